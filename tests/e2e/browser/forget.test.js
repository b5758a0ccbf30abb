// A person who wants to be forgotten: said what it means, asked once, and named nowhere from then on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { fits } from '../harness/looks.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const WORDS = {
  'en-GB': { edit: 'Edit', open: 'Forget this person…', title: 'Forget Ana', means: 'Ana is “Someone” from now on', for_good: 'This cannot be taken back.', forget: 'Forget the name', called: 'Someone', done: 'The name is forgotten' },
  'es-ES': { edit: 'Editar', open: 'Olvidar a esta persona…', title: 'Olvidar a Ana', means: 'Desde ahora Ana es «Alguien»', for_good: 'No se puede deshacer.', forget: 'Olvidar el nombre', called: 'Alguien', done: 'El nombre está olvidado' },
};

for (const [size, language] of [['phone', 'en-GB'], ['desktop', 'es-ES']]) {
  test(`a forgotten person is named nowhere (${size}, ${language})`, async (t) => {
    const words = WORDS[language];
    const server = await Server.open(t);
    const evening = await Evening.open(server, ['Ana', 'Bruno']);
    const page = await Page.open(t, browser, server.address, { size, language });
    const plain = async () => (await page.text({ role: 'main' })).replace(/[\u2068\u2069]/g, '');
    await page.go('#/people');
    await page.tap({ role: 'link', begins: 'Ana' });
    await page.tap({ role: 'button', name: words.edit });
    await page.tap({ role: 'button', name: words.open });
    await page.see({ role: 'button', name: words.forget });
    const sheet = (await page.text({ role: 'dialog' })).replace(/[\u2068\u2069]/g, '');
    for (const said of [words.title, words.means, words.for_good]) assert.ok(sheet.includes(said), sheet);
    await fits(page);
    if (process.env.SHOTS) await page.page.screenshot({ path: `${process.env.SHOTS}/forget-${size}.png` });
    await page.tap({ role: 'button', name: words.forget });
    await page.see({ role: 'heading', name: words.called });
    await soon(async () => assert.ok((await page.text({ role: 'status' })).includes(words.done)));
    for (const hash of ['#/people', evening.hash, '#/']) {
      await page.go(hash);
      await soon(async () => assert.ok((await plain()).includes('Bruno') || (await plain()).includes(words.called)));
      assert.ok(!(await plain()).includes('Ana'), hash);
    }
    const told = JSON.stringify((await server.rpc('history')).answer);
    assert.ok(told.includes(words.called) && !told.includes('Ana'));
  });
}

// To BG Stats: a finished session as a link and as a code, and its files back in.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page } from '../harness/chromium.js';
import { Evening } from '../harness/evening.js';
import { Server } from '../harness/server.js';
import { soon } from '../harness/until.js';

const EIGHT = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fabio', 'Gala', 'Hugo'];

/** The play that a link hands over. */
function decoded(link) {
  const [, data] = link.split('?data=');
  return JSON.parse(decodeURIComponent(data));
}

/** What stands in the contract: booleans always there, numbers as numbers, nothing null. */
function assertPlay(play) {
  assert.match(play.playDate, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.equal(typeof play.sourcePlayId, 'string');
  assert.equal(play.sourceName, 'Tapete');
  for (const field of ['highestWins', 'noPoints']) assert.equal(typeof play.game[field], 'boolean', field);
  assert.ok(!('bggId' in play.game) || typeof play.game.bggId === 'number');
  assert.equal(typeof play.game.sourceGameId, 'string');
  for (const player of play.players) {
    assert.equal(typeof player.startPlayer, 'boolean');
    assert.equal(typeof player.winner, 'boolean');
    assert.equal(typeof player.sourcePlayerId, 'string');
    if ('score' in player) assert.equal(typeof player.score, 'number');
    if ('rank' in player) assert.ok(Number.isInteger(player.rank) && player.rank >= 1);
  }
  assert.ok(!JSON.stringify(play).includes('null'));
}

test('a tie goes to BG Stats with two winners, and the same play twice is the same play', async (t) => {
  const server = await Server.open(t);
  const tie = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [1, 1] } });
  await tie.round([1, 0, 0], [1, 0, 0]);
  await tie.round([0, 1, 0], [0, 1, 0]);
  const log = await tie.log();
  const page = await Page.open(t, browser, `${server.address}#/session/${tie.session}`);
  await page.tap({ role: 'button', name: 'Send to BG Stats' });
  const shown = page.page.getByTestId('bg-stats-link');
  await shown.waitFor();
  const play = decoded(await shown.getAttribute('href'));
  assertPlay(play);
  assert.equal(play.playDate, new Date(log.at(-1).at).toISOString().slice(0, 19).replace('T', ' '));
  const winners = play.players.filter((player) => player.winner);
  assert.equal(winners.length, 2);
  assert.ok(winners.every((player) => player.rank === 1));
  const again = decoded((await server.rpc('bg_stats_link', { session: tie.session })).answer.link);
  assert.equal(again.sourcePlayId, play.sourcePlayId);
  // The code is wide enough for a camera: 60 % of the short edge, on white.
  const box = await page.page.getByTestId('bg-stats-code').boundingBox();
  const { width, height } = page.page.viewportSize();
  assert.ok(box.width >= 0.59 * Math.min(width, height), `${box.width} of ${width} x ${height}`);
});

test('eight people fit into a code that says the same as the link', async (t) => {
  const server = await Server.open(t);
  const table = await Evening.open(server, EIGHT, { game: 'sheet' });
  await table.row(1, [15, -20, 100, 0, 5, 6, 7, 8]);
  await table.play({ do: 'finish' });
  const { answer } = await server.rpc('bg_stats_link', { session: table.session });
  assertPlay(decoded(answer.link));
  const page = await Page.open(t, browser, `${server.address}#/session/${table.session}`);
  await page.tap({ role: 'button', name: 'Send to BG Stats' });
  await page.page.getByTestId('bg-stats-code').waitFor();
  // Reading it with a camera's eye is the service's own test; here it is drawn whole.
  const drawn = await page.page.getByTestId('bg-stats-code').locator('path').getAttribute('d');
  assert.equal(drawn, answer.path);
  await soon(async () => assert.equal((await server.rpc('bg_stats_link', { session: table.session })).answer.path, answer.path));
});

test('a file from BG Stats comes in once, with its sums, and goes back as it was', async (t) => {
  const server = await Server.open(t);
  const known = await Evening.open(server, ['Ana', 'Zoe'], { config: { round_plan: [1] } });
  await known.round([1, 0], [1, 0]);
  const page = await Page.open(t, browser, `${server.address}#/data`);
  const file = {
    players: [
      { id: 1, uuid: '11111111-1111-4111-8111-111111111111', name: 'Ana', isAnonymous: 0 },
      { id: 2, uuid: '22222222-2222-4222-8222-222222222222', name: 'Berta' },
    ],
    locations: [],
    games: [{ id: 5, uuid: '55555555-5555-4555-8555-555555555555', name: 'Azul', highestWins: 1, noPoints: 0, strange: [1, { deep: true }] }],
    plays: [{
      uuid: '66666666-6666-4666-8666-666666666666', gameRefId: 5, playDate: '2025-12-25 21:00:00', durationMin: 30, weather: 'snow',
      playerScores: [
        { playerRefId: 1, score: '12+7-3', winner: 1, rank: 0, startPlayer: 0 },
        { playerRefId: 2, score: '9', winner: 0, rank: 0, mood: 'fine' },
      ],
    }],
    userInfo: { meRefId: 1 },
  };
  const chosen = (text) => ({ name: 'plays.bgsplay', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const times of ['once', 'twice']) {
    await page.page.locator('input[type=file]').setInputFiles(chosen(JSON.stringify(file)));
    await page.page.getByText(/From BG Stats/).waitFor();
    if (times === 'once') await page.tap({ role: 'radio', name: 'The same' });
    await page.page.getByRole('button', { name: times === 'once' ? 'Take the game' : 'Take it anyway' }).click();
    await page.page.getByText(times === 'once' ? /One game is new/ : /Nothing new/).waitFor();
  }
  const { answer: people } = await server.rpc('people');
  assert.deepEqual(people.map((one) => one.name).sort(), ['Ana', 'Berta', 'Zoe']);
  const { answer: history } = await server.rpc('history', {});
  const azul = history.sessions.find((card) => card.foreign);
  assert.equal(history.sessions.length, 2);
  assert.equal(azul.standing.places[0].points, 16);

  await page.tap({ role: 'button', name: 'For BG Stats' });
  await page.page.getByText('Written', { exact: true }).waitFor();
  const { answer: work } = await server.rpc('job');
  const back = JSON.parse(await readFile(work.outcome.path, 'utf8'));
  const play = back.plays.find((one) => one.uuid === file.plays[0].uuid);
  assert.deepEqual(play, file.plays[0]);
  assert.deepEqual(back.games.find((one) => one.name === 'Azul').strange, [1, { deep: true }]);
});

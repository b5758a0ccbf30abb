// Backups, exports and imports, sending a play on, erasing.
import { Evening } from '../../harness/evening.js';
import { everyState } from '../../harness/states.js';

const FILE = {
  players: [{ id: 1, uuid: '11111111-1111-4111-8111-111111111111', name: 'Ana' }, { id: 2, uuid: '22222222-2222-4222-8222-222222222222', name: 'Berta' }],
  locations: [],
  games: [{ id: 5, uuid: '55555555-5555-4555-8555-555555555555', name: 'Azul' }],
  plays: [{ uuid: '66666666-6666-4666-8666-666666666666', gameRefId: 5, playDate: '2025-12-25 21:00:00', playerScores: [{ playerRefId: 1, score: '7' }, { playerRefId: 2, score: '9', winner: true }] }],
};

everyState('What is saved', async (server, page, at) => {
  const over = await Evening.open(server, ['Ana', 'Bruno', 'Carla'], { config: { round_plan: [1] } });
  await over.round([1, 0, 0], [1, 0, 0]);
  await server.rpc('create_backup');
  const atData = at('#/data', { role: 'heading', name: 'Backups' });
  // The screen is longer than a phone: at its end nothing lies half under the bar.
  const toEnd = () => page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  const choose = (text) => page.page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  return [
    ['what is saved', async () => {
      await atData();
      await toEnd();
    }],
    ['a file about to be taken', async () => {
      await atData();
      await choose(JSON.stringify(FILE));
      await page.page.getByText(/From BG Stats/).waitFor();
      await toEnd();
    }],
    ['a file that cannot be taken', async () => {
      await choose('{"format":"tapete","version":99}');
      await page.see({ role: 'alert' });
      await toEnd();
    }],
    ['all is whole', async () => {
      await atData();
      await page.tap({ role: 'button', name: 'Check now' });
      await page.page.getByText('Everything is whole').waitFor();
      await toEnd();
    }],
    ['going back to a copy', async () => {
      await atData();
      await page.tap({ role: 'button', begins: 'Restore' });
      await page.see({ role: 'dialog' });
    }],
    ['about to delete a copy', async () => {
      await atData();
      await page.tap({ role: 'button', begins: 'Delete' });
      await page.see({ role: 'dialog' });
    }],
    ['about to erase', async () => {
      await atData();
      await page.tap({ role: 'button', name: 'Erase everything' });
      await page.see({ role: 'dialog' });
    }],
    ['a code for BG Stats', async () => {
      await at(`#/session/${over.session}`, { role: 'button', name: 'Send to BG Stats' })();
      await page.tap({ role: 'button', name: 'Send to BG Stats' });
      await page.page.getByTestId('bg-stats-code').waitFor();
    }],
  ];
});

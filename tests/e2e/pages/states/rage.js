// Rage on a glass that lies between the people, in every state that looks different.
import { Evening, FOUR } from '../../harness/evening.js';
import { PadTable } from '../padTable.js';

const GLASS = { role: 'group', name: 'Face to face' };
const side = (who) => ({ role: 'button', begins: `${who} ` });

export async function rage(server, page, at) {
  const bids = await Evening.open(server, FOUR);
  await bids.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await bids.play({ tool: { do: 'set_clock', rules: { form: { form: 'each', ms: 600_000, increment: 0, delay: 0 }, order: 'clockwise', tokens: 0, token_ms: 0, penalty: null } } });
  await bids.play({ tool: { do: 'start_clock', turn: 1, signal: false } });
  const tricks = await Evening.open(server, FOUR);
  await tricks.bids([3, 0, 4, 2]);
  const lies = (evening) => async () => {
    await at(evening.hash, { role: 'main' })();
    if (!(await page.has(GLASS))) await new PadTable(page).choose('Face to face');
    await page.see(GLASS);
  };
  const asks = (evening, who) => async () => {
    await lies(evening)();
    await page.tap(side(who));
    await page.see({ role: 'dialog' });
  };
  return [
    ['Rage, face to face, with a clock', lies(bids)],
    ['Rage, face to face, a bid', asks(bids, 'Carla')],
    ['Rage, face to face, tricks', asks(tricks, 'Bruno')],
  ];
}

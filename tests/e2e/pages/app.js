// The frame around every screen: where one can go from anywhere.

/** The places of the rail and of the tab bar, by the address they lead to. */
export const PLACES = ['', '#/history', '#/statistics', '#/people', '#/judge', '#/dice', '#/clocks', '#/starts', '#/fairness', '#/settings', '#/new'];

/** The main heading of the screen that is shown. */
export function heading(screen) {
  return screen.text({ role: 'heading' });
}

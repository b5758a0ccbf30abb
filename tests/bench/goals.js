// The figures that were aimed at, beside those of this run; what was not reached says why.

const MS = 1_000;
const DRAWING =
  'Without a graphics card WebKit draws a table’s page on the same two cores. A step is answered once and painted once, and nothing is measured in between.';
const YEARS =
  'Sums are stored for all time, each group and each venue; a span of time is summed up from its sessions, a row each, packed with everybody’s plays. What is left is mostly SQLite that hands over rows: for a person’s year each of their plays, for two people every play of the one, for milestones every play there is.';
const RULES =
  'Lists on the heap are a tenth of the time or less. The rest is spread over shuffling and drawing, what each rule checks, and the random player itself, a quarter to a third where there is much to choose from. No one waits for it: it is microseconds of a step.';
const BEGIN =
  'The first paint waits for nothing. Half to two thirds of what follows pass until the engine’s first answer: its code is compiled, its database opened. The rest is the first screen, its scripts and its drawing.';
const SIZE =
  'Most of it is SQLite, the screens, and the reading and writing of the commands and events of six engines; thin link-time optimisation would save 4 to 7 % and compiles each crate once more for each program.';

/** Each goal with its figure of this run, the most that it may be (or the least), and why it is more where it is. */
export function goals({ app, bare, phone, native, step, least, solver, files, past, guests, club, peers, megabytes }) {
  const median = (what) => past.figures.find((figure) => figure.what === what).p50;
  const others = past.figures.filter(({ what }) => /^(history|search|statistics)/.test(what));
  const slowest = (by) => Math.max(...others.map((figure) => figure[by])) / MS;
  const most = (what, unit, limit, is, why) => ({ what, goal: `≤ ${limit} ${unit}`, is, unit, reached: is <= limit, why });
  const faster = { rage: 3, cover_your_assets: 3, rush7: 3, rolls: 100, rummikub: 5 };
  return [
    most('A tap, median, over a bare window', 'ms', 17, app.tap.p50 - bare.tap.p50, DRAWING),
    most('A tap, 95 of 100, over a bare window', 'ms', 33, app.tap.p95 - bare.tap.p95, DRAWING),
    most('Start beside a bare window', '×', 1.25, app.start / bare.start,
      '200 to 550 ms come to it, more where the bare window itself takes longer; which part of them is the page’s scripts and which the first answers was not measured.'),
    most('Memory over a bare window', 'MB', 50, app.pss - bare.pss,
      'The backend’s own is less than a tenth of it; the rest is WebKit’s for a page with fonts, styles and drawn layers.'),
    most('A step, median, beside a request that reads nothing and one sync', '×', 1.5, step.p50 / least.p50,
      'Half of a step’s work is SQLite’s: six statements, and several pages of its log that are written, each with its checksum, and synced where the floor has one. The log is written over, not lengthened, once a first table has ended. A quarter is the command, decided and then applied as it will be read back; an eighth the JSON of the answer.'),
    most('Every projection of a million events built again', 's', 3, past.rebuild_ms / MS,
      'Both cores are busy. Half of the processor’s time is spent on reading, verifying and folding the journals, on every core with a connection for each; the other half on one connection that is waited for: it writes 380,000 rows, each table in the order of its keys and 32 at a time, adds up the sums, and reads the rows of sessions that are as they were. In the app it happens in a copy, in the background.'),
    most('The same file taken in', 's', 15, past.transfers.import.ms / MS, 'As for the rebuild.'),
    most('An event on the disk, with everything', 'B', 150, past.bytes / past.events,
      'An event is stored as it was decided, 134 bytes of JSON on average, in the row of its step beside the command and a digest: steps are two thirds of the file. Integer keys would save 16 bytes more. Deflated step by step events would take half, and a tenth with a dictionary for each game, which then could never change: and every rebuild would unpack them all.'),
    most('First page and statistics, medians', 'ms', 2, (median('history: the first page') + median('statistics: everything')) / MS),
    most('The slowest filter, search or statistic, median', 'ms', 5, slowest('p50'), YEARS),
    most('The slowest filter, search or statistic, 99 of 100', 'ms', 16, slowest('p99'), YEARS),
    most('The longest wait while everything is exported, checked or built again', 'ms', 50,
      Math.max(...past.waits.map(({ longest }) => longest)) / MS,
      'No lock is held so long. The copy that is checked is never synced, and an export 4 MB at a time; a step’s own sync waits behind what the disk is at.'),
    ...peers.filter(({ game }) => game in faster).map(({ game, title, ratio }) => ({
      what: `${title} beside OpenSpiel`, goal: `≥ ${faster[game]} ×`, is: ratio, unit: '×', reached: ratio >= faster[game], why: RULES,
    })),
    most('Best Rummikub play, median', 'µs', 15, solver.p50, 'Every answer is proven best, and begins with no memory of the one before.'),
    most('Best Rummikub play, 99 of 100', 'ms', 1, solver.p99 / MS),
    most('Best Rummikub play, the slowest', 'ms', 10, solver.max / MS),
    most('A step of a game file beside Rage', '×', 1.5, files.step / files.rage),
    most('A game file of 64 KiB read', 'ms', 20, files.read / MS,
      'Its entries are tried and its 100 cases played on one core; where random evenings are played half as fast again it takes 19 ms.'),
    most('200 rows of 20 people folded again', 'ms', 20, files.refold / MS),
    most('Eight phones, two entries a second, 99 of 100 painted', 'ms', 33, guests.quiet.p99,
      'Eight browsers and the server share the cores of one machine: the last of eight pages is drawn after the other seven.'),
    most('Eight phones, an entry 60 ms after the one before, 99 of 100 painted', 'ms', 100, guests.paint.p99,
      `Eight browsers and the server share the cores of one machine. Where no page draws, 99 of 100 lines are at each phone within ${guests.told.p99.toFixed(0)} ms.`),
    most('From the code to the table, a phone that was never here', 'ms', 1000, guests.joins.both.p50),
    most('A club: memory that comes to it in an hour', 'MB', 2, club.slope,
      'A table that is open holds its journal, with each step’s command, events and sentences as text, and a copy of itself at every 32nd step; for each phone what it was told last. These grow with the table: in that hour 9,000 steps are taken.'),
    most('A line to a phone, 99 of 100', 'kB', 2, guests.told.bytes.p99 / MS),
    most('A guest’s first load', 'kB', 120, guests.paint.first.lobby / MS),
    most('Page without a server, four times slower: first paint, cold', 'ms', 1500, phone.cold_paint),
    most('Page without a server, four times slower: first paint, warm', 'ms', 600, phone.warm_paint),
    most('Page without a server, four times slower: all drawn, cold', 'ms', 2500, phone.cold_ready, BEGIN),
    most('Page without a server, four times slower: all drawn, warm', 'ms', 2500, phone.warm_ready, BEGIN),
    most('Page without a server: memory over the native page', 'MB', 80, phone.memory - native.memory,
      'The engine’s compiled code and its database are in the page’s own process.'),
    most('Page without a server: its engine', 'MB', 1.2, phone.bytes / 1e6,
      'Nothing unwinds in it and it is optimised for size as one whole; most of it is SQLite and the reading and writing of the commands and events of six engines.'),
    most('The app', 'MB', 10, megabytes.app, SIZE),
    most('The command line', 'MB', 10, megabytes.line, SIZE),
  ];
}

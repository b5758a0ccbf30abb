// Puts every figure of one run into docs/performance.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { goals } from './goals.js';

const [folder, target] = process.argv.slice(2);
const told = (name) => readFileSync(join(folder, name), 'utf8');
const json = (name) => JSON.parse(told(name).trim().split('\n').at(-1));

const { step, sync, least, long } = json('steps');
const { app, bare } = json('window');
const rolls = json('rolls');
const { phone, native } = json('phone');
const solver = json('solver');
const files = json('files');
const tools = json('tools');
const past = json('remembered');
const guests = json('guests');
const club = json('club');
const { sheet, rolls: dice } = json('long');
const { evenings, rolls: hands, refold_us: refold, table_us: tables } = json('playouts');
const wasm = json('wasm').evenings;

/** How large a program is, in MB. */
const size = (name) => statSync(join(target, 'release', name)).size / 1e6;
const ratio = (a, b) => (b > 0 ? `${(a / b).toFixed(2)}×` : '—');
const whole = (n) => Math.round(n).toLocaleString('en');

const assets = readdirSync('ui/dist/assets').filter((name) => /\.(js|css)$/.test(name));
const zipped = (ending) => assets.filter((name) => name.endsWith(ending))
  .reduce((sum, name) => sum + gzipSync(readFileSync(`ui/dist/assets/${name}`), { level: 9 }).length, 0) / 1000;

/** A figure to two digits that count. */
const about = (n) => Number(n.toPrecision(2)).toLocaleString('en');
/** A game's name, as its own catalogue has it. */
function title(id) {
  const folder = `ui/src/games/${id}`;
  const sentences = readdirSync(folder).filter((name) => name.endsWith('en.ftl')).map((name) => readFileSync(join(folder, name), 'utf8'));
  const name = new RegExp(`^game-${id} = (.*)$`, 'm').exec(sentences.join('\n'))?.[1] ?? id;
  return name.replace(/\{ "(.)" \}/g, '$1');
}

/** An entry of a list in lines of at most 120 columns. */
const wrapped = (text) => text.replace(/(?=.{121})(.{1,118})\s/g, '$1\n  ');

const rows = [
  ['Tap to repaint, median: a recorded step through the whole stack', `${app.tap.p50.toFixed(0)} ms`,
    `${bare.tap.p50.toFixed(0)} ms: a bare window's echo`, ratio(app.tap.p50, bare.tap.p50)],
  ['Tap to repaint, 95 of 100', `${app.tap.p95.toFixed(0)} ms`, `${bare.tap.p95.toFixed(0)} ms`,
    ratio(app.tap.p95, bare.tap.p95)],
  ['Cold start to first paint, median', `${whole(app.start)} ms`, `${whole(bare.start)} ms: a bare window`,
    ratio(app.start, bare.start)],
  ['Memory with a table open (PSS, all processes)', `${whole(app.pss)} MB`, `${whole(bare.pss)} MB: a bare window`,
    ratio(app.pss, bare.pss)],
  ['Page without a server: tap to repaint, median; 95 of 100', `${phone.p50.toFixed(0)} ms; ${phone.p95.toFixed(0)} ms`,
    `${native.p50.toFixed(0)} ms; ${native.p95.toFixed(0)} ms: the native server, same browser`, ratio(phone.p50, native.p50)],
  ['Page without a server: memory of the browser with a table open (PSS without the files of its program)', `${whole(phone.memory)} MB`,
    `${whole(native.memory)} MB: the native server's page`, ratio(phone.memory, native.memory)],
  ['Page without a server, processor four times slower: first paint, cold; warm', `${whole(phone.cold_paint)} ms; ${whole(phone.warm_paint)} ms`, '—', '—'],
  ['The same: everything drawn, cold; warm', `${whole(phone.cold_ready)} ms; ${whole(phone.warm_ready)} ms`, '—', '—'],
  ...wasm.map((e, at) => [
    `Engine of the page: random evening of ${title(e.game)}, ${e.people} people`,
    `${about(e.evenings)} a second, ${about(e.decisions)} decisions`,
    `${about(evenings[at].evenings)} a second, ${about(evenings[at].decisions)} decisions: native`, ratio(e.evenings, evenings[at].evenings)]),
  ['Engine of the page, to download (brotli)', `${(phone.bytes / 1e6).toFixed(2)} MB`, '—', '—'],
  ['Acknowledged step over a connection, median', `${whole(step.p50)} µs`,
    `${whole(least.p50)} µs: a request that reads nothing, and the disk's own sync of a page (${whole(sync.p50)} µs)`, ratio(step.p50, least.p50)],
  ['The same, 99 of 100', `${whole(step.p99)} µs`, `${whole(least.p99)} µs`, ratio(step.p99, least.p99)],
  ['Acknowledged step in a round of 10,000, median: the last 1,000', `${whole(long.last.p50)} µs (sync ${whole(long.sync[1].p50)} µs)`,
    `${whole(long.first.p50)} µs (sync ${whole(long.sync[0].p50)} µs): the first 1,000`, ratio(long.last.p50, long.first.p50)],
  ['Refold of a table of 1,000 steps', `${whole(refold)} µs`, `${whole(sync.p50)} µs: one sync`, ratio(refold, sync.p50)],
  ...evenings.map((e) => [
    `Random evening of ${title(e.game)}, ${e.people} people: ${about(e.decisions / e.evenings)} decisions`,
    `${about(e.evenings)} a second, ${about(e.decisions)} decisions`,
    `${about(e.logged)} a second with the log of events`, ratio(e.logged, e.evenings)]),
  ['A step of Skull King from its file, ten people in the tenth round, median', `${whole(files.step)} µs`,
    `${whole(files.rage)} µs: one of Rage, four people in the tenth round`, ratio(files.step, files.rage)],
  [`A game file of ${whole(files.bytes / 1024)} KiB read, its entries tried and its 100 cases played`, `${(files.read / 1000).toFixed(1)} ms`, '—', '—'],
  ['A table of a file, 200 rows of 20 people, folded again', `${(files.refold / 1000).toFixed(1)} ms`, '—', '—'],
  ['The first of 200 such rows corrected, by a file with as much to work out as it may have', `${whole(files.corrected / 1000)} ms`, '—', '—'],
  ['A Rummikub turn with all 106 tiles judged', `${tables[0].toFixed(1)} µs; ${tables[1].toFixed(1)} µs where jokers have to be replaced`, '—', '—'],
  [`Best Rummikub play, median of ${whole(solver.n)} positions`, `${solver.p50} µs`, '—', '—'],
  ['The same, 99 of 100; the slowest', `${whole(solver.p99)} µs; ${whole(solver.max)} µs`, '—', '—'],
  [`Best Rummikub play, median of ${solver.beside.n} of them`, `${solver.beside.p50} µs`,
    `${whole(solver.program.p50)} µs: an integer program (microlp)`, ratio(solver.beside.p50, solver.program.p50)],
  [`Fairness of ${whole(tools.rolls)} logged rolls, median; 99 of 100`, `${whole(tools.fairness.p50)} µs; ${whole(tools.fairness.p99)} µs`,
    `${whole(sync.p50)} µs: one sync`, ratio(tools.fairness.p50, sync.p50)],
  [`An alarm after its deadline, median; 99 of 100 of ${tools.alarm_late.n}`,
    `${(tools.alarm_late.p50 / 1000).toFixed(1)} ms; ${(tools.alarm_late.p99 / 1000).toFixed(1)} ms`, '—', '—'],
  ['The clock after a minute with every core busy', `${tools.drift_ms} ms off`, '—', '—'],
  ...Object.entries(rolls).flatMap(([where, { taps, frames, faces }]) => {
    const what = `Five people roll at once, ${whole(taps.reduce((sum, n) => sum + n, 0))} rolls, none lost (${where})`;
    return [
      [`${what}: from tap to faces, 99 of 100`, `${faces.p99.toFixed(0)} ms; median ${faces.p50.toFixed(0)} ms`, '—', '—'],
      [`The same: a frame, 95 of 100`, `${frames.p95.toFixed(1)} ms`, '—', '—'],
    ];
  }),
  ...[['two entries a second', guests.quiet], ['an entry 60 ms after the one before', guests.paint]].flatMap(([how, of]) => [
    [`Eight phones, ${how}: from the keeper's entry to the paint on each, median; 99 of 100 of ${whole(of.n)}`,
      `${of.p50.toFixed(0)} ms; ${of.p99.toFixed(0)} ms`, '—', '—'],
    ['Of that, until the page has read the new table; from there to the paint',
      `${of.hearing.p50.toFixed(0)} ms; ${of.drawing.p50.toFixed(0)} ms`, '—', '—'],
  ]),
  ['The same without pages: until the line is at each of eight programs that listen, median; 99 of 100',
    `${guests.told.p50.toFixed(0)} ms; ${guests.told.p99.toFixed(0)} ms`, '—', '—'],
  ['A line to one of eight phones, each of 60 rows that the keeper writes, median; 99 of 100',
    `${(guests.told.bytes.p50 / 1000).toFixed(1)} kB; ${(guests.told.bytes.p99 / 1000).toFixed(1)} kB`, '—', '—'],
  [`From the code to the seats on a phone that was never here, and from its choice to the table, median of ${guests.joins.n}; the slowest of both`,
    `${guests.joins.chooses.p50.toFixed(0)} ms and ${guests.joins.table.p50.toFixed(0)} ms; ${guests.joins.both.p99.toFixed(0)} ms`, '—', '—'],
  [`A club, thirty tables of five phones, ${whole(club.steps)} steps: from an entry until its line is at each phone of the table, median; 99 of 100`,
    `${club.p50.toFixed(1)} ms; ${club.p99.toFixed(1)} ms`, '—', '—'],
  ['The same: memory of the server at the end; what comes to it in an hour; handles left open',
    `${whole(club.memory)} MB; ${club.slope.toFixed(1)} MB; ${Math.max(0, club.handles)}`, '—', '—'],
  [`Eight phones roll 20 times a second each, durably: ${whole(guests.rolls.n)} rolls, none lost, none another's; median; 99 of 100`,
    `${guests.rolls.p50.toFixed(1)} ms; ${guests.rolls.p99.toFixed(1)} ms`, '—', '—'],
  ["A guest's first load over the network, until a seat can be chosen; until the table is seen",
    `${whole(guests.paint.first.lobby / 1000)} kB; ${whole(guests.paint.first.table / 1000)} kB`, '—', '—'],
  ['The screens, gzip', `${zipped('.js').toFixed(1)} kB script, ${zipped('.css').toFixed(1)} kB style`, '—', '—'],
  ['The app, one file', `${size('tapete-app').toFixed(2)} MB`, `${size('examples/bare').toFixed(2)} MB: a bare window`,
    ratio(size('tapete-app'), size('examples/bare'))],
  ['The command line with the server, one file', `${size('tapete').toFixed(2)} MB`, '—', '—'],
];

const micros = (n) => (n < 1_000 ? `${whole(n)} µs` : `${(n / 1_000).toFixed(1)} ms`);
const remembered = [
  ...past.figures.map((f) => [f.what, f.p50, f.p99]),
  [`the longest of the latest evenings of Rage (${past.reviews.steps} steps): read from the disk`, past.reviews.open.p50, past.reviews.open.p99],
  ['the same: looked back at', past.reviews.review.p50, past.reviews.review.p99],
  ['the same: a page of its log', past.reviews.log.p50, past.reviews.log.p99],
  ['the same: any moment of it', past.reviews.moment.p50, past.reviews.moment.p99],
].map(([what, p50, p99]) => [what, micros(p50), micros(p99)]);

const lengths = [...sheet, dice.look].map(({ steps, step, first_look, review, log_page, undo }, at) => [
  at < sheet.length ? `a sheet after ${whole(steps)} steps` : `${whole(dice.dice)} dice in ${whole(steps)} rolls`,
  ...[step, first_look, review, log_page, undo].map(micros), `${(review / steps).toFixed(0)} µs`,
]);

const transfers = [['exported', 'export'], ['looked into', 'look'], ['taken in', 'import']].map(([what, name]) => {
  const { ms, before_mb: before, peak_mb: peak } = past.transfers[name];
  return [what, `${(ms / 1000).toFixed(1)} s`, `${before} MB`, `${peak} MB`];
});

const jobs = {
  export_all: 'everything is exported: a roll, recorded',
  check_integrity: 'everything is checked: a roll, recorded',
  rebuild: 'every projection is built again: the first page of the history',
};
const waits = past.waits.map(({ job, ms, n, p50, p99, longest }) => [
  `${jobs[job]}, ${whole(n)} times in ${(ms / 1000).toFixed(1)} s`, micros(p50), micros(p99), micros(longest),
]);

// Each game's evenings with the fewest people are compared.
const peers = (existsSync(join(folder, 'peers')) ? json('peers') : []).map(({ game, kin, decisions }) => {
  const { evenings: rate, decisions: ours, logged, people } = evenings.find((e) => e.game === game);
  const own = (ours / rate) * logged;
  return { game, title: `${title(game)}, ${people} people`, own, kin, decisions, ratio: own / decisions };
});
// A roll and a decision of Yacht are alike; a whole game of Rush Out! is more than dice.
const yacht = peers.find(({ game }) => game === 'rush_out');
if (yacht) peers.push({ ...yacht, game: 'rolls', title: 'Rush Out!, rolls', own: hands, ratio: hands / yacht.decisions });
const beside = peers.map(({ title, own, kin, decisions, ratio }) => [
  title, about(own), `${about(decisions)}: \`${kin}\``, `${ratio.toFixed(2)}×`,
]);

const aims = goals({
  app, bare, phone, native, step, least, solver, files, past, guests, club, peers,
  megabytes: { app: size('tapete-app'), line: size('tapete') },
});
const missed = new Map();
for (const { what, why = 'The reason is not known yet.' } of aims.filter(({ reached }) => !reached)) missed.set(why, [...(missed.get(why) ?? []), what]);

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();

const text = `# Performance

Written by one whole \`./dev bench\` of commit ${commit}; every peer was measured in the same run. Figures of two runs are
not comparable, ratios are.

Machine: ${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux; release build; the window under Xvfb with
software drawing. Load when it began: ${process.env.LOAD}.

| what | Tapete | beside | ratio |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## Engines

Decisions a second on one core: ours with every rule checked and a log of the events, beside the nearest kin of a game
in OpenSpiel 2.0.2, which is told only what is legal and keeps no log. \`./dev bench --peers\` measures them in the same
run. A decision of Rush 7 lays a whole hand, one of Crazy Eights a card; our dealing is counted, theirs is not.

${beside.length > 0 ? `| game | Tapete | OpenSpiel | ratio |
| --- | --- | --- | --- |
${beside.map((row) => `| ${row.join(' | ')} |`).join('\n')}` : 'Not measured in this run.'}

## Goals

| what | goal | here | reached |
| --- | --- | --- | --- |
${aims.map(({ what, goal, is, unit, reached }) => `| ${what} | ${goal} | ${about(is)} ${unit} | ${reached ? 'yes' : 'no'} |`).join('\n')}

Why some are not reached:

${[...missed].map(([why, those]) => wrapped(`- **${those.join('; ')}**: ${why}`)).join('\n')}

## A long table

Points are written into a sheet of up to 190 rows, dice are rolled in between; a step's answer holds the whole sheet.

| what | a step | a first look | a review | a page of the log | undo | a review, each step |
| --- | --- | --- | --- | --- | --- | --- |
${lengths.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## The past

${whole(past.sessions)} sessions with ${whole(past.events)} events, ${(past.bytes / 1e6).toFixed(0)} MB (${whole(past.bytes / past.events)} B an event with everything).
Asked as a screen asks, from the request's text to the answer's.

| what | median | 99 of 100 |
| --- | --- | --- |
${remembered.map((row) => `| ${row.join(' | ')} |`).join('\n')}

Opened and the first page shown: ${micros(past.open_us)}. Every projection built again: ${(past.rebuild_ms / 1000).toFixed(1)} s, ${past.rebuild_peak_mb} MB at most.
Memory: ${past.now_mb} MB at the end, ${past.peak_mb} MB at most.

Everything as one file (${(past.transfers.bytes / 1e6).toFixed(0)} MB), and in again where nothing is:

| what | time | memory before | at most |
| --- | --- | --- | --- |
${transfers.map((row) => `| ${row.join(' | ')} |`).join('\n')}

What is asked while a job works through everything:

| while | median | 99 of 100 | the longest |
| --- | --- | --- | --- |
${waits.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## How it is measured

- **Tap to repaint** (\`tests/bench/window.js\`): in the real window a table of Rage is open and *Undo* and *Redo* are
  tapped in turn. Each is a step of its own: IPC, rules, one durable transaction, the answer, the new screen. The time
  ends with the second frame after the first change. The bare window sends a number to its shell and shows what comes
  back. At 60 frames a second this method cannot say less than 17 to 33 ms.
- **Cold start**: from the beginning of the process to the first contentful paint, as the page's own clock tells it.
- **Acknowledged step** (\`tests/benches/steps.rs\`): a \`play\` of Rage over an open connection to the server,
  from the first byte of the request to the last of the answer. Beside it, after each step: a request that reads
  nothing, and an overwritten page of 4 KiB with \`fsync\`. The long round is one of Rush Out!, without a connection: a
  roll is asked for ten thousand times.
- **The past** (\`tests/benches/remembered\`): evenings of ten years by forty people, as the games suggest; made once
  and left under the target folder. While a job runs a die is rolled, or the history asked for, every 20 ms.
- **Evenings and refold** (\`crates/games/benches\`): the rules alone, on one core. A random player asks for every legal
  card.
- **The same in the page's engine**: the same program, compiled to WebAssembly with the engine's profile (small before
  fast) and run by Node, whose V8 is also Chromium's. A phone's processor is slower than this one: the ratio counts.
- **Starts of the page without a server** (\`tests/bench/phone.js\`): the median of five, in a phone's profile, Chromium
  told to be four times slower. *Cold* is the first visit, *warm* a new start of the whole browser with everything kept.
  All is drawn when the first screen no longer waits.
- **A game from a file** (\`tests/benches/files.rs\`): steps through the whole stack, ten people at Skull King beside four
  at Rage, each in its tenth round; a file with as many fields, parts and cases as there may be; a table of bids and
  tricks, folded from its stored events; a correction after which 200 rows are decided again, most of it for 20 checks.
- **Rolls** (\`tests/bench/rolls.js\`): five pointers of the page's own, each 8 times a second for a minute, on one
  table in front of everybody; every roll is counted in the table's log.
- **Eight phones** (\`tests/bench/guests.js\`): eight contexts of one browser and the server share the machine. An entry
  of the keeper ends on a phone with the second frame after its total changed; it begins with the first of the two
  requests that make it. People write seconds apart, which two entries a second are nearer to; 60 ms apart two cores are
  asked for as much drawing as they can do. Eight phones have eight processors, and here they share those of the server:
  what the line takes without pages is the app's, the rest is mostly the machine's. The rolls are sent on kept
  connections and counted in the log, in the roller's name.
- **A phone joins** (in the same file): a context without anything stored opens the address, and the seats are waited
  for; then a name is chosen and said again, and the table is waited for. What the person needs in between is not in it.
- **A club** (\`tests/bench/club.js\`): an hour of thirty tables in three minutes, without pages. Each phone writes its
  own points once a minute of the evening and connects again every tenth time. Memory that no other process has is read
  each minute from the tenth on; what comes to it in an hour is the slope of the least squares.
- **Best play** (\`crates/solver/benches/positions\`): turns of simulated games, openings, tiny, packed and full tables
  up to all 106 tiles, with and without the joker rules, each proven best. The least of up to twenty runs counts. The
  integer program is asked about a few of each kind, and has to agree.
`;
writeFileSync('docs/performance.md', text);

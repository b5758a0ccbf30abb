import type { Line, LogEntry, Standing } from '../gen/wire';
import { capital, t } from '../i18n/index.svelte';
import { sayAll, type SeatNames } from '../i18n/say';
import { sayChange } from '../i18n/sayChange';
import { changesOf, seatOf } from './logEntries';

/** What a correction is called: "Correction of round 1". */
function named(changed: readonly Line[], counts: Standing['counts'] = 'rounds'): string {
  const rounds = changed.flatMap(({ round }) => (round === null ? [] : [round]));
  const plain = rounds.length === 0 || counts === 'sheet' || counts === 'nothing';
  return capital(plain ? t('line-step-corrected-plain') : t('line-step-corrected', { counts, round: Math.min(...rounds) }));
}

/** A correction in one line: what it changed, each from what to what, and whose piece stands before it where it is one person's. */
export function correctionSaid(entry: Pick<LogEntry, 'lines' | 'before'>, counts: Standing['counts'], seats: SeatNames) {
  const all = changesOf(entry);
  const own = all.filter(({ before, after }) => !(after ?? before)?.follows);
  const changes = own.length > 0 ? own : all;
  const name = named(all.flatMap(({ after }) => after ?? []), counts);
  const what = changes.map(({ before, after }) => sayChange(before, after, seats)).join(' · ');
  const whose = new Set(changes.map(({ before, after }) => { const line = after ?? before; return line && seatOf(line); }));
  const [seat] = whose;
  const rule = changes.find(({ after }) => after?.rule)?.after?.rule ?? null;
  return { sentence: what ? t('table-correction', { name, what }) : name, seat: whose.size === 1 ? seat : undefined, rule };
}

/** What a step that can be undone says, in one line. */
export function stepSaid(entry: LogEntry, lines: readonly Line[], counts: Standing['counts'], seats: SeatNames): string {
  if (entry.kind === 'amend') return correctionSaid(entry, counts, seats).sentence;
  return lines.length > 0 ? sayAll(lines, seats) : t(`word-fact-${entry.kind}`);
}

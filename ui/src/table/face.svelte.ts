import { readStored, writeStored } from '../platform/storage';

/** How a table lies between the people on this device. */
interface Lying {
  /** So many seats on, so that the keeper sits at the foot of the glass. */
  turned: number;
}

const NAME = 'tapete.face-to-face';
/** Tables of long ago are forgotten. */
const MOST = 40;

function read(): [string, Lying | null][] {
  const stored = readStored(NAME);
  return Array.isArray(stored) ? (stored as [string, Lying | null][]) : [];
}

let tables = $state.raw(new Map(read()));

function write(to: Map<string, Lying | null>) {
  tables = to;
  writeStored(NAME, [...to].slice(-MOST));
}

/** Whether this table lies face to face here, and how it is turned; `unsaid` counts until it is said. */
export function lying(session: string, unsaid?: Lying): Lying | undefined {
  const said = tables.get(session);
  return said === undefined ? unsaid : (said ?? undefined);
}

/** Lays a table between the people, or turns it one seat on. */
export function layBetween(session: string, turned = 0): void {
  const rest = new Map(tables);
  rest.delete(session);
  write(rest.set(session, { turned }));
}

/** The keeper holds it again. */
export function pickUp(session: string): void {
  const rest = new Map(tables);
  rest.delete(session);
  write(rest.set(session, null));
}

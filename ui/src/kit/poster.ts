import type { PieceNumber } from './person';
import { shapes } from './shapes';

export interface PosterRow {
  /** Before the name: "1st". */
  lead?: string;
  piece?: PieceNumber;
  text: string;
  /** At the end of the line: "83". */
  end?: string;
  strong?: boolean;
}

/** All that a picture to be sent on says; nothing else gets into it. */
export interface Poster {
  brand: string;
  title: string;
  /** Quieter lines below the title: edition, date. */
  facts: readonly string[];
  /** The sentence that must do alone. */
  sentence: string;
  rows: readonly PosterRow[];
}

const WIDE = 1080;
const EDGE = 72;
const ROW = 104;
const TITLE = 88;

/** Words as lines that fit; a word that is too long alone is cut. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** A text that fits, its end left out where it does not. */
export function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A picture of it as a PNG, on paper by daylight whatever the theme. */
export async function drawPoster(poster: Poster): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const token = tokens();
  const font = (size: number, weight: number) => `${weight} ${size}px ${token('--font')}`;
  const inside = WIDE - 2 * EDGE;
  const lines = (text: string, face: string, room: number) => {
    pen.font = face;
    return wrapped(text, (line) => pen.measureText(line).width <= room);
  };
  const title = lines(poster.title, font(80, 700), inside);
  const sentence = lines(poster.sentence, font(56, 680), inside - 2 * 56);
  const facts = poster.facts.flatMap((fact) => lines(fact, font(34, 480), inside));
  const below = 196 + (title.length - 1) * TITLE;
  const panel = below + 4 + facts.length * 46;
  canvas.width = WIDE;
  canvas.height = panel + 64 + sentence.length * 66 + 24 + poster.rows.length * ROW + 40 + 120;

  pen.fillStyle = token('--ground');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'alphabetic';
  const write = (text: string, x: number, y: number, face: string, colour: string, align: CanvasTextAlign = 'left') => {
    pen.font = face;
    pen.fillStyle = token(colour);
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  title.forEach((line, i) => write(cut(line, measure(pen, font(80, 700), inside)), EDGE, 140 + i * TITLE, font(80, 700), '--ink'));
  facts.forEach((fact, i) => write(fact, EDGE, below + i * 46, font(34, 480), '--ink-2'));

  pen.fillStyle = token('--paper');
  pen.beginPath();
  pen.roundRect(EDGE - 16, panel, WIDE - 2 * EDGE + 32, canvas.height - panel - 120, 36);
  pen.fill();
  let y = panel + 64;
  for (const line of sentence) write(line, EDGE + 40, (y += 66) - 18, font(56, 680), '--ink');
  y += 24;
  for (const row of poster.rows) {
    pen.fillStyle = token('--line');
    pen.fillRect(EDGE + 40, y, inside - 80, 2);
    const base = y + 68;
    const end = row.end ?? '';
    pen.font = font(52, 620);
    const room = inside - 80 - 200 - (end ? pen.measureText(end).width + 24 : 0);
    const name = row.strong ? font(46, 680) : font(46, 480);
    let x = EDGE + 40;
    if (row.lead) {
      write(row.lead, x, base, font(36, 480), '--ink-2');
      x += 104;
    }
    if (row.piece) {
      drawPiece(pen, row.piece, x, base - 38, 42, token(`--k${row.piece}`));
      x += 66;
    }
    write(cut(row.text, measure(pen, name, room + (row.lead ? 0 : 104))), x, base, name, '--ink');
    if (end) write(end, WIDE - EDGE - 40, base, font(52, 620), '--ink', 'right');
    y += ROW;
  }
  write(poster.brand, EDGE, canvas.height - 44, font(40, 760), '--brand');
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

const measure = (pen: CanvasRenderingContext2D, face: string, room: number) => (text: string) => {
  pen.font = face;
  return pen.measureText(text).width <= room;
};

function drawPiece(pen: CanvasRenderingContext2D, piece: PieceNumber, x: number, y: number, size: number, colour: string): void {
  const shape = shapes[piece];
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineJoin = 'round';
  pen.lineWidth = shape.stroke;
  const path = new Path2D(shape.path);
  if (!shape.hollow) pen.fill(path);
  if (shape.stroke > 0) pen.stroke(path);
  pen.restore();
}

/** The tokens of the light theme, read where the design keeps them. */
function tokens(): (name: string) => string {
  const probe = document.createElement('div');
  probe.dataset['theme'] = 'light';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = new Map<string, string>();
  for (const name of ['--font', '--ground', '--paper', '--ink', '--ink-2', '--line', '--brand']) found.set(name, style.getPropertyValue(name));
  for (let piece = 1; piece <= 8; piece++) found.set(`--k${piece}`, style.getPropertyValue(`--k${piece}`));
  probe.remove();
  return (name) => found.get(name) ?? '';
}

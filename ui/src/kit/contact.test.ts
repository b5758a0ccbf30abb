import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneContact } from './contact';

describe('a finger that bounces on a pad', () => {
  let pad: HTMLElement;
  let elsewhere: HTMLElement;
  let stop: () => void;
  let asked: string;
  let taken: number;
  /** Later than every press of the test before. */
  let start = 0;

  beforeEach(() => {
    start += 10_000;
    asked = 'Ana';
    taken = 0;
    pad = document.body.appendChild(document.createElement('div'));
    elsewhere = document.body.appendChild(document.createElement('button'));
    const key = pad.appendChild(document.createElement('button'));
    key.addEventListener('click', () => {
      taken += 1;
      asked = asked === 'Ana' ? 'Bruno' : 'Carla';
    });
    stop = oneContact(() => asked)(pad);
  });
  afterEach(() => (stop(), pad.remove(), elsewhere.remove()));

  function press(at: number, { on = pad.firstElementChild as Element, x = 100, detail = 1 } = {}) {
    const event = new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: 100 });
    Object.defineProperty(event, 'timeStamp', { value: start + at });
    on.dispatchEvent(event);
  }

  it.each<[string, number, () => void]>([
    ['within 150 ms at one place counts once', 1, () => (press(0), press(149))],
    ['three times counts once', 1, () => (press(0), press(60), press(140))],
    ['later than that counts', 2, () => (press(0), press(151))],
    ['on another key counts', 2, () => (press(0), press(80, { x: 130 }))],
    ['in one turn counts twice', 2, () => (press(0), (asked = 'Ana'), press(80))],
    ['by the keyboard counts', 2, () => (press(0), press(80, { detail: 0 }))],
    ['that went elsewhere in between has not bounced', 2, () => (press(0), press(60, { on: elsewhere, x: 300 }), press(140))],
  ])('%s', (_, counted, presses) => {
    presses();
    expect(taken).toBe(counted);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { meantTap, oneContact } from './contact';

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

describe('a finger that bounces between people', () => {
  /** Later than every tap of the test before. */
  let start = 0;

  /** What counted of two taps: on the same key or on the one that comes in its place, so much later, so far away. */
  function taps({ same, later, right = 0 }: { same: boolean; later: number; right?: number }) {
    let taken = 0;
    start += 10_000;
    const keys = [0, 1].map(() => document.body.appendChild(document.createElement('button')));
    const stops = keys.map((key) => meantTap(() => (taken += 1))(key));
    const touch = (key: Element | undefined, at: number, x: number) => {
      for (const [kind, when] of [['pointerdown', at], ['pointerup', at + 30]] as const) {
        const event = new MouseEvent(kind, { clientX: x, clientY: 100 });
        for (const [name, value] of Object.entries({ timeStamp: when, pointerId: 1, width: 8, height: 8 })) Object.defineProperty(event, name, { value });
        key?.dispatchEvent(event);
      }
    };
    touch(keys[0], start, 100);
    touch(keys[same ? 0 : 1], start + 30 + later, 100 + right);
    stops.forEach((stop) => stop());
    keys.forEach((key) => key.remove());
    return taken;
  }

  it.each<[string, number, Parameters<typeof taps>[0]]>([
    ['presses nothing that came in the place of the key', 1, { same: false, later: 60 }],
    ['rolls the same dice twice', 2, { same: true, later: 60 }],
    ['comes later', 2, { same: false, later: 151 }],
    ['is one of another person', 2, { same: false, later: 60, right: 30 }],
  ])('%s', (_, counted, how) => {
    expect(taps(how)).toBe(counted);
  });
});

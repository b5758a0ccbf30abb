import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRIGGERS } from 'svelte-dnd-action';
import { dragZone } from './drag';

describe('a finger that rests on what can be dragged', () => {
  let list: HTMLElement;
  let taps: number;
  let stop: (() => void) | undefined;
  beforeEach(() => {
    taps = 0;
    list = document.body.appendChild(document.createElement('ul'));
    list.innerHTML = '<li><button type="button"></button></li>';
    key().addEventListener('click', () => (taps += 1));
    stop = dragZone(list, { items: [{ id: 'ana' }], duration: 0 }).destroy;
  });
  afterEach(() => (stop?.(), list.remove()));

  const key = () => list.querySelector('button') as HTMLElement;
  const at = (event: Event, timeStamp: number) => Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  const touch = (type: string, when: number) =>
    key().dispatchEvent(Object.assign(at(new Event(type, { bubbles: true }), when), { touches: [{ clientX: 0, clientY: 0 }] }));
  const library = (type: string, trigger: string) =>
    list.dispatchEvent(new CustomEvent(type, { detail: { items: [{ id: 'ana' }], info: { id: 'ana', trigger } } }));
  const browsersClick = (when: number) => key().dispatchEvent(at(new MouseEvent('click', { bubbles: true, detail: 1 }), when));
  const settled = () => new Promise((done) => setTimeout(done));

  it.each<[string, (() => void)[]]>([
    ['before the end of the drag', [() => browsersClick(700), () => library('finalize', TRIGGERS.DROPPED_INTO_ZONE)]],
    ['after it', [() => library('finalize', TRIGGERS.DROPPED_INTO_ZONE), () => browsersClick(700)]],
    ['never', [() => library('finalize', TRIGGERS.DROPPED_INTO_ZONE)]],
  ])('taps once, where the click of the browser comes %s', async (_, ends) => {
    touch('touchstart', 100);
    library('consider', TRIGGERS.DRAG_STARTED);
    touch('touchend', 700);
    for (const end of ends) {
      end();
      await settled();
    }
    expect(taps).toBe(1);
    // The next tap is its own.
    browsersClick(900);
    expect(taps).toBe(2);
  });
});

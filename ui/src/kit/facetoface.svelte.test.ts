import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloatingChanges } from './changes.svelte';
import { meantTap } from './contact';
import FaceToFace from './FaceToFace.svelte';
import NumberPad from './NumberPad.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a tap that is meant', () => {
  let taps = 0;
  let node: HTMLButtonElement;
  let stop: () => void;
  beforeEach(() => {
    taps = 0;
    node = document.body.appendChild(document.createElement('button'));
    stop = meantTap(() => (taps += 1))(node);
  });
  afterEach(() => (stop(), node.remove()));

  function touch(type: string, pointerId: number, at: number, more: Record<string, number> = {}) {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    Object.assign(event, { pointerId, button: 0, clientX: 0, clientY: 0, width: 20, height: 20, ...more });
    node.dispatchEvent(event);
  }

  it('is one finger, however short', () => {
    touch('pointerdown', 1, 0);
    touch('pointerup', 1, 40);
    expect(taps).toBe(1);
  });

  it('is not a brush: two contacts at once, shorter than 150 ms', () => {
    touch('pointerdown', 1, 0);
    touch('pointerdown', 2, 20);
    touch('pointerup', 1, 90);
    touch('pointerup', 2, 120);
    expect(taps).toBe(0);
    // The next one is meant again.
    touch('pointerdown', 3, 500);
    touch('pointerup', 3, 560);
    expect(taps).toBe(1);
  });

  it('is a finger that stays, though a sleeve touches beside it', () => {
    touch('pointerdown', 1, 0);
    touch('pointerdown', 2, 100);
    touch('pointerup', 2, 140);
    touch('pointerup', 1, 200);
    expect(taps).toBe(1);
  });

  it('is neither a palm, nor a slide, nor what the system has taken away', () => {
    touch('pointerdown', 1, 0, { width: 110 });
    touch('pointerup', 1, 300);
    touch('pointerdown', 2, 400);
    touch('pointerup', 2, 500, { clientX: 60 });
    touch('pointerdown', 3, 600);
    touch('pointercancel', 3, 650);
    touch('pointerup', 3, 700);
    expect(taps).toBe(0);
  });

  it('is a key, too, and a click is not counted a second time', () => {
    node.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(taps).toBe(0);
    node.dispatchEvent(new MouseEvent('click', { detail: 0 }));
    expect(taps).toBe(1);
  });
});

describe('FaceToFace', () => {
  const names = ['Ana', 'Bruno', 'Carla', 'Diego'];
  const sides = names.map((name, i) => ({
    person: { id: name, name, piece: (i + 1) as 1 | 2 | 3 | 4 },
    score: String(i),
    asks: 'what is yours?',
  }));
  const middle = createRawSnippet(() => ({ render: () => '<span>middle</span>' }));

  it('says whose side was tapped and how it is turned', async () => {
    const ontap = vi.fn();
    render(FaceToFace, { label: 'Table', sides, ontap, undoLabel: 'Undo', middle });
    await fireEvent.click(screen.getByRole('button', { name: /^Diego 3/ }));
    expect(ontap).toHaveBeenCalledWith(sides[3]?.person, 270);
  });

  it('puts initials beside pieces where two have the same one', async () => {
    const twice = sides.map((side, i) => (i === 3 ? { ...side, person: { ...side.person, piece: 1 as const } } : side));
    const others = (all: typeof sides) => render(FaceToFace, { label: 'Table', sides: all, ontap: () => {}, undoLabel: 'Undo', middle }).container.querySelectorAll('.others[data-twins] [role=img] .initial');
    expect(others(sides)).toHaveLength(0);
    expect([...others(twice)].slice(0, 3).map((initial) => initial.textContent)).toEqual(['B', 'C', 'D']);
  });

  it('offers Undo to the one concerned and to the keeper', async () => {
    const onundo = vi.fn();
    const changes = [{ id: 7, person: 'Diego', text: '+15 → 18', undo: () => {} }];
    render(FaceToFace, { label: 'Table', sides, ontap: () => {}, changes, onundo, undoLabel: 'Undo', middle });
    const chips = screen.getAllByRole('button', { name: 'Undo: Diego +15 → 18' });
    expect(chips.map((chip) => chip.closest('[data-turn]')?.getAttribute('data-turn'))).toEqual(['270', undefined]);
    for (const chip of chips) await fireEvent.click(chip);
    expect(onundo.mock.calls.flat()).toEqual([7, 7]);
  });
});

describe('what floats', () => {
  it('floats five seconds, the newest of each person, and is given back once', async () => {
    const changes = new FloatingChanges();
    const undone: string[] = [];
    changes.float('ana', '+5', () => undone.push('ana 5'));
    await vi.advanceTimersByTimeAsync(3000);
    changes.float('ana', '+7', () => undone.push('ana 7'));
    changes.float('bruno', '+1', () => undone.push('bruno'));
    expect(changes.list.map((one) => one.text)).toEqual(['+7', '+1']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(changes.list.length).toBe(2);
    const [ana] = changes.list;
    if (ana) (changes.undo(ana.id), changes.undo(ana.id));
    expect(undone).toEqual(['ana 7']);
    await vi.advanceTimersByTimeAsync(2100);
    expect(changes.list).toEqual([]);
  });
});

describe('NumberPad', () => {
  const props = { label: 'Ana, round 3', typed: '', action: 'Write', words: { erase: 'Erase', sign: 'Plus or minus', plus: 'Add', whole: 'Whole numbers only.', only: 'Only digits, + and −.', mark: 'Decimal point' } };

  it('writes by finger and by key, from wherever the focus is', async () => {
    const ontype = vi.fn();
    const onenter = vi.fn();
    const onmove = vi.fn();
    const { rerender } = render(NumberPad, { ...props, corner: 'sign', ontype, onenter, onmove });
    await fireEvent.click(screen.getByRole('button', { name: '4' }));
    await fireEvent.keyDown(document.body, { key: '5' });
    await fireEvent.keyDown(document.body, { key: '-' });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(ontype.mock.calls.flat()).toEqual(['4', '5', '-']);
    expect(onmove).toHaveBeenCalledWith(1, 0);
    await rerender({ typed: '-12' });
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('-12');
    await fireEvent.keyDown(document.body, { key: 'Backspace' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(ontype.mock.calls.at(-1)).toEqual(['-1']);
    expect(onenter).toHaveBeenCalledTimes(1);
    // A choice takes no digits: one who has just made one goes on typing.
    const radio = document.body.appendChild(document.createElement('input'));
    radio.type = 'radio';
    await fireEvent.keyDown(radio, { key: '7' });
    await fireEvent.keyDown(radio, { key: 'ArrowRight' });
    expect(onmove).toHaveBeenCalledTimes(1);
    radio.remove();
    expect(ontype.mock.calls.at(-1)).toEqual(['-127']);
  });

  it('adds up in sight, refuses parts of a whole and other letters aloud, and takes a paste whole', async () => {
    const ontype = vi.fn();
    const onenter = vi.fn();
    const { rerender } = render(NumberPad, { ...props, typed: '12+7', ontype, onenter });
    const display = screen.getByRole('spinbutton');
    expect([display.getAttribute('aria-valuenow'), display.textContent?.replace(/\s+/g, ' ')]).toEqual(['19', expect.stringMatching(/12 \+ 7 = ?19/)]);
    await fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(ontype.mock.calls.at(-1)).toEqual(['12+7+']);
    await fireEvent.keyDown(display, { key: 'x' });
    expect(display.textContent).toContain('Only digits, + and −.');
    await rerender({ typed: '12.5' });
    expect(screen.getByRole('button', { name: 'Whole numbers only.' })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onenter).not.toHaveBeenCalled();
    const paste = (text: string) => fireEvent.paste(display, { clipboardData: { getData: () => text } });
    await paste('1.250 + 7');
    expect(ontype.mock.calls.at(-1)).toEqual(['1.250+7']);
    const before = ontype.mock.calls.length;
    await paste('12 points');
    expect(ontype.mock.calls.length).toBe(before);
    expect(display.textContent).toContain('Only digits, + and −.');
  });

  it('says what is missing instead of writing, and takes likely values in one tap', async () => {
    const onenter = vi.fn();
    const onlikely = vi.fn();
    render(NumberPad, { ...props, ontype: () => {}, onenter, blocked: 'A number is missing', likely: [{ value: 15, text: '+15' }], likelyLabel: 'Often', onlikely });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    await fireEvent.click(screen.getByRole('button', { name: 'A number is missing' }));
    expect(onenter).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: '+15' }));
    expect(onlikely).toHaveBeenCalledWith(15);
  });

  it('takes a number by Enter where it was typed, also on the key that chose whose it is', async () => {
    const onenter = vi.fn();
    render(NumberPad, { ...props, typed: '4', ontype: () => {}, onenter });
    const chose = document.body.appendChild(document.createElement('button'));
    chose.focus();
    // Nothing was typed yet: Enter presses the key.
    await fireEvent.keyDown(chose, { key: 'Enter' });
    expect(onenter).not.toHaveBeenCalled();
    await fireEvent.keyDown(chose, { key: '5' });
    await fireEvent.keyDown(chose, { key: 'Enter' });
    expect(onenter).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(chose, { key: '5' });
    await fireEvent.focusIn(chose);
    await fireEvent.keyDown(chose, { key: 'Enter' });
    expect(onenter).toHaveBeenCalledTimes(1);
    chose.remove();
  });

  it('leaves digits to a field that is written in', async () => {
    const ontype = vi.fn();
    render(NumberPad, { ...props, ontype, onenter: () => {} });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: '1' });
    field.remove();
    expect(ontype).not.toHaveBeenCalled();
  });
});

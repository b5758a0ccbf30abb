import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import HoldToConfirm from './HoldToConfirm.svelte';
import Keypad from './Keypad.svelte';
import Segments from './Segments.svelte';
import Stepper from './Stepper.svelte';
import Switch from './Switch.svelte';
import UndoStrip from './UndoStrip.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Button', () => {
  it('says what is missing and does nothing', async () => {
    const onclick = vi.fn();
    render(Button, { children: words('Close'), blocked: 'Dani is missing', onclick });
    const button = screen.getByRole('button', { name: 'Dani is missing' });
    await fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(onclick).not.toHaveBeenCalled();
  });

  it('shows that it is busy only after 300 ms', async () => {
    render(Button, { children: words('Save'), pending: 'Saving' });
    expect(screen.getByRole('button').textContent).toContain('Save');
    await vi.advanceTimersByTimeAsync(310);
    expect(screen.getByRole('button').textContent).toContain('Saving');
  });
});

describe('Stepper', () => {
  const props = { label: 'Ana, tricks', lessLabel: 'less', moreLabel: 'more', max: 5 };

  it('steps by finger and by key, and stops at its bounds', async () => {
    const onchange = vi.fn();
    const { rerender } = render(Stepper, { ...props, value: 4, onchange });
    const spin = screen.getByRole('spinbutton');
    await fireEvent.click(screen.getByRole('button', { name: 'more' }));
    await fireEvent.keyDown(spin, { key: '-' });
    await fireEvent.keyDown(spin, { key: '9' });
    await fireEvent.keyDown(spin, { key: 'Home' });
    expect(onchange.mock.calls.flat()).toEqual([5, 3, 5, 0]);
    await rerender({ ...props, value: 5, onchange });
    await fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(onchange).toHaveBeenCalledTimes(4);
    expect(spin.getAttribute('aria-valuenow')).toBe('5');
  });

  /** A stepper whose number follows, as in an app. */
  async function followed(value: number, max = 600) {
    const onchange = vi.fn((to: number) => void rerender({ ...props, max, value: to, onchange }));
    const { rerender } = render(Stepper, { ...props, max, value, onchange });
    return { onchange, more: screen.getByRole('button', { name: 'more' }), less: screen.getByRole('button', { name: 'less' }) };
  }

  it('goes on while a sign is held, and the click that ends it is none', async () => {
    const { onchange, more, less } = await followed(10);
    await fireEvent.pointerDown(more);
    await vi.advanceTimersByTimeAsync(390);
    expect(onchange).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 + 34 * 80);
    await fireEvent.pointerUp(more);
    await fireEvent.click(more, { detail: 1 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onchange.mock.lastCall).toEqual([45]);
    expect(onchange).toHaveBeenCalledTimes(35);
    // A tap and a screen reader's click count once each.
    await fireEvent.pointerDown(less);
    await fireEvent.pointerUp(less);
    await fireEvent.click(less, { detail: 1 });
    await fireEvent.click(less);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onchange.mock.lastCall).toEqual([43]);
  });

  it('stops at its bounds, and where the hold is let go of', async () => {
    const { onchange, more, less } = await followed(3, 5);
    await fireEvent.pointerDown(more);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onchange.mock.calls.flat()).toEqual([4, 5]);
    await fireEvent.pointerDown(less, { button: 2 });
    await vi.advanceTimersByTimeAsync(5_000);
    for (const end of [fireEvent.pointerUp, fireEvent.pointerLeave, fireEvent.pointerCancel, fireEvent.blur]) {
      await fireEvent.pointerDown(less);
      await vi.advanceTimersByTimeAsync(100);
      await end(less);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(onchange).toHaveBeenCalledTimes(2);
  });

  it('goes on while the space bar is held', async () => {
    const { onchange, more } = await followed(10);
    await fireEvent.keyDown(more, { key: ' ' });
    expect(onchange.mock.lastCall).toEqual([11]);
    await fireEvent.keyDown(more, { key: ' ', repeat: true });
    await vi.advanceTimersByTimeAsync(400 + 80);
    await fireEvent.keyUp(more, { key: ' ' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onchange.mock.calls.flat()).toEqual([11, 12, 13]);
  });

  it('confirms a number that was only assumed', async () => {
    const onchange = vi.fn();
    render(Stepper, { ...props, value: 2, ghost: true, onchange });
    await fireEvent.click(screen.getByRole('spinbutton'));
    expect(onchange.mock.calls).toEqual([[2]]);
  });
});

describe('Keypad', () => {
  const keys = [0, 1, 2].map((value) => ({ value, text: String(value), illegal: value === 2 }));

  it('passes on an illegal key: the rules refuse it with their reason', async () => {
    const onkey = vi.fn();
    render(Keypad, { label: 'Carla bids', illegalLabel: 'not allowed', keys, onkey });
    await fireEvent.click(screen.getByRole('button', { name: /2.*not allowed/ }));
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: '7' });
    await fireEvent.keyDown(window, { key: '0', ctrlKey: true });
    expect(onkey.mock.calls).toEqual([[2], [1]]);
  });

  it('leaves digits to a field that is written in', async () => {
    const onkey = vi.fn();
    render(Keypad, { label: 'Carla bids', illegalLabel: 'not allowed', keys, onkey });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: '1' });
    field.remove();
    expect(onkey).not.toHaveBeenCalled();
  });
});

describe('HoldToConfirm', () => {
  const props = { label: 'Delete', hint: 'Hold to delete' };

  it('asks for 700 ms, by finger or key', async () => {
    const onconfirm = vi.fn();
    render(HoldToConfirm, { ...props, onconfirm });
    const button = screen.getByRole('button');
    await fireEvent.pointerDown(button);
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.pointerUp(button);
    await fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(600);
    expect(onconfirm).not.toHaveBeenCalled();
    await fireEvent.keyDown(button, { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(710);
    expect(onconfirm).toHaveBeenCalledTimes(1);
  });

  it('keeps the finger that has held long enough from pressing what comes in its place', async () => {
    const { unmount } = render(HoldToConfirm, { ...props, onconfirm: () => unmount() });
    const button = screen.getByRole('button');
    const lifted = () => !button.dispatchEvent(new Event('touchend', { cancelable: true }));
    await fireEvent.pointerDown(button);
    expect(lifted()).toBe(false);
    await vi.advanceTimersByTimeAsync(710);
    expect(button.isConnected).toBe(false);
    expect(lifted()).toBe(true);
  });

  it('takes the click of a screen reader, which cannot hold', async () => {
    const onconfirm = vi.fn();
    render(HoldToConfirm, { ...props, onconfirm });
    await fireEvent.click(screen.getByRole('button'));
    expect(onconfirm).toHaveBeenCalledTimes(1);
  });
});

describe('rows', () => {
  it('a switch tells its wish and keeps to what it is told', async () => {
    const onchange = vi.fn();
    render(Switch, { label: 'Hook', checked: false, onchange });
    await fireEvent.click(screen.getByRole('switch', { name: 'Hook' }));
    expect(onchange).toHaveBeenCalledWith(true);
  });

  it('segments are one choice', async () => {
    const onchange = vi.fn();
    const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }];
    render(Segments, { label: 'Which', value: 'a', options, onchange });
    await fireEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(onchange).toHaveBeenCalledWith('b');
  });

  it('a long press on Undo lists instead of undoing', async () => {
    const [onundo, onlist] = [vi.fn(), vi.fn()];
    render(UndoStrip, { text: 'Undo', redoLabel: 'Redo', onundo, onredo() {}, onlist, canUndo: true, canRedo: false });
    const undo = screen.getByRole('button', { name: 'Undo' });
    await fireEvent.pointerDown(undo);
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.click(undo, { detail: 1 });
    expect([onundo.mock.calls.length, onlist.mock.calls.length]).toEqual([0, 1]);
    await fireEvent.click(undo, { detail: 1 });
    expect(onundo).toHaveBeenCalledTimes(1);
    await fireEvent.pointerDown(undo);
    await vi.advanceTimersByTimeAsync(600);
    // The finger was lifted from the list; now a key presses.
    await fireEvent.click(undo, { detail: 0 });
    expect(onundo).toHaveBeenCalledTimes(2);
  });

  it('a finger that slides over Undo lists nothing', async () => {
    const onlist = vi.fn();
    render(UndoStrip, { text: 'Undo', redoLabel: 'Redo', onundo() {}, onredo() {}, onlist, canUndo: true, canRedo: false });
    const undo = screen.getByRole('button', { name: 'Undo' });
    await fireEvent.pointerDown(undo, { clientX: 100, clientY: 20 });
    for (const clientX of [106, 112, 118]) await fireEvent.pointerMove(undo, { clientX, clientY: 20 });
    await vi.advanceTimersByTimeAsync(600);
    expect(onlist).not.toHaveBeenCalled();
  });
});

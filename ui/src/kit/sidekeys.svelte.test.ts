import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import FaceToFace from './FaceToFace.svelte';
import SideKeys from './SideKeys.svelte';
import SideNumber from './SideNumber.svelte';

const words = { erase: 'Erase', sign: 'Plus or minus', mark: 'Decimal point' };

describe('a number at one’s own side', () => {
  it('is typed, taken back and taken, and nothing is taken before it stands there', async () => {
    const ontype = vi.fn();
    const ontake = vi.fn();
    const props = { label: 'Carla, round 3', typed: '', ontype, take: 'Save –', shut: true, ontake, words, most: 7, corner: 'thousands' as const };
    const { rerender } = render(SideNumber, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Save –' }));
    expect(ontake).not.toHaveBeenCalled();
    await rerender({ typed: '320' });
    await fireEvent.click(screen.getByRole('button', { name: '000' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(ontype.mock.calls.flat()).toEqual(['320000', '32']);
    await rerender({ typed: '320000', shut: false, take: 'Save 320,000' });
    await fireEvent.click(screen.getByRole('button', { name: 'Save 320,000' }));
    expect(ontake).toHaveBeenCalledTimes(1);
  });

  it('has a sign where it may lie below 0', async () => {
    const ontype = vi.fn();
    render(SideNumber, { label: 'Ana', typed: '12', ontype, take: 'Write 12', shut: false, ontake: () => {}, words, most: 7, corner: 'sign' });
    await fireEvent.click(screen.getByRole('button', { name: 'Plus or minus' }));
    expect(ontype).toHaveBeenCalledWith('-12');
  });

  it('has a mark where there are decimals', async () => {
    const ontype = vi.fn();
    render(SideNumber, { label: 'Ana', typed: '12', ontype, take: 'Write 12', shut: false, ontake: () => {}, words, most: 7, corner: 'sign', decimals: 1, point: ',' });
    const mark = screen.getByRole('button', { name: 'Decimal point' });
    expect(mark.textContent).toBe(',');
    await fireEvent.click(mark);
    expect(ontype).toHaveBeenCalledWith('12.');
  });
  it('takes no more decimals than there may be', async () => {
    const ontype = vi.fn();
    render(SideNumber, { label: 'Ana', typed: '7.2', ontype, take: 'Write 7.2', shut: false, ontake: () => {}, words, most: 7, decimals: 1 });
    await fireEvent.click(screen.getByRole('button', { name: '5' }));
    expect(ontype).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(ontype).toHaveBeenCalledWith('7.');
  });


  it('is one tap where the numbers are few, whichever they are', async () => {
    const onkey = vi.fn();
    render(SideKeys, { label: 'Ana bids', values: [0, 5, 10], chosen: 5, onkey });
    await fireEvent.click(screen.getByRole('button', { name: '10' }));
    expect(onkey).toHaveBeenCalledWith(10);
    expect(screen.getByRole('button', { name: '5' }).getAttribute('aria-pressed')).toBe('true');
  });
});

it('what to do is written at every side, and gone where nothing is asked', () => {
  const middle = createRawSnippet(() => ({ render: () => '<span>middle</span>' }));
  const person = (name: string, piece: 1 | 2) => ({ id: name, name, piece });
  const sides = [{ person: person('Ana', 1), score: '7', asks: 'How many tricks?' }, { person: person('Bruno', 2), score: '9', shut: true }];
  const { container } = render(FaceToFace, { label: 'Table', sides, ontap: () => {}, undoLabel: 'Undo', middle });
  expect([...container.querySelectorAll('.asks')].map((one) => one.textContent)).toEqual(['How many tricks?']);
});

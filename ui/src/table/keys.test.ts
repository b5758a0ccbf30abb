import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableKeys } from './keys';

describe('a digit at a table whose row is written by steps', () => {
  let written: string[];
  const keys = tableKeys({ undo: () => undefined, redo: () => undefined });
  const at = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
  const press = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  beforeEach(() => {
    written = [];
    document.body.innerHTML = `<div data-frame>
      <div class="table-grid"><button data-column="written" aria-label="round 1">7</button></div>
      <div class="table-grid"><i role="spinbutton" tabindex="0" data-column aria-label="Ana"></i><i role="spinbutton" tabindex="0" data-column aria-label="Bruno"></i></div>
    </div>`;
    for (const who of ['Ana', 'Bruno']) at(who).addEventListener('keydown', ({ key }) => /\d/.test(key) && written.push(`${who} ${key}`));
    window.addEventListener('keydown', keys);
  });
  afterEach(() => window.removeEventListener('keydown', keys));

  it('is for the first person where nobody has written yet', () => {
    press('3');
    expect(written).toEqual(['Ana 3']);
    expect(document.activeElement).toBe(at('Ana'));
  });

  it('is for the person who was written last, after an old cell was looked at', () => {
    at('Ana').focus();
    press('1');
    at('Bruno').focus();
    press('Tab');
    at('Ana').focus();
    press('Tab');
    at('round 1').focus();
    press('Enter');
    press('2');
    expect(written).toEqual(['Ana 1', 'Bruno 2']);
    expect(document.activeElement).toBe(at('Bruno'));
  });

  it('belongs to the keys, where they are open', () => {
    document.querySelector('[data-frame]')!.insertAdjacentHTML('beforeend', '<div data-primary><div role="group"><button>2</button></div></div>');
    press('2');
    expect(written).toEqual([]);
  });

  it('takes the focus along from an old cell, where the keys are open: what Enter does next is done there', () => {
    document.querySelector('[data-frame]')!.insertAdjacentHTML('beforeend', '<div class="table-grid"><button data-column aria-label="bid"></button></div><div data-primary><div role="group"><button>2</button></div></div>');
    at('round 1').focus();
    press('2');
    expect(document.activeElement).toBe(at('bid'));
  });
});

import { describe, expect, it } from 'vitest';
import { arrowColumns, scoreWidth, tableColumns } from './grid';

describe('the table grid', () => {
  it('gives up to four people one line on a phone, then two lines of three and of four', () => {
    const narrow = (n: number) => [tableColumns(n).narrowCols, tableColumns(n).narrowRows];
    expect([1, 2, 4, 5, 6, 7, 8, 10].map(narrow)).toEqual(
      [[1, 1], [2, 1], [4, 1], [3, 2], [3, 2], [4, 2], [4, 2], [5, 2]],
    );
    expect(tableColumns(8)).toMatchObject({ wideCols: 8, wideRows: 1 });
  });

  it('narrows scores before it makes them smaller', () => {
    expect([2, 4, 8].map((n) => scoreWidth(n, 2).axis)).toEqual([100, 84, 70]);
    expect(scoreWidth(4, 4).axis).toBeLessThan(scoreWidth(4, 2).axis);
    expect(scoreWidth(8, 2).em).toBeLessThan(scoreWidth(2, 2).em);
  });

  it('moves the focus along the columns and stops at the ends', () => {
    const row = document.createElement('div');
    row.innerHTML = '<button data-column>a</button><i></i><button data-column>b</button>';
    document.body.append(row);
    const [a, b] = [...row.querySelectorAll('button')];
    const stop = arrowColumns(row);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    a?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(b);
    press('ArrowRight');
    expect(document.activeElement).toBe(b);
    press('ArrowLeft');
    expect(document.activeElement).toBe(a);
    stop();
    press('ArrowRight');
    expect(document.activeElement).toBe(a);
    row.remove();
  });
});

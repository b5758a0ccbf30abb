import { afterEach, describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue';
import { ago, change, date, decimal, list, loadWordsOf, number, place, plain, setLanguage, sorted, t } from './index.svelte';
import { regionOf, systemLanguage } from './language';

afterEach(() => setLanguage('en'));

describe('the language', () => {
  it('is the first of the system that we speak', () => {
    expect(systemLanguage(['de-DE', 'es-MX', 'en'])).toBe('es');
    expect(systemLanguage(['fr'])).toBe('en');
    expect(regionOf('es', ['en-US', 'es-MX'])).toBe('es-MX');
    expect(regionOf('es', ['en-US'])).toBe('es');
  });

  it('switches live and tells the document', () => {
    setLanguage('es');
    expect(t('nav-tables')).toBe('Mesas');
    expect(document.documentElement.lang).toBe('es');
    setLanguage('en');
    expect(t('nav-tables')).toBe('Tables');
  });

  it('shows a key that has no sentence', () => {
    expect(t('no-such-sentence-' + '1')).toBe('no-such-sentence-1');
  });
});

describe('numbers and dates', () => {
  it('writes a real minus, in both languages and inside sentences', () => {
    for (const language of ['es', 'en'] as const) {
      setLanguage(language);
      expect(number(-5)).toBe('\u22125');
      expect(change(11)).toBe('+11');
      expect(change(0)).toBe('0');
      const own = new Catalogue(language);
      own.add('x = { $n } / { NUMBER($n) }');
      expect(own.say('x', { n: -3 })).toBe('\u22123 / \u22123');
    }
  });

  it('groups large numbers by region, and four digits too', () => {
    for (const [region, written] of [['es-ES', '1.035.000 5.000'], ['es-MX', '1,035,000 5,000'], ['en-US', '1,035,000 5,000']] as const) {
      const own = new Catalogue(region);
      own.add('x = { $n } { $m }');
      expect(own.say('x', { n: 1_035_000, m: 5_000 })).toBe(written);
    }
    setLanguage('es');
    expect([number(5_000), change(45_000)]).toEqual(['5.000', '+45.000']);
  });

  it('writes a mean with one decimal, and of thousands none', async () => {
    expect([decimal(1), decimal(12.34), decimal(-999.96), decimal(931_666.7)]).toEqual(['1', '12.3', '\u22121,000', '931,667']);
    await loadWordsOf('game');
    expect(t('game-mean', { mean: decimal(1), n: 1 })).toBe('The average result is **1** point.');
    expect(t('game-lead', { points: decimal(1.5), n: 1.5 })).toBe('The winner is 1.5 points ahead on average.');
  });

  it('counts places', () => {
    expect([1, 2, 3, 4, 11, 22].map(place)).toEqual(
      ['1st', '2nd', '3rd', '4th', '11th', '22nd'],
    );
    setLanguage('es');
    expect(place(1)).toBe('1.º');
  });

  it('says how long ago', () => {
    const now = Date.UTC(2026, 10, 21, 20);
    expect(ago(now - 4 * 60_000, now)).toContain('4');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
    expect(ago(new Date(2026, 10, 23, 20).getTime(), new Date(2026, 10, 25, 19).getTime())).toBe('2 days ago');
    // Thirteen days ago may be in this month: no unit but a day has a name of its own.
    for (const days of [13, 40, 400]) expect(ago(now - days * 86_400_000, now)).toMatch(/^1 [a-z]+\.? ago$/);
    setLanguage('es');
    expect(ago(now - 86_400_000, now)).toBe('ayer');
    expect(date(new Date(2026, 10, 14, 22, 26), 'time')).toBe('22:26');
  });
});

describe('names', () => {
  it('sorts by the alphabet of the language', () => {
    setLanguage('es');
    const names = ['Óscar', 'Nuria', 'Ñandú', 'ana', 'Bruno'];
    expect(sorted(names, (n) => n)).toEqual(['ana', 'Bruno', 'Nuria', 'Ñandú', 'Óscar']);
    expect(list(['Ana', 'Bruno', 'Carla'])).toBe('Ana, Bruno y Carla');
    expect(plain('Óscar')).toBe('oscar');
  });
});

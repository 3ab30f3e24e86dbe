import { describe, expect, test } from 'vitest';
import { spotOf } from '../rules/market.ts';
import { type Outlook, shareWorth } from './prospect.ts';

const steady = (price: number, revenue: number, more: Partial<Outlook> = {}): Outlook => ({
  space: spotOf(price).col,
  revenue,
  later: revenue,
  fades: Infinity,
  lasts: Infinity,
  money: 0,
  needs: 0,
  ...more,
});

describe('the prospect of a share', () => {
  test('is its price when no rounds are left', () => {
    expect(shareWorth(steady(100, 300), 0)).toBe(100);
  });

  test('a company without revenue falls two prices a round', () => {
    expect(shareWorth(steady(100, 0), 2)).toBe(82);
  });

  test('a cheap share of a good earner gains more than its dividends, a dear one no more', () => {
    const dividends = 4 * 10;
    expect(shareWorth(steady(68, 100), 4) - 68).toBeGreaterThan(dividends + 20);
    expect(shareWorth(steady(400, 100), 4) - 400).toBe(dividends);
  });

  test('half of it is lost where nothing pays for the next train, nothing where the treasury does', () => {
    const dying = (money: number) => shareWorth(steady(200, 200, { lasts: 1, fades: 1, needs: 500, money }), 4);
    expect(dying(0)).toBeLessThan(0.7 * dying(500));
    expect(dying(250)).toBeGreaterThan(dying(0));
    expect(dying(900)).toBe(dying(500));
  });
});

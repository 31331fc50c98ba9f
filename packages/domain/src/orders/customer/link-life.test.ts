import { expect, it } from 'vitest';
import { isLinkAlive, LINK_LIFE_MS, type LinkedOrderLife } from './link-life.ts';

const open: LinkedOrderLife = { promisedFor: 1_000, closedAt: null, isLinkWithdrawn: false };

it.each([
  ['before the meal', open, 0, true],
  ['thirty days after an order that was closed', { ...open, closedAt: 2_000 }, LINK_LIFE_MS + 2_000, false],
  ['a moment less', { ...open, closedAt: 2_000 }, LINK_LIFE_MS + 1_999, true],
  ['thirty days after an order nobody closed', open, LINK_LIFE_MS + 1_000, false],
  ['withdrawn', { ...open, isLinkWithdrawn: true }, 0, false],
])('%s', (_name, order, now, isAlive) => {
  expect(isLinkAlive(order, now)).toBe(isAlive);
});

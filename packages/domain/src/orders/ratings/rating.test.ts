import { describe, expect, it } from 'vitest';
import {
  canReply,
  meanOfScores,
  rateableUntil,
  ratingState,
  readReply,
  type Scores,
  summaryOf,
} from './rating.ts';

const scores = (food: number, delivery: number, overall: number): Scores => ({ food, delivery, overall });
const totals = (...all: Scores[]) => ({
  count: all.length,
  food: all.reduce((sum, { food }) => sum + food, 0),
  delivery: all.reduce((sum, { delivery }) => sum + delivery, 0),
  overall: all.reduce((sum, { overall }) => sum + overall, 0),
});

describe('means', () => {
  it.each<[Scores, number]>([
    [scores(5, 4, 4), 433],
    [scores(5, 5, 4), 467],
    [scores(1, 1, 2), 133],
    [scores(4, 4, 5), 433],
    [scores(5, 5, 5), 500],
    [scores(2, 3, 3), 267],
  ])('%o has %d', (given, mean) => {
    expect(meanOfScores(given)).toBe(mean);
  });

  it('for all ratings come from the unrounded means', () => {
    const six = [
      scores(5, 4, 4),
      scores(5, 5, 4),
      scores(1, 1, 2),
      scores(4, 4, 5),
      scores(5, 5, 5),
      scores(2, 3, 3),
    ];
    expect(summaryOf(totals(...six))).toEqual({
      count: 6,
      mean: 372,
      food: 367,
      delivery: 367,
      overall: 383,
    });
    // Not 255, which would be the mean of the three rounded means.
    expect(summaryOf(totals(scores(2, 1, 4), scores(1, 4, 5), scores(2, 1, 3))).mean).toBe(256);
    expect(summaryOf(totals())).toEqual({ count: 0, mean: null, food: null, delivery: null, overall: null });
  });
});

const DAY = 24 * 3_600_000;

it('may be given once, from the delivery to seven days later', () => {
  const delivered = { status: 'delivered', closedAt: 0 } as const;
  expect(rateableUntil(delivered, false, 7 * DAY - 1)).toBe(7 * DAY);
  expect(rateableUntil(delivered, false, 7 * DAY)).toBeNull();
  expect(rateableUntil(delivered, true, 1)).toBeNull();
  expect(rateableUntil({ status: 'sent', closedAt: null }, false, 1)).toBeNull();
  expect(rateableUntil({ status: 'cancelled', closedAt: 0 }, false, 1)).toBeNull();
});

it('counts after a day, unless its order was cancelled or it was removed', () => {
  const rating = { countsAt: DAY, decision: null, orderStatus: 'delivered' } as const;
  expect(ratingState(rating, DAY - 1)).toBe('processing');
  expect(ratingState(rating, DAY)).toBe('counted');
  expect(ratingState({ ...rating, orderStatus: 'cancelled' }, DAY)).toBe('cancelled');
  expect(ratingState({ ...rating, decision: 'removed' }, DAY)).toBe('removed');
  expect(ratingState({ ...rating, decision: 'kept' }, DAY)).toBe('counted');
});

it('has a reply of 2 to 200 characters, correctable for ten minutes', () => {
  expect(readReply('  Obrigado!  ')).toEqual({ ok: true, value: 'Obrigado!' });
  expect(readReply('   ')).toMatchObject({ ok: false, reason: 'blank' });
  expect(readReply(' a ')).toMatchObject({ ok: false, reason: 'too-short' });
  expect(readReply('🍕'.repeat(200))).toMatchObject({ ok: true });
  expect(readReply('a'.repeat(201))).toMatchObject({ ok: false, reason: 'too-long' });
  expect(canReply({ repliedAt: null }, 0)).toBe(true);
  expect(canReply({ repliedAt: 0 }, 10 * 60_000 - 1)).toBe(true);
  expect(canReply({ repliedAt: 0 }, 10 * 60_000)).toBe(false);
});

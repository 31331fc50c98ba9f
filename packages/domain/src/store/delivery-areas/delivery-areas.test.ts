import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaChange, changedAmount, changedTerms, effectOf, sameTerms } from './area-change.ts';
import {
  type AreaTerms,
  feeOfOrder,
  MAX_AREA_CENTS,
  missingToMinimum,
  swapFree,
  UNSET_TERMS,
} from './delivery-area.ts';

const area = (terms: Partial<AreaTerms> = {}): AreaTerms => ({
  ...UNSET_TERMS,
  isActive: true,
  feeCents: 800,
  minimumCents: 2_000,
  ...terms,
});

const amount = fc.integer({ min: 0, max: MAX_AREA_CENTS });
const anyTerms = fc
  .record({
    isActive: fc.boolean(),
    minimumCents: amount,
    feeCents: fc.oneof(fc.constant(0), amount),
    isFree: fc.boolean(),
    freeFromCents: fc.option(fc.integer({ min: 1, max: MAX_AREA_CENTS })),
  })
  .map((terms): AreaTerms => ({ ...terms, isFree: terms.isFree && terms.feeCents > 0 }));
const anyAmountChange = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), cents: amount }),
  fc.record({
    kind: fc.constant('add' as const),
    cents: fc.integer({ min: -MAX_AREA_CENTS, max: MAX_AREA_CENTS }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    hundredths: fc.integer({ min: -10_000, max: 100_000 }),
  }),
);
const anyChange: fc.Arbitrary<AreaChange> = fc.record(
  {
    isActive: fc.boolean(),
    free: fc.constantFrom('on' as const, 'off' as const, 'swap' as const),
    minimum: anyAmountChange,
    fee: anyAmountChange,
    freeFrom: fc.oneof(anyAmountChange, fc.constant({ kind: 'none' as const })),
  },
  { requiredKeys: [] },
);

describe('free delivery', () => {
  it('stores the fee and restores it', () => {
    const free = swapFree(area());
    expect(free).toMatchObject({ ok: true, value: { isFree: true, feeCents: 800 } });
    expect(swapFree(area({ isFree: true }))).toMatchObject({
      ok: true,
      value: { isFree: false, feeCents: 800 },
    });
  });

  it('is refused where there is no fee', () => {
    expect(swapFree(area({ feeCents: 0 }))).toEqual({ ok: false, reason: 'already-free' });
  });

  it.each([
    [area(), 10_000, 800],
    [area({ isFree: true }), 100, 0],
    [area({ freeFromCents: 5_000 }), 4_999, 800],
    [area({ freeFromCents: 5_000 }), 5_000, 0],
    [area({ feeCents: 0 }), 100, 0],
  ])('%# an order pays the expected fee', (terms, gross, fee) => {
    expect(feeOfOrder(terms, gross)).toBe(fee);
  });

  it('a minimum is reached by exactly its amount', () => {
    expect(missingToMinimum(area(), 2_000)).toBe(0);
    expect(missingToMinimum(area(), 1_999)).toBe(1);
  });
});

describe('changes of amounts', () => {
  it.each([
    [800, { kind: 'set', cents: 900 }, 900],
    [800, { kind: 'add', cents: 100 }, 900],
    [800, { kind: 'add', cents: -900 }, 0],
    [805, { kind: 'percent', hundredths: 1_000 }, 886],
    [5, { kind: 'percent', hundredths: 1_000 }, 6],
    [4, { kind: 'percent', hundredths: 1_000 }, 4],
    [15, { kind: 'percent', hundredths: -1_000 }, 14],
    [800, { kind: 'percent', hundredths: -10_000 }, 0],
    [MAX_AREA_CENTS, { kind: 'percent', hundredths: 1 }, MAX_AREA_CENTS],
  ] as const)('%d with %o is %d', (before, change, after) => {
    expect(changedAmount(before, change)).toBe(after);
  });

  it('is a whole number of cents between 0 and the maximum', () => {
    fc.assert(
      fc.property(amount, anyAmountChange, (cents, change) => {
        const after = changedAmount(cents, change);
        expect(Number.isSafeInteger(after) && after >= 0 && after <= MAX_AREA_CENTS).toBe(true);
      }),
    );
  });

  it('does not change the fee of free areas and the amounts of inactive ones', () => {
    const raise: AreaChange = { fee: { kind: 'add', cents: 100 } };
    expect(changedTerms(area({ isFree: true }), raise)).toEqual(area({ isFree: true }));
    expect(changedTerms(area({ isActive: false }), raise)).toEqual(area({ isActive: false }));
    expect(changedTerms(area({ isFree: true }), { ...raise, free: 'off' })).toEqual(area({ feeCents: 900 }));
    expect(changedTerms(area({ isActive: false }), { ...raise, isActive: true })).toEqual(
      area({ feeCents: 900 }),
    );
  });

  it('does not raise an unset free-delivery amount, and 0 means unset', () => {
    expect(changedTerms(area(), { freeFrom: { kind: 'add', cents: 100 } })).toEqual(area());
    expect(changedTerms(area(), { freeFrom: { kind: 'set', cents: 0 } })).toEqual(area());
    expect(changedTerms(area(), { freeFrom: { kind: 'set', cents: 6_000 } })).toEqual(
      area({ freeFromCents: 6_000 }),
    );
    expect(changedTerms(area({ freeFromCents: 6_000 }), { freeFrom: { kind: 'none' } })).toEqual(area());
  });

  it('never makes a fee of 0 free', () => {
    fc.assert(
      fc.property(anyTerms, anyChange, (terms, change) => {
        const after = changedTerms(terms, change);
        expect(after.isFree && after.feeCents === 0).toBe(false);
      }),
    );
  });
});

describe('the effect of a change', () => {
  it('is shown in numbers before it is saved', () => {
    const areas = [area(), area(), area({ isFree: true }), area({ isActive: false })];
    expect(effectOf(areas, { fee: { kind: 'add', cents: 100 } })).toMatchObject({
      changed: 2,
      unchanged: 2,
      stillFree: 1,
      inactive: 1,
      fee: { areas: 2, before: { least: 800, most: 800 }, after: { least: 900, most: 900 } },
      minimum: null,
    });
    expect(effectOf([area({ feeCents: 0 }), area()], { free: 'on' })).toMatchObject({
      becomeFree: 1,
      withoutFee: 1,
    });
  });

  it('counts every area once', () => {
    fc.assert(
      fc.property(fc.array(anyTerms), anyChange, (areas, change) => {
        const effect = effectOf(areas, change);
        expect(effect.changed + effect.unchanged).toBe(areas.length);
        expect(effect.changed).toBe(areas.filter((one) => !sameTerms(one, changedTerms(one, change))).length);
      }),
    );
  });
});

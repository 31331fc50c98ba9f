import { describe, expect, it } from 'vitest';
import { grantsOf } from './permissions.ts';
import {
  demandHoldsFrom,
  mustSetUpSecondFactor,
  narrowedByDemand,
  secondFactorDueAt,
} from './second-factor.ts';
import { VISIT_PERMISSIONS } from './support-visit.ts';

const DUE = 1_000;

describe('a required second factor', () => {
  it.each([
    ['an administrator without one', { roles: ['admin'], hasSecondFactor: false, demandedFrom: DUE }, DUE],
    ['a person who has one', { roles: ['admin'], hasSecondFactor: true, demandedFrom: DUE }, null],
    ['an operator', { roles: ['operator'], hasSecondFactor: false, demandedFrom: DUE }, null],
    ['a store that demands none', { roles: ['admin'], hasSecondFactor: false, demandedFrom: null }, null],
  ] as const)('has a due time that depends on the person: %s', (_who, facts, dueAt) => {
    expect(secondFactorDueAt(facts)).toBe(dueAt);
  });

  it.each([
    ['a Friday at eight', '2026-11-20T20:00:00-03:00', '2026-11-28T05:00:00-03:00'],
    ['after midnight of the same night', '2026-11-21T02:30:00-03:00', '2026-11-28T05:00:00-03:00'],
    ['a morning', '2026-11-20T09:00:00-03:00', '2026-11-28T05:00:00-03:00'],
  ])('holds from the end of a working day on, a week later: %s', (_name, now, from) => {
    expect(demandHoldsFrom('America/Sao_Paulo', Date.parse(now))).toBe(Date.parse(from));
  });

  it.each([
    ['before it is due', DUE - 1, false],
    ['from then on', DUE, true],
  ])('narrows the session, %s', (_when, now, isNarrow) => {
    const permissions = narrowedByDemand(grantsOf(['admin']), DUE, now);
    expect(mustSetUpSecondFactor({ permissions })).toBe(isNarrow);
    expect(permissions.includes('store.open-close')).toBe(!isNarrow);
    expect(permissions.includes('account.use')).toBe(true);
  });

  it('does not concern operators without grants, visitors and missing sessions', () => {
    for (const permissions of [grantsOf(['operator'], []), VISIT_PERMISSIONS, []])
      expect(mustSetUpSecondFactor({ permissions })).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_GRANTS,
  GRANTABLE,
  type GrantablePermission,
  grantsOf,
  PERMISSIONS,
  switchGrant,
  tidyGrants,
} from './permissions.ts';

const anyNames = fc.array(fc.oneof(fc.constantFrom<string>(...PERMISSIONS), fc.string({ maxLength: 12 })));
const NEVER = [
  'users.manage',
  'registration.manage',
  'finance.read',
  'reports.read',
  'software.manage',
  'agreements.sign',
];

const ALWAYS: string[] = ['account.use', 'orders.read', 'store.read'];

describe('grants of roles', () => {
  it('administrators have every permission, for any setting of their store', () => {
    fc.assert(
      fc.property(anyNames, (names) => grantsOf(['operator', 'admin'], names).length === PERMISSIONS.length),
    );
  });

  it('a user without a role has no permission', () => {
    fc.assert(fc.property(anyNames, (names) => grantsOf([], names).length === 0));
  });

  it("operators have the store's grants, orders always, and never an administrator's permission", () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const granted: readonly string[] = grantsOf(['operator'], names);
        expect(granted).toEqual(expect.arrayContaining(ALWAYS));
        expect(NEVER.filter((each) => granted.includes(each))).toEqual([]);
        expect(granted.filter((each) => ![...ALWAYS, ...names].includes(each))).toEqual([]);
      }),
    );
  });

  it('the initial grants are consistent', () => {
    expect(tidyGrants(FIRST_GRANTS)).toEqual(FIRST_GRANTS);
    expect(NEVER.filter((each) => (GRANTABLE as readonly string[]).includes(each))).toEqual([]);
  });
});

describe('switching one', () => {
  it.each<[string, GrantablePermission[], GrantablePermission, boolean, GrantablePermission[]]>([
    ['on', [], 'orders.chat', true, ['orders.chat']],
    ['off', ['orders.chat'], 'orders.chat', false, []],
    [
      'on brings what that needs, too',
      [],
      'bulk-upload.use',
      true,
      ['catalogue.use', 'catalogue.edit', 'bulk-upload.use'],
    ],
    [
      'off takes along what needs what needs it',
      ['catalogue.use', 'catalogue.edit', 'bulk-upload.use', 'ratings.read'],
      'catalogue.use',
      false,
      ['ratings.read'],
    ],
    ['on brings what it needs', [], 'hours.manage', true, ['settings.use', 'hours.manage']],
    [
      'off takes along what needs it',
      ['orders.chat', 'settings.use', 'hours.manage'],
      'settings.use',
      false,
      ['orders.chat'],
    ],
  ])('%s', (_what, before, permission, isOn, after) => {
    expect(switchGrant(before, permission, isOn)).toEqual(after);
  });
});

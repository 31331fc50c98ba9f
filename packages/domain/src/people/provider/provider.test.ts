import { describe, expect, it } from 'vitest';
import { leavesAProviderAdmin } from './last-provider-admin.ts';
import { PROVIDER_PERMISSIONS, PROVIDER_ROLES, providerGrantsOf, providerMay } from './permissions.ts';

it('administration has every permission; support reads, decides on requests and changes, and visits', () => {
  expect(providerGrantsOf('admin')).toEqual(PROVIDER_PERMISSIONS);
  expect(providerGrantsOf('support')).toEqual([
    'own.account',
    'stores.read',
    'registrations.handle',
    'changes.review',
    'audit.read',
    'support.visit',
  ]);
  for (const role of PROVIDER_ROLES) expect(providerGrantsOf(role)).toContain('own.account');
  expect(providerMay(null, 'own.account')).toBe(false);
});

describe('always leaves an administrator', () => {
  const person = (personId: number, role: 'admin' | 'support', isActive = true) => ({
    ...{ personId, role, isActive },
  });
  it.each([
    ['nobody else', [person(1, 'admin')], false],
    ['another one', [person(1, 'admin'), person(2, 'admin')], true],
    ['support only', [person(1, 'admin'), person(2, 'support')], false],
    ['a blocked one', [person(1, 'admin'), person(2, 'admin', false)], false],
  ])('%s: %s', (_name, people, answer) => {
    expect(leavesAProviderAdmin(people, 1)).toBe(answer);
  });
});

import { expect, it } from 'vitest';
import { leavesAnAdministrator, type PersonStatus } from './last-administrator.ts';

const admin = (userId: number, isActive = true): PersonStatus => ({ userId, isActive, roles: ['admin'] });
const operator = (userId: number): PersonStatus => ({ userId, isActive: true, roles: ['operator'] });

it.each([
  ['the only administrator', [admin(1), operator(2)], false],
  ['one of two', [admin(1), admin(2)], true],
  ['the other one is blocked', [admin(1), admin(2, false)], false],
  ['somebody without a role beside', [admin(1), { ...admin(2), roles: [] }], false],
  ['one who was none', [operator(1), admin(2)], true],
])('%s', (_name, people, isLeft) => {
  expect(leavesAnAdministrator(people, 1)).toBe(isLeft);
});

import { describe, expect, it } from 'vitest';
import { aStore } from '../../shared/testing/a-store.ts';
import { initialsOf } from './initials-of.ts';
import { applyStoreState } from './live.ts';

const state = (version: number) => ({
  isOpen: false,
  reason: null,
  until: null,
  by: null,
  minMinutes: 60,
  maxMinutes: 90,
  version,
});

describe('applyStoreState', () => {
  it('takes a newer word', () => {
    expect(applyStoreState(aStore(), state(2))).toMatchObject({
      isOpen: false,
      minMinutes: 60,
      maxMinutes: 90,
      stateVersion: 2,
    });
  });

  it.each([1, 0])('keeps what it has against version %d', (version) => {
    const store = aStore();
    expect(applyStoreState(store, state(version))).toBe(store);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Pizzaria Dona Conceição', 'DC'],
    ['Luciana Moreira', 'LM'],
    ['Bar do Zé', 'Z'],
    ['Pizzaria', 'P'],
    ['érica', 'É'],
    ['', '?'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

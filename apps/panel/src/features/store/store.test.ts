import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';
import { applyStoreOpening } from './live.ts';
import { aStore } from './testing/a-store.ts';

const opening = (isOpen: boolean, version: number) => ({ isOpen, version, reason: null, until: null });

describe('applyStoreOpening', () => {
  it('takes a newer word', () => {
    expect(applyStoreOpening(aStore(), opening(false, 2))).toMatchObject({
      isOpen: false,
      openingVersion: 2,
    });
  });

  it.each([1, 0])('keeps what it has against version %d', (version) => {
    const store = aStore();
    expect(applyStoreOpening(store, opening(false, version))).toBe(store);
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

import { describe, expect, it } from 'vitest';
import { aStore } from '../../../shared/testing/a-store.ts';
import { initialsOf } from './initials-of.ts';
import { applyStoreState, openingNotice } from './live.ts';

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
  it('applies a newer state', () => {
    expect(applyStoreState(aStore(), state(2))).toMatchObject({
      isOpen: false,
      minMinutes: 60,
      maxMinutes: 90,
      stateVersion: 2,
    });
  });

  it.each([1, 0])('ignores an event of version %d', (version) => {
    const store = aStore();
    expect(applyStoreState(store, state(version))).toBe(store);
  });
});

describe('openingNews', () => {
  const paused = aStore({ isOpen: false, openingBy: 'Luciana' });
  const closed = aStore({ isOpen: false });
  it.each([
    ['the end of a pause', paused, { isOpen: true }, 'A pausa terminou: a loja está aberta.'],
    ['an opening by the hours', closed, { isOpen: true }, 'A loja abriu no horário.'],
    ['a closing by the hours', aStore(), {}, 'A loja fechou no horário.'],
    ['a person', aStore(), { by: 'Jonas' }, 'Jonas fechou a loja.'],
    ['nothing', closed, {}, null],
  ])('%s', (_name, store, change, notice) => {
    expect(openingNotice(store, { ...state(2), ...change })).toBe(notice);
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

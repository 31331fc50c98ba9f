import { IconHome } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './palette-entry.ts';
import { isOneSlipAway, rankEntries, scoreOf } from './rank-entries.ts';

const entry = (id: string, label: string, over: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  label,
  group: 'screens',
  Icon: IconHome,
  run: () => undefined,
  ...over,
});
const screens = [
  entry('payments', 'Formas de Pagamento'),
  entry('hours', 'Funcionamento'),
  entry('online', 'Pagamento online'),
  entry('users', 'Usuários'),
];
const order = entry('order:1', '#K7QF · Conceição d’Ávila', {
  group: 'orders',
  detail: 'PENDENTE · R$ 86,40',
  search: '4321 pizza grande calabresa',
});
const all = [...screens, order];
const idsFor = (query: string, recent: string[] = []) =>
  rankEntries(all, query, recent).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('with a query', () => {
  it.each([
    ['usuario', 'users'],
    ['USUÁRIOS', 'users'],
    ['k7qf', 'order:1'],
    ['#k7', 'order:1'],
    ['conceicao', 'order:1'],
    ['4321', 'order:1'],
    ['calabresa pizza', 'order:1'],
    ['fdp', 'payments'],
    ['funcionamneto', 'hours'],
    ['pagamneto formas', 'payments'],
  ])('%s finds %s first', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it.each(['xyz', 'usuarios pizza', '9999', 'us ?? zz'])('%s finds nothing', (query) => {
    expect(idsFor(query)).toEqual([]);
  });

  it('puts what begins like it before what only holds it', () => {
    expect(idsFor('pagamento')).toEqual(['payments', 'online']);
    expect(scoreOf(order, 'conce')).toBeGreaterThan(scoreOf(order, 'ceica'));
  });

  it('puts what was used last first among equals', () => {
    expect(idsFor('pagamento', ['online'])).toEqual(['online', 'payments']);
  });

  it('shows no more than eight orders', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...order, id: `order:${at}` }));
    expect(rankEntries(many, 'pizza', [])[0]?.entries).toHaveLength(8);
  });
});

describe('without a query', () => {
  it('shows what was used last, then orders before screens, each once', () => {
    const groups = rankEntries(all, ' ', ['users', 'gone']);
    expect(groups.map(({ group }) => group)).toEqual(['recent', 'orders', 'screens']);
    expect(idsFor('', ['users'])).toEqual(['users', 'order:1', 'payments', 'hours', 'online']);
  });
});

it.each([
  ['abcd', 'abcd', true],
  ['abdc', 'abcd', true],
  ['abxd', 'abcd', true],
  ['abcde', 'abcd', true],
  ['bcd', 'abcd', true],
  ['dcba', 'abcd', false],
  ['ab', 'abcd', false],
])('%s and %s: %s', (one, other, isNear) => {
  expect(isOneSlipAway(one, other)).toBe(isNear);
});

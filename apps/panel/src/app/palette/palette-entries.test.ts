// @vitest-environment jsdom
import { grantsOf, type Role } from '@comanda/domain/people/access/permissions';
import { describe, expect, it, vi } from 'vitest';
import { anOrderCard } from '../../features/orders/orders/testing/an-order-card.ts';
import { aStore } from '../../shared/testing/a-store.ts';
import { menuFor } from '../menu.ts';
import { orderEntries } from './board-entries.ts';
import { scoreOf } from './rank-entries.ts';
import { screenEntries } from './screen-entries.ts';
import { storeEntries } from './store-entries.ts';

const commands = { pressSwitch: vi.fn(), changeEstimate: vi.fn() };
const screensOf = (role: Role) =>
  screenEntries(
    menuFor({ permissions: grantsOf([role]) }, { hasBulkUpload: false, hasOldFinance: false }),
    () => undefined,
  ).map(({ label }) => label);

describe('screens', () => {
  it('are those the person may see, and not the way to the login', () => {
    expect(screensOf('admin')).toContain('Usuários');
    expect(screensOf('operator')).not.toContain('Usuários');
    expect(screensOf('operator')).toContain('Produtos');
    expect(screensOf('admin')).not.toContain('Home');
  });
});

describe('the store', () => {
  const labels = (over: Parameters<typeof aStore>[0], roles: readonly Role[] = ['operator']) =>
    storeEntries(aStore(over), { permissions: grantsOf(roles) }, commands).map(({ label }) => label);

  it('is opened when closed and closed when open, but not while suspended', () => {
    expect(labels({ isOpen: true })).toContain('Fechar a loja');
    expect(labels({ isOpen: false })).toContain('Abrir a loja');
    expect(labels({ isOpen: false, isSuspended: true })).not.toContain('Abrir a loja');
  });

  it('offers nothing to a user without a role', () => {
    expect(labels({}, [])).toEqual([]);
  });

  it('gets another estimate, unless it has that one', () => {
    const entries = storeEntries(
      aStore({ minMinutes: 15, maxMinutes: 30 }),
      { permissions: grantsOf(['admin']) },
      commands,
    );
    for (const { label, run } of entries) if (label.startsWith('Previsão')) run();
    expect(commands.changeEstimate).toHaveBeenCalledTimes(4);
  });
});

describe('orders', () => {
  const [entry] = orderEntries([anOrderCard({ code: 'A12B' })], () => undefined);

  it.each(['#a12b', 'conceicao', '4321', 'calabresa', 'pendente'])('are found by %s', (query) => {
    expect(entry && scoreOf(entry, query)).toBeGreaterThan(0);
  });

  it('are not found by the whole phone, which the list does not show either', () => {
    expect(entry && scoreOf(entry, '98765')).toBe(0);
  });
});

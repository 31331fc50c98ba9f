// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { readProviderMonth, type StoreMonth } from '@comanda/contract/money/ledger/provider-month.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sums = {
  ...{
    commission: 7_861,
    fee: 1_179,
    fine: 500,
    sponsored: 1_300,
    adjustment: 777,
    refund: 0,
    retained: 2_810,
  },
  ...{ invoiced: 5_487, received: 2_000, owed: 3_487 },
};
const store: StoreMonth = { storeId: 7, storeName: 'Pizzaria Dona Conceição', ...sums };

it('shows what a month comes to; each sum leads to its stores, and these to what made it', async () => {
  const api = fakeApi();
  api.answer(readProviderMonth, { ...sums, rows: [store], next: null, count: 1, month: '2026-11' });
  openConsole('/mes?mes=2026-11', { api });
  const fines = await screen.findByRole('button', { name: /^Multas/ });
  expect(fines.textContent).toMatch(/R\$\s5,00/);
  expect(screen.getByRole('button', { name: /^Comissão/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(fines);
  await waitFor(() =>
    expect(api.requestsOf(readProviderMonth).at(-1)).toEqual({ mes: '2026-11', ordem: 'fine' }),
  );
  const link = await screen.findByRole('link', { name: 'Pizzaria Dona Conceição' });
  expect(link.getAttribute('href')).toContain('/lojas/7?aba=financeiro');
  expect(link.getAttribute('href')).toContain('2026-11-01_2026-11-30');
  expect(link.getAttribute('href')).toContain('tipo=fine');
  await userEvent.click(screen.getByRole('button', { name: /^Em aberto/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Pizzaria Dona Conceição' }).getAttribute('href')).toContain(
      'aba=faturas',
    ),
  );
});

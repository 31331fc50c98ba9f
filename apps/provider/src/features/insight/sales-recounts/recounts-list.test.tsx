// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listRecounts, repairSales } from '@comanda/contract/insight/insight/provider-recounts.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';
import { recountTexts as texts } from './texts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  ...{ storeId: 7, storeName: 'Pizzaria Dona Conceição', countedAt: Date.parse('2026-11-20T08:00:00Z') },
  ...{ orders: 19, difference: 'Em 14/11/2026, os pedidos somam 2 e está guardado 3.' },
};
const listOf = (...rows: (typeof row)[]) => ({
  ...{ rows, next: null, count: rows.length, differentCount: rows.length },
});

it('shows the first difference of each store, and recomputes its sums', async () => {
  const api = fakeApi();
  api.answer(listRecounts, listOf(row));
  openConsole('/financeiro', { api });
  await screen.findByText(row.difference);
  api.refuse(repairSales, 'insight.sums-busy');
  const repair = await screen.findByRole('button', { name: `${texts.repair}: ${row.storeName}` });
  await userEvent.click(repair);
  await screen.findByText(/estão sendo atualizadas agora/);
  api.answer(repairSales, null);
  api.answer(listRecounts, listOf());
  await userEvent.click(repair);
  await screen.findByText(texts.repaired);
  await screen.findByText(texts.none);
  expect(api.requestsOf(repairSales)).toEqual([{ loja: '7' }, { loja: '7' }]);
});

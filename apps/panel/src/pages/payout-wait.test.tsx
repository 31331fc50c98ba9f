// @vitest-environment jsdom
import { listPaymentCalendar, listPaymentsOfDay } from '@comanda/contract/money/ledger/calendar.calls';
import { listSettlements, readSettlementDays } from '@comanda/contract/money/ledger/settlements.calls';
import { getBalances, listEntries } from '@comanda/contract/money/ledger/statement.calls';
import { getPayoutWait, type ShownPayoutWait } from '@comanda/contract/money/ledger/transfers.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { someCalendar, somePayments } from '../features/money/ledger/testing/some-calendar.ts';
import {
  aSettlement,
  someSettlementDays,
  someSettlements,
} from '../features/money/ledger/testing/some-settlements.ts';
import { someBalances, someStatement } from '../features/money/ledger/testing/some-statement.ts';

const CALENDAR = '/financeiro/vendas/calendario';
const STATEMENT = '/financeiro/vendas/vendas';
const SETTLEMENTS = '/financeiro/repasses';
beforeAll(async () => {
  supplyBrowserParts();
  await Promise.all([loadPage(CALENDAR), loadPage(STATEMENT), loadPage(SETTLEMENTS)]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string, wait: ShownPayoutWait | null) =>
  renderScreen(path, {
    answers: (api) => {
      api.answer(listPaymentCalendar, someCalendar());
      api.answer(
        listPaymentsOfDay,
        somePayments({ isPaidOut: false, settlementState: null, retainedCents: 0, payoutCents: 5_807 }),
      );
      api.answer(getBalances, someBalances());
      api.answer(listEntries, someStatement());
      api.answer(listSettlements, someSettlements(aSettlement()));
      api.answer(readSettlementDays, someSettlementDays());
      api.answer(getPayoutWait, { wait });
    },
  });
const because = (
  reason: ShownPayoutWait['reason'],
  over: Partial<ShownPayoutWait> = {},
): ShownPayoutWait => ({
  ...{ reason, detail: null, until: null },
  ...over,
});

describe.each([CALENDAR, STATEMENT, SETTLEMENTS])('%s', (path) => {
  it('says in one line why repasses wait, and leads to where that is mended', async () => {
    open(path, because('documents-missing'));
    const line = await screen.findByText(/^Seus repasses esperam: faltam documentos\./);
    const link = within(line).getByRole('link', { name: 'Enviar documentos' });
    expect(link.getAttribute('href')).toBe('/financeiro/cadastro/documentos');
  });

  it('says nothing where nothing waits', async () => {
    const { api } = open(path, null);
    await waitFor(() => expect(api.requestsOf(getPayoutWait)).toHaveLength(1));
    expect(screen.queryByText(/Seus repasses esperam/)).toBeNull();
  });
});

it.each<[ShownPayoutWait, RegExp]>([
  [
    because('held', { detail: 'Estornos em conferência.' }),
    /retidas pela equipe Comanda\. Motivo: Estornos em conferência\.$/,
  ],
  [
    because('account-waits', { until: Date.parse('2026-11-27T18:30:00Z') }),
    /começa a valer em 27\/11\/2026 15:30\./,
  ],
  [because('by-hand'), /repasse automático está desligado.* Transferir$/],
])('says what is known besides: %j', async (wait, words) => {
  open(STATEMENT, wait);
  const line = await screen.findByText(/^Seus repasses esperam/);
  expect(line.textContent).toMatch(words);
});

it('says of a day to come that its repasse will not be transferred', async () => {
  open(`${CALENDAR}?dia=2026-11-30`, because('review'));
  await screen.findByText('Repasse previsto, sem transferência');
});

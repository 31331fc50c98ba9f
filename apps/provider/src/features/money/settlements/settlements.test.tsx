// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ALL_CALLS } from '@comanda/contract/all-calls';
import {
  getStorePayout,
  holdPayouts,
  listBookHolds,
  listSettlementFailures,
  listSettlementRuns,
  listSettlementsOfRun,
  previewSettlements,
  releaseBook,
  releasePayouts,
  retrySettlement,
  type StorePayout,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const at = Date.parse('2026-11-26T11:00:05Z');
const payout: StorePayout = {
  ...{ hasBook: true, receivableCents: 0, availableCents: 60_000, transitCents: 0, currentCents: -423 },
  ...{ invoicedCents: 0, obstacle: null, heldReason: null, isAutomatic: true, heldAt: null, failure: null },
  ...{ reviewedSince: null, reviewedCents: 0, isBookHeld: false, restoredSince: null },
};

function openApi() {
  const api = fakeApi();
  const facts = { preferred: ['2026-11-20T22:10:00Z'], named: { fuso: 'America/Sao_Paulo' } };
  for (const call of ALL_CALLS)
    if (call.access.kind === 'provider' && call.method === 'GET' && call.output.fileType === undefined)
      api.answerRaw(call, 200, sampleOf(call.output.wire, facts));
  api.answer(listSettlementRuns, {
    runs: [
      {
        ...{
          day: '2026-11-26',
          startedAt: at,
          finishedAt: at + 2_000,
          storeCount: 3,
          netCents: 25_500,
          creditCents: 500,
        },
        ...{ retainedCents: 400, payoutCents: 25_600, paidCents: 9_711, waitingCount: 1, leftCount: 0 },
      },
    ],
    ...{ nextDay: '2026-11-27', nextAt: at + 86_400_000, failedCount: 1, at },
  });
  api.answer(previewSettlements, {
    rows: [
      {
        ...{ storeId: 7, storeName: 'Pizzaria da Ana', dueCents: 9_711, creditCents: 0, retainedCents: 0 },
        ...{ payoutCents: 9_711, waitingCents: 5_000, obstacle: 'no-account', isAutomatic: true },
      },
    ],
    ...{ count: 1, dueCents: 9_711, creditCents: 0, retainedCents: 0, payoutCents: 9_711, next: null },
  });
  api.answer(listSettlementFailures, {
    rows: [
      {
        ...{
          storeId: 8,
          storeName: 'Sushi Já',
          day: '2026-11-26',
          attempts: 3,
          reason: 'O saldo não fecha.',
        },
        ...{ failedAt: at, nextAt: at + 240_000 },
      },
    ],
    next: null,
  });
  return api;
}

it('says what the next run will do and why a store’s money would stay', async () => {
  openConsole('/repasses', { api: openApi() });
  const next = within(await screen.findByRole('region', { name: 'Próxima rodada: 27/11/2026' }));
  await next.findByText('Sem conta ativa');
  expect(next.getByRole('link', { name: 'Pizzaria da Ana' }).getAttribute('href')).toContain(
    '/lojas/7?aba=repasses',
  );
});

it('opens a run to its stores, all of them or those whose money stays', async () => {
  const api = openApi();
  api.answer(listSettlementsOfRun, {
    rows: [
      {
        ...{ storeId: 7, storeName: 'Pizzaria da Ana', settlementId: 22, orderCount: 4, netCents: 9_711 },
        ...{
          creditCents: 0,
          retainedCents: 0,
          payoutCents: 9_711,
          state: 'stuck',
          reason: 'conta encerrada',
        },
      },
    ],
    next: null,
  });
  openConsole('/repasses', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Rodada de 26/11/2026' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver as lojas' }));
  const day = within(await screen.findByRole('region', { name: 'Repasses de 26/11/2026' }));
  await day.findByText('conta encerrada');
  await userEvent.click(day.getByRole('checkbox', { name: 'Só os parados' }));
  await waitFor(() =>
    expect(api.requestsOf(listSettlementsOfRun).at(-1)).toMatchObject({ dia: '2026-11-26', parados: 'true' }),
  );
});

it('looks back to the runs until a day', async () => {
  const api = openApi();
  openConsole('/repasses', { api });
  const runs = within(await screen.findByRole('region', { name: 'Rodadas' }));
  await runs.findByText('26/11/2026');
  api.answer(listSettlementRuns, {
    ...{ runs: [], nextDay: '2026-11-27', nextAt: at + 86_400_000, failedCount: 1, at },
  });
  await userEvent.type(runs.getByLabelText('Rodadas até'), '10/10/2026');
  await runs.findByText('Nenhuma rodada');
  expect(api.requestsOf(listSettlementRuns).at(-1)).toMatchObject({ ate: '2026-10-10' });
});

it('tries a store that failed again, and says what came of it', async () => {
  const api = openApi();
  api.answer(retrySettlement, { isSettled: false, reason: 'O saldo não fecha.' });
  openConsole('/repasses', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Sushi Já' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tentar novamente' }));
  await screen.findByText('Ainda não deu certo. O saldo não fecha.');
});

it('holds a store’s money back with a reason, and lets it go', async () => {
  const api = openApi();
  api.answer(getStorePayout, payout);
  openConsole('/lojas/7?aba=repasses', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Reter transferências' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reter' }));
  expect(api.requestsOf(holdPayouts)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Motivo'), 'Estornos em conferência');
  api.answer(holdPayouts, { message: null });
  api.answer(getStorePayout, {
    ...payout,
    obstacle: 'held',
    heldAt: at,
    heldReason: 'Estornos em conferência',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Reter' }));
  api.answer(releasePayouts, { message: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar transferências' }));
  expect(api.requestsOf(holdPayouts)).toMatchObject([{ motivo: 'Estornos em conferência' }]);
  await waitFor(() => expect(api.requestsOf(releasePayouts)).toHaveLength(1));
});

it('lists whose repasses wait because the book did not come out, and releases them with what was found', async () => {
  const api = openApi();
  const hold = {
    ...{ storeId: 7, storeName: 'Pizzaria da Ana', heldAt: at, cents: 18_844 },
    ...{ isBookHeld: true, restoredSince: null },
  };
  api.answer(listBookHolds, { rows: [{ ...hold, difference: 'Disponível não fecha.' }], next: null });
  openConsole('/repasses', { api });
  const holds = within(await screen.findByRole('region', { name: 'Livro não fecha: repasses parados' }));
  await holds.findByText('Disponível não fecha.');
  await userEvent.click(holds.getByRole('button', { name: 'Ações de Pizzaria da Ana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Liberar os repasses' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
  expect(api.requestsOf(releaseBook)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Estorno lançado duas vezes');
  api.answer(releaseBook, { message: null });
  api.answer(listBookHolds, { rows: [], next: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
  await holds.findByText('Nenhum repasse parado por um livro que não fecha');
  expect(api.requestsOf(releaseBook)).toMatchObject([{ motivo: 'Estorno lançado duas vezes', de: 'livro' }]);
});

it('shows a restore and a wrong book as two causes, and releases only the chosen one', async () => {
  const api = openApi();
  api.answer(listBookHolds, {
    rows: [
      {
        ...{ storeId: 7, storeName: 'Pizzaria da Ana', heldAt: at, cents: 18_844 },
        ...{ difference: 'Disponível não fecha.', isBookHeld: true, restoredSince: at },
      },
    ],
    next: null,
  });
  openConsole('/repasses', { api });
  const holds = within(await screen.findByRole('region', { name: 'Livro não fecha: repasses parados' }));
  await holds.findByText(/Disponível não fecha\. O banco foi restaurado em/);
  await userEvent.click(holds.getByRole('button', { name: 'Ações de Pizzaria da Ana' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Liberar os repasses',
    'Liberar depois da restauração',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Liberar depois da restauração' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Nada saiu depois da cópia');
  api.answer(releaseBook, { message: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
  await waitFor(() => expect(api.requestsOf(releaseBook)).toMatchObject([{ de: 'restauracao' }]));
});

it('says on the store’s page since when its repasses are reviewed', async () => {
  const api = openApi();
  api.answer(getStorePayout, {
    ...{ ...payout, obstacle: 'in-review' },
    ...{ reviewedSince: at, reviewedCents: 18_844, isBookHeld: true },
  });
  openConsole('/lojas/7?aba=repasses', { api });
  await screen.findByRole('button', { name: 'Liberar os repasses' });
  screen.getByText('Livro não fecha');
  screen.getByText(/R\$\s188,44/);
});

it('shows the support, who reads no finances, neither screen nor tab', async () => {
  const api = openApi();
  openConsole('/lojas/7?aba=repasses', { api, session: aProviderSession('support') });
  await screen.findByRole('tab', { name: 'Situação' });
  expect(screen.queryByRole('tab', { name: 'Repasses' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Repasses' })).toBeNull();
});

// @vitest-environment jsdom

import type { ReturnedShare } from '@comanda/contract/money/ledger/returned.wire';
import {
  listSettlements,
  readSettlement,
  readSettlementDays,
  type SettlementDetail,
} from '@comanda/contract/money/ledger/settlements.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  aSettlement,
  aSettlementDetail,
  someLines,
  someSettlementDays,
  someSettlements,
} from '../features/money/ledger/testing/some-settlements.ts';

const PATH = '/financeiro/repasses';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (detail: SettlementDetail = aSettlementDetail()) =>
  renderScreen(PATH, {
    answers: (api) => {
      api.answer(listSettlements, someSettlements(aSettlement()));
      api.answer(readSettlementDays, someSettlementDays());
      api.answer(readSettlement, detail);
    },
  });

async function opened(detail?: SettlementDetail) {
  const { person } = open(detail);
  await person.click(await screen.findByRole('button', { name: /^Ver pedidos/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repasse de 23/11/2026' }));
  await dialog.findByText('Transferências');
  return dialog;
}

it('shows a column for an extra amount only if a settlement of the page has it', async () => {
  renderScreen(PATH, {
    answers: (api) => {
      api.answer(listSettlements, someSettlements(aSettlement({ creditCents: 1_000, blockedCents: 0 })));
      api.answer(readSettlementDays, someSettlementDays());
    },
  });
  expect(await screen.findByRole('columnheader', { name: 'Crédito da conta corrente' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Contestado' })).toBeNull();
});

it('lists the parts of a settlement that its detail shows, with the same amounts', async () => {
  const lost = { soldCents: 9_990, totalCents: 6_042, lostCents: 3_948, creditCents: 0, payoutCents: 4_763 };
  renderScreen(PATH, {
    answers: (api) => {
      api.answer(listSettlements, someSettlements(aSettlement(lost)));
      api.answer(readSettlementDays, someSettlementDays());
    },
  });
  const row = (await screen.findByRole('button', { name: /^Ver pedidos/ })).closest('[role="row"]');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const shown = (title: string) =>
    row?.children[headers.indexOf(title)]?.textContent?.replaceAll('\u00a0', ' ');
  expect(shown('Total pagamento online')).toBe('R$ 99,90');
  expect(shown('Contestado e perdido')).toBe('R$ 39,48');
  expect(shown('Total a receber')).toBe('R$ 47,63');
});

it('shows the amount of a settlement, its transfer with receipt, and its orders', async () => {
  const dialog = await opened();
  expect(dialog.getAllByText('R$ 97,11').length).toBeGreaterThan(0);
  expect(dialog.getByText('#A10B')).toBeTruthy();
  expect(dialog.getByRole('columnheader', { name: 'Produtos e taxas' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Comprovante/ }).getAttribute('href')).toBe(
    '/financeiro/vendas/vendas/transferir?transferencia=3',
  );
  expect(dialog.queryByText(/Retido integralmente/)).toBeNull();
});

it('filters the orders by a bar, and links the retained amount to the entries of the day', async () => {
  const [order] = aSettlementDetail().orders;
  if (order === undefined) throw new Error('the sample has an order');
  const complete = { ...order, orderId: 11, code: 'B11C', lines: someLines({ soldSponsoredCents: 0 }) };
  const retained = { retainedCents: 100, retainedForDebtCents: 100, payoutCents: 18_322 };
  const dialog = await opened(
    aSettlementDetail({ ...retained, netCents: 17_422, orders: [order, complete] }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Desconto patrocinado' }));
  expect(dialog.getByText('Desconto patrocinado: 1 de 2 pedidos')).toBeTruthy();
  expect(dialog.queryByText('#B11C')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Mostrar todos' }));
  expect(dialog.getByText('#B11C')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /^Retido/ }).getAttribute('href')).toBe(
    '/financeiro/vendas/vendas?conta=conta_corrente&periodo=2026-11-23_2026-11-23',
  );
});

it('names refunds, lost disputes and blocked amounts, in the sum and in the orders', async () => {
  const lines = someLines({ refundCents: 1_020, lostCents: 300, blockedCents: 500 });
  const [order] = aSettlementDetail().orders;
  if (order === undefined) throw new Error('no order');
  const dialog = await opened(
    aSettlementDetail({
      ...{ lines, otherCents: 1_820, netCents: 6_891, payoutCents: 7_891 },
      orders: [
        { ...order, lines, netCents: 3_000 },
        { ...order, orderId: 11, code: 'B11C' },
      ],
    }),
  );
  expect(dialog.queryByText(/Fica com outros|Coberto pela conta corrente|^Outros$/)).toBeNull();
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Reembolso', 'Contestado e perdido', 'Contestado', 'Líquido']),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Contestado' }));
  expect(dialog.getByText('Contestado: 1 de 2 pedidos')).toBeTruthy();
});

it('says where the commission of refunds and lost disputes is', async () => {
  const lines = someLines({ refundCents: 2_015, lostCents: 3_948 });
  const returned: ReturnedShare = {
    ...{
      orderId: 10,
      postingId: 44,
      kind: 'dispute',
      bookedOn: '2026-11-23',
      commissionCents: 434,
      feeCents: 0,
    },
    ...{ to: 'current', invoice: { invoiceId: 4, endsOn: '2026-11-30' } },
  };
  const dialog = await opened(
    aSettlementDetail({
      lines,
      commissionCents: 945,
      netCents: 2_748,
      payoutCents: 3_748,
      returned: [returned],
    }),
  );
  dialog.getByText(
    'Reembolso: R$ 22,70 voltaram para o cliente. Comissão e taxa devolvidas, R$ 2,55, estão neste repasse.',
  );
  const link = dialog.getByRole('link', { name: 'na fatura de novembro de 2026' });
  expect(link.getAttribute('href')).toBe('/financeiro/faturas?fatura=4');
  expect(link.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Contestado e perdido. Pedido #A10B: Comissão devolvida: R$ 4,34, na fatura de novembro de 2026',
  );
});

it('groups the deductions of a settlement without saved lines as Outros', async () => {
  const [order] = aSettlementDetail().orders;
  if (order === undefined) throw new Error('no order');
  const old = { lines: null, otherCents: 500, netCents: 8_211 };
  const dialog = await opened(
    aSettlementDetail({ ...old, payoutCents: 9_211, orders: [{ ...order, ...old }] }),
  );
  expect(dialog.getByRole('button', { name: 'Outros' })).toBeTruthy();
});

it('shows that the whole settlement was retained for a debt of the store', async () => {
  const dialog = await opened(
    aSettlementDetail({
      ...{ payoutCents: 0, retainedCents: 9_711, retainedForDebtCents: 9_711, transfers: [] },
    }),
  );
  expect(dialog.getByText('Retido integralmente.')).toBeTruthy();
  expect(dialog.getByText('Nenhuma transferência neste repasse.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Ver extrato' })).toBeTruthy();
});

it('explains a settlement without orders as a paid credit, and links to the transfer page', async () => {
  const dialog = await opened(aSettlementDetail({ orders: [], isWaiting: true }));
  expect(dialog.getByText(/^Sem pedidos: este repasse pagou o crédito/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Transferir' }).getAttribute('href')).toBe(
    '/financeiro/vendas/vendas/transferir',
  );
});

it('shows the sum from the server, and an empty chart for a period without settlements', async () => {
  const { api, queries } = open();
  const chart = within(await screen.findByRole('figure', { name: 'Repasses no período' }));
  chart.getByText('R$ 145,11', { selector: 'strong' });
  api.answer(readSettlementDays, { ...someSettlementDays(), days: [], payoutCents: 0 });
  await queries.invalidateQueries();
  await chart.findByText('Nada neste período');
  expect(chart.queryByRole('button', { name: 'Ver como tabela' })).toBeNull();
});

// @vitest-environment jsdom

import {
  disputeKit,
  listSalesHistory,
  readHistoryOrder,
  requestFineReversal,
} from '@comanda/contract/insight/sales-history/sales-history.calls';
import { listOrderMoney } from '@comanda/contract/money/ledger/overview.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  aFinedOrder,
  aHistoryDetail,
  aHistoryOrder,
  someHistory,
} from '../features/money/ledger/testing/some-history.ts';
import { anOrderTransaction, someOrderMoney } from '../features/money/ledger/testing/some-overview.ts';

const PATH = '/financeiro/vendas/historico';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (search = '', ...orders: ReturnType<typeof aHistoryOrder>[]) =>
  renderScreen(`${PATH}${search}`, {
    answers: (api) => {
      api.answer(
        listSalesHistory,
        someHistory(...(orders.length > 0 ? orders : [aHistoryOrder(), aFinedOrder()])),
      );
      api.answer(readHistoryOrder, aHistoryDetail());
      api.answer(listOrderMoney, someOrderMoney(anOrderTransaction()));
    },
  });
const menuOf = async (code: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações do pedido #${code}` }));
};

it('sums up the last seven days by sale type, in count and value', async () => {
  const { api } = open();
  const summary = within(await screen.findByRole('region', { name: 'Resumo das vendas' }));
  const table = within(summary.getByRole('region', { name: 'Vendas por tipo' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Tipo de vendaQuantidadeValor',
    'Cartão2R$\u00a091,90',
    'Dinheiro3R$\u00a0107,50',
    'Online7R$\u00a01.453,56',
  ]);
  expect(
    summary.getByRole('button', { name: /^Valor total: .*produtos e taxas \+ taxa de entrega/ }),
  ).toBeTruthy();
  expect(summary.getByText('58,3%')).toBeTruthy();
  await userEvent.click(summary.getByRole('tab', { name: 'Valor' }));
  expect(summary.getByText('87,9%')).toBeTruthy();
  expect(api.requestsOf(listSalesHistory)).toMatchObject([{ periodo: '7' }]);
});

it('sends the filters of the address and drops unknown values', async () => {
  const { api } = open('?periodo=2026-11-01_2026-11-16&situacao=refused&forma=zz&desconto=store&busca=K7');
  await screen.findByText('#K7QF');
  expect(screen.getByRole('columnheader', { name: 'Produtos e taxas' })).toBeTruthy();
  expect(api.requestsOf(listSalesHistory)).toMatchObject([
    {
      ...{ periodo: 'PP', data_inicio: '2026-11-01', data_final: '2026-11-16' },
      ...{ situacao: 'recusado', desconto: 'loja', busca: 'K7' },
    },
  ]);
  expect(api.requestsOf(listSalesHistory)[0]).not.toMatchObject({ forma: 'zz' });
});

it('reads the periods of other screens, and limits a period to ten years', async () => {
  const { api } = open('?periodo=90-dias');
  await screen.findByText('#K7QF');
  expect(api.requestsOf(listSalesHistory)).toMatchObject([{ periodo: '90' }]);
  const period = screen.getByLabelText('Período');
  expect(within(period).getByRole('option', { name: 'Todo o período' })).toBeTruthy();
  await userEvent.selectOptions(period, 'Período Personalizado');
  const from = await screen.findByRole('textbox', { name: 'De' });
  await userEvent.clear(from);
  await userEvent.type(from, '01/01/2010');
  await screen.findByText('O período pode ter no máximo dez anos.');
});

it('shows how the amounts of an order add up', async () => {
  open();
  await menuOf('K7QF');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ver o dinheiro do pedido' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pedido #K7QF · / }));
  await dialog.findByText('Fica para a loja');
  await userEvent.click(dialog.getByRole('button', { name: /tabela/i }));
  const table = within(dialog.getByRole('region', { name: 'Do produto ao que fica para a loja' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.any(String),
    'Produtos e taxas+ R$ 61,90',
    'Taxa de entrega+ R$ 8,00',
    'Desconto da loja− R$ 5,00',
    'Desconto patrocinado− R$ 5,00',
    'Pago pelo clienteR$ 59,90',
    'Comissão− R$ 6,83',
    'Desconto patrocinado, pago à loja+ R$ 5,00',
    'Fica para a lojaR$ 58,07',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: /^Como calculamos/ }));
  const formula = await screen.findByText(/^Pago pelo cliente R\$.59,90 −/);
  expect(formula.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Pago pelo cliente R$ 59,90 − Comissão R$ 6,83 + Desconto patrocinado, pago à loja R$ 5,00 = Fica para a loja R$ 58,07',
  );
  await userEvent.keyboard('{Escape}');
  expect(dialog.getByRole('link', { name: 'Abrir o pedido' }).getAttribute('href')).toBe('/pedidos?pedido=5');
});

it('shows a lost dispute apart from the refunds of an order', async () => {
  const { api } = open();
  const { book } = aHistoryDetail();
  if (book === null) throw new Error('the sample has a book');
  const returned = { refundedCents: 1_500, lostCents: 500, netCents: 4_307 };
  api.answer(readHistoryOrder, aHistoryDetail({ book: { ...book, ...returned } }));
  await menuOf('K7QF');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver o dinheiro do pedido' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pedido #K7QF · / }));
  await userEvent.click(await dialog.findByRole('button', { name: /tabela/i }));
  const table = within(dialog.getByRole('region', { name: 'Do produto ao que fica para a loja' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(
    expect.arrayContaining([
      ...['Reembolsos− R$ 10,00', 'Contestado e perdido− R$ 5,00', 'Fica para a lojaR$ 43,07'],
    ]),
  );
});

it('shows who allowed each campaign, or that this is unknown', async () => {
  const { api } = open();
  const [own, given] = aHistoryDetail().discounts;
  if (own === undefined || given === undefined) throw new Error('the sample has two discounts');
  const unanswered = { ...given, campaigns: [{ sponsor: 'Rede Sul', cents: 500, consent: null }] };
  api.answer(readHistoryOrder, aHistoryDetail({ discounts: [own, given, unanswered] }));
  await menuOf('K7QF');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver o dinheiro do pedido' }));
  const discounts = within(await screen.findByRole('region', { name: 'Quem deu os descontos' }));
  const [, allowed, other] = discounts.getAllByRole('listitem');
  expect(allowed?.textContent).toMatch(
    /Quem paga: plataforma, R\$\s5,00\. Quem autorizou: Conceição Silva, em .*no documento nº 3, “Campanhas de novembro”\.$/,
  );
  expect(other?.textContent).toMatch(/Quem paga: Rede Sul, R\$\s5,00\. Quem autorizou: Não informado\.$/);
});

it('requests a fine reversal with 20 to 200 characters, one request at a time', async () => {
  const { api } = open();
  await menuOf('B8ZT');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Solicitar estorno de multa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitação de estorno de multa' }));
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Descreva o motivo da sua solicitação',
  });
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
  expect(dialog.getByText('0/200')).toBeTruthy();
  expect(send.disabled).toBe(true);
  await userEvent.click(words);
  await userEvent.paste(`   ${'a'.repeat(19)}   `);
  expect(send.disabled).toBe(true);
  // Spaces before and after the text do not count.
  expect(dialog.getByText('19/200, no mínimo 20')).toBeTruthy();
  await userEvent.clear(words);
  await userEvent.paste('🍕'.repeat(260));
  expect(dialog.getByText('200/200')).toBeTruthy();
  expect(words.value).toBe('🍕'.repeat(200));
  expect(send.disabled).toBe(false);
  const answer = api.hold(requestFineReversal, { reversalId: 3, state: 'requested', words: null });
  await userEvent.click(send);
  expect(await dialog.findByRole('button', { name: /enviando\.\.\./ })).toBeTruthy();
  answer();
  await screen.findByText(/^Solicitação enviada/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requestsOf(requestFineReversal)).toEqual([
    { description: '🍕'.repeat(200), order_id: 6, order_hash: 'B8ZT' },
  ]);
});

it('shows why a request was refused and leaves the dialog open', async () => {
  const { api } = open();
  await menuOf('B8ZT');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Solicitar estorno de multa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitação de estorno de multa' }));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste('O cliente pediu para cancelar.');
  api.refuse(requestFineReversal, 'fine-reversal.already-asked');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('O estorno desta multa já foi pedido. Cada multa tem um pedido só.');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it.each([
  [{ canRequestReversal: false, reversalId: 3 }, 'Solicitação de análise de estorno de multa em andamento'],
  [
    { canRequestReversal: false, reversalId: 3, isReversalApproved: true, reversalWords: 'Loja sem luz' },
    'Estorno de multa aprovado: Loja sem luz',
  ],
  [
    { canRequestReversal: false, reversalId: 3, isReversalApproved: false, reversalWords: 'Sem prova' },
    'Estorno de multa recusado: Sem prova',
  ],
])('shows the status of a fine reversal: %j', async (over, words) => {
  open('', aFinedOrder(over));
  await screen.findByRole('img', { name: words });
  await menuOf('B8ZT');
  expect(screen.queryByRole('menuitem', { name: 'Solicitar estorno de multa' })).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Baixar dossiê (PDF)' })).toBeTruthy();
});

it('shows until when to answer a dispute, and offers the dispute kit', async () => {
  const { api } = open('', aHistoryOrder({ answerBy: Date.parse('2026-11-20T15:00:00Z') }));
  await screen.findByRole('img', { name: 'Pagamento contestado: responda até 20/11/2026 12:00' });
  await menuOf('K7QF');
  api.refuse(disputeKit, 'server.unexpected');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Baixar dossiê (PDF)' }));
  await screen.findByText('Não foi possível fazer o dossiê.');
  expect(api.requestsOf(disputeKit)).toHaveLength(1);
});

// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  listAccountantDays,
  listFinancialPeriods,
  listOrderMoney,
  listPeriodOrders,
  readFinancialPeriod,
} from '@comanda/contract/money/ledger/overview.calls';
import type { ReturnedShare } from '@comanda/contract/money/ledger/returned.wire';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { followLinks } from '../app/follow-links.ts';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  anOrderTransaction,
  aPeriodOrder,
  aSummary,
  someAccountantDays,
  someOrderMoney,
  somePeriods,
} from '../features/money/ledger/testing/some-overview.ts';

beforeAll(async () => {
  supplyBrowserParts();
  await loadPage('/financeiro/visao-geral');
});
afterEach(cleanup);
const plain = (element: { textContent: string | null }) => element.textContent?.replaceAll(/\s/g, ' ');

const show = (summary = aSummary(), more: (api: FakeApi) => void = () => undefined) =>
  renderScreen('/financeiro/visao-geral', {
    answers: (api) => {
      api.answer(listFinancialPeriods, somePeriods());
      api.answer(readFinancialPeriod, summary);
      api.answer(listPeriodOrders, { rows: [aPeriodOrder()], total: 1, pages: 1 });
      more(api);
    },
  });

it('opens the newest month, from what was sold to what is left, with who pays the campaigns', async () => {
  const { person } = show();
  const month = await screen.findByRole('figure', { name: 'Resumo de novembro de 2026' });
  await person.click(within(month).getByRole('button', { name: /tabela/ }));
  const rows = within(month).getAllByRole('row').slice(1).map(plain);
  expect(rows).toEqual([
    ...[
      'Produtos e taxas+ R$ 665,06',
      'Taxa de entrega+ R$ 41,90',
      'Vendido, menos reembolsos e contestações perdidasR$ 706,96',
    ],
    ...['Desconto da loja− R$ 10,00', 'Desconto patrocinado− R$ 13,00'],
    ...['Pago pelos clientesR$ 683,96', 'Taxa de pagamento online− R$ 11,79', 'Comissão− R$ 78,61'],
    ...['Já recebido pela loja− R$ 152,50', 'Desconto patrocinado, pago à loja+ R$ 13,00'],
    ...['Saldo dos pedidosR$ 454,06', 'Multas− R$ 5,00', 'Ajustes+ R$ 7,77', 'Resultado do mêsR$ 456,83'],
  ]);
  expect(await screen.findByRole('columnheader', { name: 'Produtos e taxas' })).toBeTruthy();
});

it.each([
  [
    aSummary(),
    'Resultado R$ 456,83 − contestado R$ 60,00 − saldo de outubro R$ 12,00 = recebido R$ 214,54 + a receber R$ 225,16 − fatura R$ 54,87',
  ],
  // December: the store won the dispute and paid November's invoice.
  [
    aSummary({
      ...{ isClosed: true, nettCents: 0, fineCents: -500, customCents: 0, contestedCents: -6_000 },
      ...{
        openingCents: 17_029,
        receivedCents: 29_016,
        receivableCents: 0,
        owedCents: 0,
        balanceCents: 0,
        currentEndCents: 0,
      },
      paidInvoicesCents: 5_487,
    }),
    'Resultado R$ 5,00 + contestado que voltou R$ 60,00 + saldo de outubro R$ 170,29 = recebido R$ 290,16 − faturas pagas R$ 54,87',
  ],
  // A month with a credit that was paid out before the month was closed, and with an older open invoice.
  [
    aSummary({ owedCents: 40_915, currentEndCents: 46_915, balanceCents: 0 }),
    '+ a receber R$ 225,16 + conta corrente no fim do mês R$ 469,15 − faturas de outros meses em aberto R$ 60,00',
  ],
  [
    aSummary({ owedCents: -9_000, currentEndCents: -9_000 }),
    '− fatura R$ 54,87 − conta corrente, retida ou paga antes do fechamento R$ 35,13',
  ],
])('says in one line what became of the result: %#', async (summary, words) => {
  show(summary);
  const line = await screen.findByRole('region', { name: 'Do resultado ao dinheiro' });
  expect(plain(line)).toContain(words);
});

it('names the current account on the last day, and what was left of it at the closing where that differs', async () => {
  show(aSummary({ currentEndCents: 46_915, balanceCents: 0 }));
  const facts = plain(await screen.findByRole('region', { name: 'Números do mês' }));
  expect(facts).toMatch(/Conta corrente no fim do mês.*R\$ 469,15.*Conta corrente no fechamento.*R\$ 0,00/);
  cleanup();
  show();
  const same = plain(await screen.findByRole('region', { name: 'Números do mês' }));
  expect(same).toMatch(/Conta corrente no fim do mês.*− R\$ 54,87/);
  expect(same).not.toContain('no fechamento');
});

it('says of the first month where its sales of before are', async () => {
  const first = { periodId: 202611, label: 'novembro de 2026', from: '2026-11-28', to: '2026-11-30' };
  renderScreen('/financeiro/visao-geral', {
    answers: (api) => {
      api.answer(listFinancialPeriods, { rows: [first], total: 1, pages: 1 });
      api.answer(readFinancialPeriod, aSummary({ ...first, orderCount: 0 }));
      api.answer(listPeriodOrders, { rows: [], total: 0, pages: 1 });
    },
  });
  const words = await screen.findByText(/O financeiro desta loja começou em 28\/11\/2026/);
  expect(plain(words)).toBe(
    'O financeiro desta loja começou em 28/11/2026; vendas de antes estão no Histórico. Nenhuma venda concluída desde 28/11/2026.',
  );
  expect(screen.getByRole('link', { name: 'Ver o Histórico' }).getAttribute('href')).toBe(
    '/financeiro/vendas/historico',
  );
});

it('opens a bar to the orders it is made of, and fines to the entries of the month', async () => {
  const { person, api } = show();
  const month = within(await screen.findByRole('figure', { name: 'Resumo de novembro de 2026' }));
  await person.click(month.getByRole('button', { name: 'Comissão' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transações por pedido' }));
  await waitFor(() => expect(api.requestsOf(listPeriodOrders).at(-1)).toMatchObject({ parcela: 'comissao' }));
  expect(screen.getByLabelText('Pedidos com')).toHaveProperty('value', 'commission');
  await person.click(month.getByRole('button', { name: 'Saldo dos pedidos' }));
  await waitFor(() => expect(screen.getByLabelText('Pedidos com')).toHaveProperty('value', ''));
  await person.click(screen.getByRole('button', { name: 'Como calculamos: Taxa de pagamento online' }));
  await person.click(await screen.findByRole('button', { name: 'Ver os pedidos' }));
  expect(screen.getByLabelText('Pedidos com')).toHaveProperty('value', 'fee');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver os pedidos' })).toBeNull());
  await person.click(month.getByRole('button', { name: 'Saldo dos pedidos' }));
  await waitFor(() => expect(screen.getByLabelText('Pedidos com')).toHaveProperty('value', ''));
  expect(month.getByRole('link', { name: 'Multas' }).getAttribute('href')).toBe(
    '/financeiro/vendas/vendas?conta=conta_corrente&periodo=2026-11-01_2026-11-30',
  );
});

it('says of each figure how it comes about, and where its entries are', async () => {
  const { person, router } = show();
  const stop = followLinks(router);
  const facts = within(await screen.findByRole('region', { name: 'Números do mês' }));
  const terms = facts.getAllByRole('term');
  expect(facts.getAllByRole('button', { name: /^Como calculamos: / })).toHaveLength(terms.length);
  await person.click(facts.getByRole('button', { name: 'Como calculamos: Descontos' }));
  const words = await screen.findByText(/seja quem for/);
  expect(plain(words.parentElement as HTMLElement)).toContain(
    'pago pela loja R$ 10,00 + pago por quem patrocina R$ 13,00 = R$ 23,00',
  );
  await person.click(screen.getByRole('link', { name: 'Ver os pedidos' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transações por pedido' }));
  await waitFor(() => expect(screen.queryByText(/seja quem for/)).toBeNull());
  stop();
  await person.click(facts.getByRole('button', { name: 'Como calculamos: Conta corrente no fim do mês' }));
  expect(
    (await screen.findByRole('link', { name: /lançamentos da conta corrente/ })).getAttribute('href'),
  ).toBe('/financeiro/vendas/vendas?conta=conta_corrente&periodo=2026-11-01_2026-11-30');
});

it('offers the papers that are there, and none that is not', async () => {
  show(aSummary({ invoiceUrl: null, bankSlipUrl: null, invoiceId: null, nfseUrl: '/nota.pdf' }));
  expect((await screen.findByRole('link', { name: 'Baixar nota fiscal' })).getAttribute('href')).toBe(
    '/nota.pdf',
  );
  expect(screen.queryByRole('link', { name: /Baixar (fatura|boleto)/ })).toBeNull();
});

it('asks for days of the month only', async () => {
  const { person, api } = show();
  const from = await screen.findByRole('textbox', { name: 'De' });
  const requested = api.requestsOf(listPeriodOrders).length;
  await person.clear(from);
  await person.type(from, '31/10/2026');
  expect(screen.getByText('Escolha um dia entre 01/11/2026 e 30/11/2026.')).toBeTruthy();
  expect(api.requestsOf(listPeriodOrders)).toHaveLength(requested);
  await person.clear(from);
  await person.type(from, '19/11/2026');
  await waitFor(() =>
    expect(api.requestsOf(listPeriodOrders).at(-1)).toMatchObject({
      inicio: '2026-11-19',
      fim: '2026-11-30',
    }),
  );
});

it('opens an order to its own sum and to what happened to it', async () => {
  const { person } = show(aSummary(), (api) =>
    api.answer(listOrderMoney, {
      rows: [
        anOrderTransaction(),
        anOrderTransaction({ postingId: 40, kind: 'refund', nettCents: -1_100 }),
        anOrderTransaction({ postingId: 44, kind: 'dispute-lost', nettCents: -2_200 }),
      ],
      returned: [
        { ...aReturned, postingId: 40, kind: 'refund', to: 'receivable', invoice: null },
        { ...aReturned, postingId: 44, commissionCents: 255 },
        { ...aReturned, postingId: 46, invoice: null },
      ],
      contested: [
        { postingId: 41, at: 0, bookedOn: '2026-11-20', cents: 1_500 },
        { postingId: 42, at: 0, bookedOn: '2026-11-21', cents: -1_500 },
      ],
    }),
  );
  await person.click(await screen.findByRole('button', { name: '#A10B' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Dinheiro do pedido #A10B · 28\/11\/2026/ }),
  );
  expect(await dialog.findByText('Reembolso')).toBeTruthy();
  expect(dialog.getAllByText('R$ 97,11').length).toBeGreaterThan(1);
  const rows = within(dialog.getByRole('region', { name: 'O que aconteceu' })).getAllByRole('row');
  expect(rows.map((row) => plain(row.children[0] as HTMLElement)).slice(1, -1)).toEqual([
    ...['Entregue', 'Reembolso', 'Contestado: R$ 15,00 bloqueado até a decisão'],
    ...['Contestação ganha: R$ 15,00 liberado', 'Contestação perdida'],
  ]);
  const region = plain(dialog.getByRole('region', { name: 'O que aconteceu' }));
  expect(region).toContain('Comissão devolvida: R$ 1,50, somada ao repasse do pedido');
  expect(region).toContain('Comissão devolvida: R$ 2,55, na fatura de novembro de 2026');
  const link = (name: RegExp) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(link(/^na fatura/)).toBe('/financeiro/faturas?fatura=4');
  expect(link(/^na conta corrente/)).toBe(
    '/financeiro/vendas/vendas?conta=conta_corrente&periodo=2026-11-23_2026-11-23',
  );
});

const aReturned: ReturnedShare = {
  ...{
    orderId: 10,
    postingId: 44,
    kind: 'dispute',
    bookedOn: '2026-11-23',
    commissionCents: 150,
    feeCents: 0,
  },
  ...{ to: 'current', invoice: { invoiceId: 4, endsOn: '2026-11-30' } },
};

it('says where a card’s brand is not known, of the month, its orders and one of them', async () => {
  const unknown = { isBrandUnknown: true } as const;
  const { person } = show(aSummary({ unknownBrandCount: 1 }), (api) => {
    const diners = aPeriodOrder({ ...unknown, orderId: 11, code: 'B11C', brandOutsidePlan: 'Diners' });
    api.answer(listPeriodOrders, { rows: [aPeriodOrder(unknown), diners], total: 2, pages: 1 });
    api.answer(listOrderMoney, someOrderMoney(anOrderTransaction(unknown)));
  });
  const facts = await screen.findByRole('region', { name: 'Números do mês' });
  expect(plain(facts)).toMatch(/Pedidos com bandeira não informada ou fora do plano.*1/);
  expect(await screen.findByText('Online, bandeira não informada')).toBeTruthy();
  expect(screen.getByText('Online, bandeira Diners fora do plano')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '#A10B' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Dinheiro do pedido #A10B · 28\/11\/2026/ }),
  );
  expect(await dialog.findByText(/^Bandeira do cartão não informada/)).toBeTruthy();
});

it('prints the month for the accountant with the sums the server says', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = show(aSummary(), (api) => api.answer(listAccountantDays, someAccountantDays()));
  const section = within(await screen.findByRole('region', { name: 'Para o contador' }));
  await person.click(section.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const pdf = screen.getByText('Para o contador: novembro de 2026').parentElement
    ?.parentElement as HTMLElement;
  const table = within(pdf).getByRole('table', { hidden: true });
  expect(plain(within(table).getAllByRole('row', { hidden: true }).at(-1) as HTMLElement)).toBe(
    'Total1122,4012,500,000,000,7912,0097,115,007,7799,8860,009,905,00',
  );
  for (const words of [/Sabor da Vila Ltda · 11\.222\.333\/0001-81/, /Provedor Exemplo S\.A\. · 12\.ABC/])
    expect(within(pdf).getByText(words)).toBeTruthy();
  expect(plain(pdf)).toContain('Resultado R$ 456,83 − contestado R$ 60,00');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Para o contador: novembro de 2026')).toBeNull());
});

it.each([
  [{ isClosed: false, invoiceId: null }, /^Fatura e nota fiscal existem depois que o mês fecha/],
  [{ isClosed: true, invoiceId: null }, 'Não há fatura nem nota fiscal só deste mês.'],
  [{ isClosed: true, invoiceId: 4 }, 'A nota fiscal deste mês ainda não foi emitida.'],
])('says why there is no tax invoice: %j', async (over, words) => {
  show(aSummary(over));
  expect(await screen.findByText(words)).toBeTruthy();
});

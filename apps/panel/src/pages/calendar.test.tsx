// @vitest-environment jsdom
import { listPaymentCalendar, listPaymentsOfDay } from '@comanda/contract/money/ledger/calendar.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  anEmptyMonth,
  aPayment,
  someCalendar,
  somePayments,
} from '../features/money/ledger/testing/some-calendar.ts';

const PATH = '/financeiro/vendas/calendario';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (search = '') =>
  renderScreen(`${PATH}${search}`, {
    answers: (api) => {
      api.answer(listPaymentCalendar, someCalendar());
      api.answer(listPaymentsOfDay, somePayments());
    },
  });
const grid = async () => within(await screen.findByRole('grid', { name: 'novembro de 2026' }));
const dayButton = async (name: RegExp) => (await grid()).getByRole('button', { name });
/** Returns the lines of a computation as texts: name and amount. */
const linesOf = (place: HTMLElement) =>
  [...place.querySelectorAll('dl')].flatMap((list) =>
    [...list.children].map((line) => [...line.children].map(({ textContent }) => textContent)),
  );

it('sums the month, and shows payments, status and retained amount of each day', async () => {
  open();
  const sum = await screen.findByRole('region', { name: 'Soma de novembro de 2026' });
  expect(linesOf(sum)).toEqual([
    ['Pagamentos', 'R$\u00a0232,64'],
    ['Retido', '− R$\u00a028,10'],
    ['Crédito', '+ R$\u00a010,00'],
    ['Repasses feitos e previstos', 'R$\u00a0214,54'],
  ]);
  screen.getByText('Posição de 26/11/2026 14:00');
  const days = (await grid())
    .getAllByRole('button')
    .map((day) => day.querySelector('[data-spoken]')?.textContent);
  expect(days).toHaveLength(30);
  expect(days[1]).toBe('2 de novembro, segunda-feira. Feriado bancário. Nada cai neste dia');
  expect(days[15]).toBe(
    '16 de novembro, segunda-feira. R$\u00a058,07 em 2 pagamentos. Pago: 2. Retido: R$\u00a010,07',
  );
  expect(days[25]).toBe(
    '26 de novembro, quinta-feira. R$\u00a052,33 em 2 pagamentos. Agendado: 1. Bloqueado: 1',
  );
  const legend = within(screen.getByRole('list', { name: 'Legenda' }));
  for (const word of ['Agendado', 'Confirmado', 'Pago', 'Atrasado', 'Falhou', 'Bloqueado', 'Cancelado'])
    legend.getByText(word);
});

it('opens the payments of a day, then the amounts of a payment with a link to its order', async () => {
  const { api, person, router } = open();
  await person.click(await dayButton(/^16 de novembro/));
  const pane = await screen.findByRole('region', { name: 'Pagamentos em 16/11/2026' });
  await within(pane).findByText('Pedido #A08X');
  expect(api.requestsOf(listPaymentsOfDay)).toEqual([{ dataPag: '2026-11-16', limite: 50, depois_de: null }]);
  expect(router.history.location.search).toBe('?dia=2026-11-16');
  expect(linesOf(pane)).toEqual([
    ['2 pagamentos', 'R$\u00a058,07'],
    ['Retido para o saldo devedor', '− R$\u00a010,07'],
    ['Repasse', 'R$\u00a048,00'],
  ]);
  await person.click(within(pane).getByRole('button', { name: /Pedido #A09Y/ }));
  const detail = await screen.findByRole('dialog', { name: 'Detalhe do pagamento' });
  expect(linesOf(detail).slice(0, 4)).toEqual([
    ['Pago pelo cliente', 'R$\u00a033,33'],
    ['Taxa de pagamento online', '− R$\u00a00,26'],
    ['Comissão', '− R$\u00a04,00'],
    ['Líquido', 'R$\u00a029,07'],
  ]);
  const link = within(detail).getByRole('link', { name: 'Abrir pedido #A09Y' });
  expect(link.getAttribute('href')).toBe('/pedidos?pedido=109');
});

it.each([
  ['pending', 'Repasse disponível, ainda não transferido', 'Disponível', /ainda não foi transferido/],
  ['processing', 'Repasse em transferência', 'Em transferência', /Falta o banco confirmar/],
] as const)(
  'shows that the money of a %s settlement has not arrived yet',
  async (settlementState, sum, word, hint) => {
    const { api, person } = open('?dia=2026-11-16');
    const { payments } = somePayments();
    const waits = { status: 'confirmed', isPaid: false, settledOn: null, settlementState } as const;
    api.answer(
      listPaymentsOfDay,
      somePayments({
        ...{ payments: payments.map((each) => ({ ...each, ...waits })), isPaidOut: false, settlementState },
      }),
    );
    const pane = await screen.findByRole('region', { name: 'Pagamentos em 16/11/2026' });
    await within(pane).findByText('Pedido #A08X');
    expect(linesOf(pane).at(-1)).toEqual([sum, 'R$\u00a048,00']);
    expect(within(pane).getAllByText(word)).toHaveLength(2);
    expect(within(pane).queryByText('Pago')).toBeNull();
    await person.click(within(pane).getByRole('button', { name: /Pedido #A09Y/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Detalhe do pagamento' }));
    detail.getByText(hint);
    expect(detail.queryByText('Repassado em')).toBeNull();
  },
);

it.each([
  [null, 'Crédito, bandeira não informada'],
  ['Sorocred', 'Crédito Sorocred, bandeira fora do plano'],
])('labels a card with a missing or unknown brand: %s', async (brand, words) => {
  const { api, person } = open('?dia=2026-12-14');
  const payment = aPayment({ brand, isBrandUnknown: true });
  api.answer(
    listPaymentsOfDay,
    somePayments({ payments: [payment], isPaidOut: false, settlementState: null }),
  );
  await person.click(await screen.findByRole('button', { name: /Pedido #K7QF/ }));
  const detail = within(await screen.findByRole('dialog', { name: 'Detalhe do pagamento' }));
  expect(detail.getByText(words)).toBeTruthy();
});

it('loads many payments of a day in pages and sums up each payment method', async () => {
  const { api, person } = open('?dia=2026-11-16');
  const part = (from: number, count: number, next: number | null) =>
    somePayments({
      payments: Array.from({ length: count }, (_, n) =>
        aPayment({ receivableId: from + n, orderId: from + n, orderCode: `N${from + n}` }),
      ),
      ...{
        next,
        count: 60,
        ways: [
          { method: 'PIX', count: 58, sumCents: 180_000 },
          { method: null, count: 2, sumCents: 900 },
        ],
      },
    });
  api.answer(listPaymentsOfDay, part(1, 50, 50));
  const pane = await screen.findByRole('region', { name: 'Pagamentos em 16/11/2026' });
  await within(pane).findByText('Pedido #N1');
  expect(linesOf(pane)[0]?.[0]).toBe('60 pagamentos');
  const ways = within(pane).getByRole('list', { name: 'Por forma de pagamento' });
  expect(
    within(ways)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pix · 58 pagamentosR$\u00a01.800,00', 'Pagamento online · 2 pagamentosR$\u00a09,00']);
  expect(within(pane).queryByText('Pedido #N51')).toBeNull();
  api.answer(listPaymentsOfDay, part(51, 10, null));
  await person.click(within(pane).getByRole('button', { name: 'Carregar mais' }));
  await within(pane).findByText('Pedido #N60');
  within(pane).getByText('Pedido #N1');
  expect(api.requestsOf(listPaymentsOfDay).at(-1)).toEqual({
    dataPag: '2026-11-16',
    limite: 50,
    depois_de: 50,
  });
});

it('shows how much a refund took from a payment and how much the balance covered', async () => {
  const { api, person } = open('?dia=2026-11-26');
  const payment = aPayment({
    ...{ netCents: 3_915, originalCents: 3_915, cents: 0, isPaid: false },
    ...{ refundedCents: 4_500, commissionBackCents: 540, coveredCents: 45 },
  });
  api.answer(listPaymentsOfDay, somePayments({ payments: [payment], count: 1 }));
  await person.click(await screen.findByRole('button', { name: /Pedido #K7QF/ }));
  expect(linesOf(await screen.findByRole('dialog')).slice(3, 8)).toEqual([
    ['Líquido', 'R$\u00a039,15'],
    ['Reembolso ao cliente', '− R$\u00a045,00'],
    ['Comissão devolvida', '+ R$\u00a05,40'],
    ['Coberto pela conta corrente', '+ R$\u00a00,45'],
    ['A receber', 'R$\u00a00,00'],
  ]);
});

it('explains an instalment of a partly refunded order', async () => {
  const { api, person } = open('?dia=2026-12-14');
  const payment = aPayment({
    ...{ instalment: 2, instalments: 3, paidCents: 10_000, feeCents: 459, commissionCents: 1_200 },
    ...{
      netCents: 8_341,
      originalCents: 2_780,
      cents: 1_530,
      refundedCents: 3_750,
      commissionBackCents: 450,
    },
  });
  api.answer(
    listPaymentsOfDay,
    somePayments({
      payments: [payment],
      sumCents: 1_530,
      retainedCents: 0,
      payoutCents: 1_530,
      isPaidOut: false,
      settlementState: null,
    }),
  );
  await person.click(await screen.findByRole('button', { name: /parcela 2 de 3/ }));
  expect(linesOf(await screen.findByRole('dialog')).slice(3, 7)).toEqual([
    ['Líquido', 'R$\u00a083,41'],
    ['Parcela 2 de 3', 'R$\u00a027,80'],
    ['Reembolso ou contestação', '− R$\u00a012,50'],
    ['A receber', 'R$\u00a015,30'],
  ]);
  screen.getByText('No pedido inteiro: reembolso ao cliente − R$ 37,50; comissão devolvida + R$ 4,50.');
});

it('moves with the keyboard day by day and into the next month', async () => {
  const { api, person } = open();
  const focused = () => document.activeElement?.getAttribute('data-day');
  const today = await dayButton(/^26 de novembro/);
  expect((await grid()).getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
  act(() => today.focus());
  await person.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2026-11-25');
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe('2026-11-18');
  await person.keyboard('{Home}');
  expect(focused()).toBe('2026-11-15');
  await person.keyboard('{End}');
  expect(focused()).toBe('2026-11-21');
  api.answer(listPaymentCalendar, anEmptyMonth({ month: '2026-12' }));
  await person.keyboard('{PageDown}');
  await waitFor(() => expect(focused()).toBe('2026-12-21'));
  expect(api.requestsOf(listPaymentCalendar).at(-1)).toEqual({ mes: '2026-12' });
  screen.getByText('Nenhum pagamento em dezembro de 2026');
});

it('shows only the days with payments as a list', async () => {
  const { person, router } = open();
  await person.click(await screen.findByRole('radio', { name: 'Lista' }));
  const list = within(await screen.findByRole('list', { name: 'novembro de 2026' }));
  expect(list.getAllByRole('button')).toHaveLength(5);
  await person.click(list.getByRole('button', { name: /^26 de novembro/ }));
  expect(router.history.location.search).toBe('?dia=2026-11-26&ver=lista');
});

it.each(['?dia=2026-02-31', '?mes=2026-13', '?dia=x&mes='])(
  'opens the current month for the invalid address %s',
  async (search) => {
    const { api } = open(search);
    await grid();
    expect(api.requestsOf(listPaymentCalendar)).toEqual([{}]);
  },
);

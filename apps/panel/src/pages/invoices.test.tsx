// @vitest-environment jsdom
import {
  listInvoiceEntries,
  listLegacyInvoices,
  readInvoice,
} from '@comanda/contract/money/invoices/invoice-detail.calls';
import { listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  aLegacyInvoice,
  anInvoice,
  anInvoiceDetail,
  someInvoices,
} from '../features/money/ledger/testing/some-invoices.ts';

beforeAll(async () => {
  supplyBrowserParts();
  await loadPage('/financeiro/faturas');
});
afterEach(cleanup);

const show = (answers: NonNullable<Parameters<typeof renderScreen>[1]>['answers'], search = '') =>
  renderScreen(`/financeiro/faturas${search}`, { answers });

describe('the list', () => {
  it.each([
    ['processing', 'Processando'],
    ['accumulated', 'Acumulado'],
    ['pending', 'Pendente'],
    ['overdue', 'Vencido'],
    ['paid', 'Pago'],
    ['canceled', 'Cancelado'],
  ] as const)('shows %s as %s', async (status, word) => {
    show((api) => api.answer(listInvoices, someInvoices([anInvoice({ status })])));
    expect(await screen.findByText(word)).toBeTruthy();
  });

  it.each([
    ['in the store’s favour', -500, 'Desconto de R$ 5,00 na próxima fatura'],
    ['against it', 3_000, 'Acréscimo de R$ 30,00 na próxima fatura'],
  ])('shows how an accumulated invoice %s changes the next one', async (_named, valueCents, words) => {
    const accumulated = { status: 'accumulated', valueCents, openCents: 0, payUrl: null } as const;
    show((api) => api.answer(listInvoices, someInvoices([anInvoice(accumulated)])));
    await waitFor(() => expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain(words));
    expect(screen.queryByRole('button', { name: 'Pagar a fatura 11' })).toBeNull();
  });

  it('shows tax invoices with their expected date, disabled until they exist', async () => {
    const { person } = show((api) => api.answer(listInvoices, someInvoices()));
    await person.click(await screen.findByRole('button', { name: 'Mais da fatura 11' }));
    const item = await screen.findByRole('menuitem', { name: /Nota fiscal da comissão/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toMatch(/Prevista para 17\/12\/2026|Ainda não emitida/);
  });
});

it('offers the file of an invoice opened by hand, without tax invoices', async () => {
  const byHand = { startsOn: null, endsOn: null, taxInvoices: [] };
  const { person } = show((api) => api.answer(listInvoices, someInvoices([anInvoice(byHand)])));
  await person.click(await screen.findByRole('button', { name: 'Mais da fatura 11' }));
  const item = await screen.findByRole('menuitem', { name: /^Baixar a fatura/ });
  expect(item.getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.queryByRole('menuitem', { name: /Nota fiscal/ })).toBeNull();
});

describe('invoices of the old system', () => {
  it('appear only on the last page, a paid one with its tax invoice', async () => {
    const { person } = show((api) => {
      api.answer(listInvoices, { ...someInvoices(), total: 12, pages: 2 });
      api.answer(listLegacyInvoices, [aLegacyInvoice()]);
    });
    await screen.findByText('Pendente');
    expect(screen.queryByRole('region', { name: 'Antigas' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Página 2' }));
    const old = within(await screen.findByRole('region', { name: 'Antigas' }));
    expect(old.getByRole('link', { name: 'Nota fiscal de 12/2024' })).toBeTruthy();
    expect(old.queryByRole('link', { name: 'Pagar de 12/2024' })).toBeNull();
  });

  it('appear alone if no other invoices exist', async () => {
    show((api) =>
      api.answer(listLegacyInvoices, [
        aLegacyInvoice({ status: 'VC', taxUrl: null, boletoUrl: 'https://antigo.example/b' }),
      ]),
    );
    const old = within(await screen.findByRole('region', { name: 'Antigas' }));
    expect(old.getByText('Vencido')).toBeTruthy();
    expect(old.getByRole('link', { name: 'Pagar de 12/2024' })).toBeTruthy();
    expect(screen.queryByText('Nenhuma fatura para listar.')).toBeNull();
  });
});

it('shows an empty list if the server finds no invoices', async () => {
  show((api) => api.refuse(listInvoices, 'finance.invoice-not-found'));
  expect(await screen.findByText('Nada por aqui')).toBeTruthy();
  expect(screen.getByText('Nenhuma fatura para listar.')).toBeTruthy();
});

describe('paying', () => {
  it('warns that the next settlement retains the amount, so a Pix would pay it twice', async () => {
    const retained = { status: 'overdue', isRetained: true, isPixOfBoleto: false, boleto: null } as const;
    show((api) => api.answer(readInvoice, anInvoiceDetail(retained)), '?pagar=11');
    expect(await screen.findByText(/^Esta fatura será retida do próximo repasse/)).toBeTruthy();
  });

  it('copies the boleto line and the Pix code, and draws the QR code', async () => {
    const { person } = show((api) => {
      api.answer(listInvoices, someInvoices());
      api.answer(readInvoice, anInvoiceDetail());
    });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(await screen.findByRole('button', { name: 'Pagar a fatura 11' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar a fatura 11' }));
    expect(await dialog.findByRole('img', { name: 'QR Code do Pix desta fatura' })).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Copiar linha digitável' }));
    expect(copied).toHaveBeenLastCalledWith('23791.23454 00000.000059 48700.090003 1 16560000005487');
    await person.click(dialog.getByRole('button', { name: 'Copiar código Pix' }));
    expect(copied).toHaveBeenLastCalledWith(anInvoiceDetail().pixCode);
  });

  it.each([
    ['asking', /está sendo gerado/],
    ['refused', /não pôde ser gerado/],
    ['withdrawn', /será retido do próximo repasse/],
  ] as const)('shows why there is no boleto: %s', async (state, words) => {
    const boleto = { state, line: null, barcode: null, cents: 5_487, dueOn: '2026-12-10' };
    show((api) => api.answer(readInvoice, anInvoiceDetail({ boleto, pixCode: null })), '?pagar=11');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copiar linha digitável' })).toBeNull();
  });
});

it('shows which settlements retained or paid an invoice before closing, and what the next invoice gets', async () => {
  const repasse = { settlementId: 9, settledOn: '2026-12-01' } as const;
  const { person } = show((fake) => {
    fake.answer(listInvoiceEntries, { rows: [], count: 0, next: null });
    fake.answer(
      readInvoice,
      anInvoiceDetail({
        ...{ carriedCents: 0, laterCents: 1_000, valueCents: 3_287, openCents: 0, status: 'paid' },
        ...{ paidCents: 3_287, paidAt: Date.parse('2026-12-14T15:00:00Z') },
        paidBy: { settlementId: 12, settledOn: '2026-12-14' },
        later: [
          { kind: 'retained', cents: 1_300, count: 1, ...repasse },
          { kind: 'commission', cents: -400, count: 3, settlementId: null, settledOn: null },
        ],
      }),
    );
  }, '?fatura=11');
  const dialog = within(await screen.findByRole('dialog', { name: 'Fatura 11' }));
  const table = within(
    await dialog.findByRole('region', { name: 'Lançamentos entre o fim do período e o fechamento' }),
  );
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Retido do repasse de 01/12/2026R$ 13,00',
    'Comissão, depois do período− R$ 4,00',
    'Fica para a próxima faturaR$ 1,00',
    'Conta nesta faturaR$ 10,00',
  ]);
  expect(table.getByRole('link').getAttribute('href')).toBe('/financeiro/repasses?repasse=9');
  const paidBy = dialog.getByRole('link', { name: 'Repasse de 14/12/2026' });
  expect(paidBy.getAttribute('href')).toBe('/financeiro/repasses?repasse=12');
  await person.click(dialog.getByRole('button', { name: 'Retido ou pago antes do fechamento' }));
  expect(document.activeElement?.textContent).toBe('Retido ou pago antes do fechamento');
});

it('shows the entries of an invoice, filters them by kind and links to their orders', async () => {
  const { api, person } = show((fake) => {
    fake.answer(readInvoice, anInvoiceDetail());
    fake.answer(listInvoiceEntries, {
      rows: [
        {
          ...{ seq: 1, day: '2026-11-10', kind: 'fine', cents: -500, orderId: 6, orderCode: 'A06' },
          ...{ reason: 'Recusa', settlementId: null, settledOn: null },
        },
        {
          ...{ seq: 2, day: '2026-11-09', kind: 'retained', cents: 903, orderId: null, orderCode: null },
          ...{ reason: null, settlementId: 7, settledOn: '2026-11-09' },
        },
      ],
      count: 2,
      next: null,
    });
  }, '?fatura=11');
  const dialog = within(await screen.findByRole('dialog', { name: 'Fatura 11' }));
  expect(await dialog.findByRole('link', { name: '#A06' })).toBeTruthy();
  const repasse = dialog.getByRole('link', { name: 'Repasse de 09/11/2026' });
  expect(repasse.getAttribute('href')).toBe('/financeiro/repasses?repasse=7');
  expect(dialog.getAllByText('Saldo do período anterior').length).toBeGreaterThan(0);
  await person.selectOptions(dialog.getByLabelText('Mostrar'), 'fine');
  await waitFor(() => expect(api.requestsOf(listInvoiceEntries).at(-1)).toMatchObject({ kind: 'fine' }));
  await person.click(dialog.getByRole('button', { name: 'Comissão' }));
  await waitFor(() =>
    expect(api.requestsOf(listInvoiceEntries).at(-1)).toMatchObject({ kind: 'commission' }),
  );
});

// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { exportChart } from '@comanda/contract/insight/insight/chart-files.calls';
import { readCharts } from '@comanda/contract/insight/insight/charts.calls';
import { readDashboard, silenceFinding } from '@comanda/contract/insight/insight/dashboard.calls';
import {
  exportReportOrders,
  generateReport,
  listReportOrders,
  readReport,
} from '@comanda/contract/insight/insight/report.calls';
import { METRICS } from '@comanda/domain/insight/insight/metrics';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  anEmptyDashboard,
  anEmptyReport,
  aSoldOrder,
  someCharts,
  someDashboard,
  someReport,
} from '../features/insight/insight/testing/some-insight.ts';

beforeAll(async () => {
  supplyBrowserParts();
  await loadPage('/painel');
  await loadPage('/relatorio');
  await loadPage('/relatorio/graficos');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Painel de Controle', () => {
  const open = (search = '') =>
    renderScreen(`/painel${search}`, { answers: (api) => api.answer(readDashboard, someDashboard()) });

  it('explains how a figure is computed and links to its orders', async () => {
    const { person } = open();
    const card = within(await screen.findByRole('region', { name: 'Pedidos Cancelados' }));
    expect(card.getByText('R$ 80,00')).toBeTruthy();
    expect(card.getByText('2 pedidos, sem taxas')).toBeTruthy();
    expect(screen.getByText('Mais 1 pedido sem cliente identificado.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Ver pedidos de Pedidos Cancelados' }).getAttribute('href')).toBe(
      '/relatorio?periodo=2026-11-10_2026-11-16&situacao=cancelled#pedidos',
    );
    await person.click(card.getByRole('button', { name: /Como calculamos/ }));
    expect(await screen.findByText(METRICS['sales.cancelled'].label)).toBeTruthy();
  });

  it('shows count, amount and total sold, compared with the same hours before', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Pedidos Totais' }));
    const refunds = screen.getByRole('region', { name: 'Reembolsos e contestações perdidas' });
    expect(within(refunds).getByText('no dia do pedido')).toBeTruthy();
    for (const words of [
      '12',
      'pedidos de 18 recebidos',
      /R\$\s1\.589,46 em produtos/,
      /Total vendido: R\$\s1\.652,96/,
    ])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.getByText(/^9,1% a mais que nas mesmas horas antes$/)).toBeTruthy();
  });

  it('compares only with a whole earlier period, and computes ROI only from orders with a commission', async () => {
    const { figures, ...base } = someDashboard();
    const nothing = Object.fromEntries(
      Object.entries(figures).map(([id, { value }]) => [id, { value, before: null }]),
    ) as typeof figures;
    const roi = {
      ...nothing,
      roi: { value: null, before: null },
      'sales.per-real': { value: null, before: null },
    };
    const first = { ...base, isPreviousComplete: false, daysBefore: [], termsSince: '2026-11-15' };
    renderScreen('/painel', {
      answers: (api) =>
        api.answer(readDashboard, {
          ...first,
          figures: { ...roi, 'orders.terms': { value: 3, before: null } },
        }),
    });
    const card = within(await screen.findByRole('region', { name: 'ROI' }));
    expect(card.getByText('–')).toBeTruthy();
    expect(card.getByText('comissão só desde 15/11/2026: conta 3 de 12 pedidos')).toBeTruthy();
    const total = within(screen.getByRole('region', { name: 'Pedidos Totais' }));
    expect(total.getByText('sem período anterior completo')).toBeTruthy();
    expect(screen.queryByText(/a mais que|a menos que/)).toBeNull();
  });

  it('shows a finding with its links until the user silences it', async () => {
    const base = someDashboard();
    const busy = { ...base, figures: { ...base.figures, 'orders.completed': { value: 40, before: 30 } } };
    const { api, person } = renderScreen('/painel', {
      answers: (fake) => {
        fake.answer(readDashboard, busy);
        fake.answer(silenceFinding, { message: null });
      },
    });
    const words = 'Calabresa foi pedido 3 vezes enquanto estava em falta.';
    const found = within(await screen.findByRole('region', { name: 'O que chama atenção' }));
    expect(found.getByText(words)).toBeTruthy();
    const wayTo = (label: string) =>
      found.getByRole('link', { name: `${label}: ${words}` }).getAttribute('href');
    expect([wayTo('Ver pedidos'), wayTo('Ver estoque')]).toEqual([
      '/relatorio?periodo=2026-11-10_2026-11-16&falta=calabresa#pedidos',
      '/estoque',
    ]);
    api.answer(readDashboard, { ...busy, silenced: ['out'] });
    await person.click(found.getByRole('button', { name: `Não avisar por 30 dias: ${words}` }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    api.answer(readDashboard, busy);
    await person.click(await screen.findByRole('button', { name: /Desfazer/ }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(api.requestsOf(silenceFinding)).toEqual([
      { regra: 'out', silenciar: true },
      { regra: 'out', silenciar: false },
    ]);
  });

  it('exports each chart as a spreadsheet of the shown days', async () => {
    const { api, person } = open();
    await screen.findByRole('region', { name: 'Ticket Médio' });
    const exports = screen.getAllByRole('button', { name: /^Exportar: / }).map((button) => button.ariaLabel);
    expect(new Set(exports).size).toBe(exports.length);
    expect(exports).toHaveLength(8);
    api.refuse(exportChart, 'server.unexpected');
    await person.click(screen.getByRole('button', { name: 'Exportar: Pedidos perdidos' }));
    await person.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
    await screen.findByText('Não foi possível exportar.');
    expect(api.requestsOf(exportChart)).toMatchObject([
      { grafico: 'pedidos-perdidos', data_inicio: '2026-11-10', data_final: '2026-11-16', formato: 'csv' },
    ]);
  });

  it('shows the days and the method of a chart, and links to late orders', async () => {
    const { person } = open();
    const minutes = within(await screen.findByRole('region', { name: 'Tempos' }));
    expect(minutes.getByText(/^10\/11\/2026 a 16\/11\/2026, até \d\d:\d\d$/)).toBeTruthy();
    const words = '2 de 11 entregas depois do prazo prometido';
    expect(minutes.getByRole('link', { name: `Ver pedidos de ${words}` }).getAttribute('href')).toBe(
      '/relatorio?periodo=2026-11-10_2026-11-16&situacao=completed&com=atraso#pedidos',
    );
    await person.click(minutes.getByRole('button', { name: 'Como calculamos' }));
    expect(await screen.findByText(/metade e 9 de cada 10/)).toBeTruthy();
    await person.keyboard('{Escape}');
    const items = screen.getByRole('heading', { name: 'Mais pedidos' }).closest('.card') as HTMLElement;
    expect(within(items).getByRole('button', { name: 'Como calculamos' })).toBeTruthy();
    // This chart has its own range of months. It shows no total, because the same customer may order in
    // several months.
    const months = screen.getByRole('figure', { name: 'Clientes por mês' });
    expect(within(months).getByText(/^outubro de 2026 a novembro de 2026, até/)).toBeTruthy();
    expect(months.textContent).not.toMatch(/–|No período|sem informação/);
  });

  it('suggests no other period if no order was lost, and draws a single day as a narrow column', async () => {
    const day = { from: '2026-11-16', to: '2026-11-16' };
    const base = someDashboard();
    renderScreen('/painel', {
      answers: (api) =>
        api.answer(readDashboard, {
          ...{
            ...base,
            ...day,
            lost: [],
            days: base.days.slice(-1),
            isPreviousComplete: false,
            daysBefore: [],
          },
        }),
    });
    const lost = within(await screen.findByRole('figure', { name: 'Pedidos perdidos' }));
    expect(lost.getByText('Nenhum pedido perdido')).toBeTruthy();
    expect(lost.queryByText(/Escolha outro período/)).toBeNull();
    const days = screen.getByRole('figure', { name: 'Pedidos por dia' });
    const column = days.querySelector('rect[data-is-alone]');
    expect(Number.parseFloat(column?.getAttribute('width') ?? '')).toBeLessThan(20);
  });

  it('requests the days of the address', async () => {
    const { api } = open('?periodo=2026-11-01_2026-11-16');
    await screen.findByRole('region', { name: 'Ticket Médio' });
    expect(api.requestsOf(readDashboard)).toEqual([
      { periodo: 'PP', data_inicio: '2026-11-01', data_final: '2026-11-16' },
    ]);
  });

  it('sends no request while a date is missing or incomplete', async () => {
    const { api, person } = open('?periodo=2026-11-01_2026-11-16');
    await screen.findByRole('region', { name: 'Ticket Médio' });
    const [from, to] = ['De', 'Até'].map((name) => screen.getByRole('textbox', { name }));
    await person.clear(from as HTMLElement);
    await person.tab();
    screen.getByText('Informe a data de início.');
    await person.type(from as HTMLElement, '10/11/2026');
    await waitFor(() => expect(api.requestsOf(readDashboard)).toHaveLength(2));
    await person.clear(to as HTMLElement);
    await person.type(to as HTMLElement, '15/11/26');
    await waitFor(() => expect(api.requestsOf(readDashboard)).toHaveLength(3));
    expect(api.requestsOf(readDashboard)).toMatchObject([
      { data_inicio: '2026-11-01', data_final: '2026-11-16' },
      { data_inicio: '2026-11-10', data_final: '2026-11-16' },
      { data_inicio: '2026-11-10', data_final: '2026-11-15' },
    ]);
  });
});

describe('Relatório Geral', () => {
  const printing = (prepare: (api: FakeApi) => void = () => undefined) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const opened = renderScreen('/relatorio', {
      answers: (fake) => {
        fake.answer(readReport, someReport());
        fake.answer(listReportOrders, { rows: [], next: null, count: 0, totalCents: 0 });
        fake.answer(generateReport, {
          orders: [
            { ...aSoldOrder(), discountCents: 1_000, payment: { way: 'card' as const, method: 'CREDIT' } },
          ],
          ...{ days: [], from: '2026-11-10', to: '2026-11-16', isCut: false },
        });
        prepare(fake);
      },
    });
    const press = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    return { ...opened, print, press };
  };

  it('prints all orders with Ctrl+P, below the address and e-mail of the store', async () => {
    const { api, print, press } = printing();
    await screen.findByText('Rua do Ouvidor, 12 - Sé');
    expect(screen.getByText('contato@donaconceicao.com.br')).toBeTruthy();
    expect(screen.getByText(/use o botão Imprimir ou Ctrl\+P/)).toBeTruthy();
    // The page prevents the browser's printing until the orders arrive.
    expect(press()).toBe(false);
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, repeat: true });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(api.requestsOf(generateReport)).toHaveLength(1);
    expect(screen.getByText('#K7QF')).toBeTruthy();
    expect(screen.queryByText(/use o botão Imprimir/)).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
  });

  it('shows that printing failed', async () => {
    const { print, press } = printing((api) => api.refuse(generateReport, 'server.unexpected'));
    await screen.findByText('Rua do Ouvidor, 12 - Sé');
    press();
    await screen.findByText('Não foi possível preparar a impressão.');
    expect(print).not.toHaveBeenCalled();
  });

  it('shows the total sold less discounts, and separately the amounts outside the total', async () => {
    printing();
    const waterfall = await screen.findByRole('figure', { name: 'Resumo' });
    const text = waterfall.querySelector('[data-spoken]')?.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toBe(
      'Produtos: mais R$ 1.597,96; Taxas de entrega: mais R$ 55,00; Total vendido: R$ 1.652,96; Descontos: menos R$ 38,50; Total Geral: R$ 1.614,46.',
    );
    const rowsOf = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('row')
        .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(rowsOf('Como foi pago').slice(1)).toEqual([
      'Pedidos concluídos · Online7R$ 1.428,56',
      'Pedidos concluídos · Presencial5R$ 185,90',
      'Total Geral12R$ 1.614,46',
    ]);
    expect(rowsOf('Fora do Total Geral')).toEqual(
      expect.arrayContaining([
        'Não pagos · não chegaram à loja1R$ 38,00',
        'Reembolsos e contestações perdidas de pedidos concluídos · no dia do pedidoR$ 40,00',
      ]),
    );
  });

  it('filters list, export and print by the address', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const over = { status: 'cancelled', isRefused: true, reason: 'user:UNAVAILABLE_ITEM' } as const;
    const lost = aSoldOrder({ ...over, method: 'X'.repeat(80) });
    const { api, person } = renderScreen(
      '/relatorio?periodo=2026-11-10_2026-11-16&situacao=refused&motivo=user%3AUNAVAILABLE_ITEM&horas=19-21&dia_semana=5&falta=calabresa&com=nada#pedidos',
      {
        answers: (fake) => {
          fake.answer(readReport, someReport());
          fake.answer(listReportOrders, { rows: [lost], next: null, count: 1, totalCents: 0 });
          fake.answer(generateReport, {
            orders: [{ ...lost, discountCents: 0, payment: { way: 'card' as const, method: 'CREDIT' } }],
            ...{ days: [], from: '2026-11-10', to: '2026-11-16', isCut: false },
          });
        },
      },
    );
    expect(await screen.findAllByText('Item em falta (loja)')).not.toHaveLength(0);
    expect(screen.getByLabelText<HTMLSelectElement>('Hora').selectedOptions[0]?.text).toBe('19–21 h');
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(
      screen.getByText(
        'Só estes pedidos: Situação: Recusados · Motivo: Item em falta (loja) · Hora: 19–21 h · Dia da semana: Sexta · Item em falta: calabresa',
      ),
    ).toBeTruthy();
    // A very long code may break across lines, so it pushes nothing off the printed page.
    expect(screen.getByText((words) => /X\u200bX/.test(words))).toBeTruthy();
    expect(screen.getByText('Recusado · Item em falta')).toBeTruthy();
    api.refuse(exportReportOrders, 'server.unexpected');
    await person.click(screen.getByRole('button', { name: 'Exportar' }));
    await person.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
    await screen.findByText('Não foi possível exportar.');
    const requested = {
      ...{ desfecho: 'refused', motivo: 'user:UNAVAILABLE_ITEM', horas: '19-21' },
      ...{ dia_semana: 5, em_falta: 'calabresa' },
    };
    expect(api.requestsOf(generateReport)).toMatchObject([requested]);
    expect(api.requestsOf(exportReportOrders)).toMatchObject([requested]);
    expect(api.requestsOf(listReportOrders)).toMatchObject([{ ...requested, dia_semana: '5' }]);
    // An unknown filter value is not sent.
    expect(api.requestsOf(listReportOrders)).toMatchObject([expect.not.objectContaining({ com: 'nada' })]);
  });

  it('shows how late an order was, its refund and its lost dispute', async () => {
    const method = 'X'.repeat(80);
    const late = aSoldOrder({ lateMinutes: 12, refundedCents: 1_550, lostCents: 500, method });
    renderScreen('/relatorio', {
      answers: (fake) => {
        fake.answer(readReport, someReport());
        fake.answer(listReportOrders, { rows: [late], next: null, count: 1, totalCents: 5_990 });
      },
    });
    expect(
      await screen.findByText(
        /^12 min depois do prazo · Reembolso de R\$\s10,50 · Contestado e perdido: R\$\s5,00$/,
      ),
    ).toBeTruthy();
    for (const column of [
      'Hash',
      'Cliente',
      'Data',
      'Valor em Produtos',
      'Desconto',
      'Taxa Entrega',
      'Status',
    ])
      expect(screen.getAllByText(column)).not.toHaveLength(0);
    // The payment method has an icon, and each chart has an export button.
    expect(screen.getByText(`Outro (${method})`).querySelector('svg')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Exportar: / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      ...['Exportar: Concluídos por lugar do pagamento', 'Exportar: Cancelados e efetivados'],
      ...['Exportar: Cancelados e efetivados por pagamento', 'Exportar: Pedidos perdidos por motivo'],
      'Exportar: Concluídos e perdidos por hora',
    ]);
  });

  it('lists the orders that the address selects', async () => {
    const { api } = renderScreen('/relatorio?periodo=2026-11-10_2026-11-16&situacao=cancelled#pedidos', {
      answers: (fake) => {
        fake.answer(readReport, someReport());
        fake.answer(listReportOrders, {
          ...{ rows: [aSoldOrder({ status: 'cancelled' })], next: null, count: 1, totalCents: 5_990 },
        });
      },
    });
    await screen.findByText('#K7QF');
    expect(api.requestsOf(listReportOrders)).toMatchObject([
      { periodo: 'PP', data_inicio: '2026-11-10', data_final: '2026-11-16', desfecho: 'cancelled' },
    ]);
  });
});

describe('Relatórios with incomplete figures', () => {
  it.each([
    ['/painel', (api: FakeApi) => api.answer(readDashboard, { ...someDashboard(), isBehind: true })],
    ['/relatorio', (api: FakeApi) => api.answer(readReport, { ...someReport(), isBehind: true })],
    ['/relatorio/graficos', (api: FakeApi) => api.answer(readCharts, { ...someCharts(), isBehind: true })],
    ['/painel', (api: FakeApi) => api.answer(readDashboard, { ...anEmptyDashboard(), isBehind: true })],
    ['/relatorio', (api: FakeApi) => api.answer(readReport, { ...anEmptyReport(), isBehind: true })],
  ])('%s says that orders are still being summed', async (path, answers) => {
    renderScreen(path, { answers });
    expect(await screen.findByText(/Ainda estamos somando pedidos antigos/)).toBeTruthy();
    expect(screen.queryByText('Nenhum pedido nestes dias')).toBeNull();
  });

  it('lists the open orders of a day without finished orders', async () => {
    renderScreen('/relatorio?periodo=hoje', {
      answers: (api) => {
        api.answer(readReport, anEmptyReport());
        const open = { ...aSoldOrder(), status: 'accepted' as const, code: 'A100' };
        api.answer(listReportOrders, { rows: [open], count: 1, totalCents: 0, next: null });
      },
    });
    expect(await screen.findByText('#A100')).toBeTruthy();
    expect(screen.queryByText('Nenhum pedido nestes dias')).toBeNull();
  });

  it.each([
    ['/painel', (api: FakeApi) => api.refuse(readDashboard, 'insight.too-many-days')],
    ['/relatorio', (api: FakeApi) => api.refuse(readReport, 'insight.too-many-days')],
    ['/relatorio/graficos', (api: FakeApi) => api.refuse(readCharts, 'insight.too-many-days')],
  ])('%s shows why the server refused, without a useless retry button', async (path, answers) => {
    renderScreen(path, { answers });
    expect(await screen.findByText('O período pode ter no máximo dez anos.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});

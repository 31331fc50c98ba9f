import { readCharts } from '@comanda/contract/insight/insight/charts.calls';
import { readDashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { listReportOrders, readReport } from '@comanda/contract/insight/insight/report.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import {
  anEmptyDashboard,
  anEmptyReport,
  aSoldOrder,
  someCharts,
  someDashboard,
  someReport,
} from './some-insight.ts';

export const faces = {
  '/painel': {
    full: { answers: (api) => api.answer(readDashboard, someDashboard()), words: /Ticket Médio/ },
    main: mainCall(readDashboard, someDashboard(), /Não foi possível carregar o painel/),
    empty: {
      answers: (api) => api.answer(readDashboard, anEmptyDashboard()),
      words: /Nenhum pedido nestes dias/,
    },
  },
  '/relatorio': {
    full: {
      answers: (api) => {
        api.answer(readReport, someReport());
        api.answer(listReportOrders, { rows: [aSoldOrder()], count: 1, totalCents: 5_990, next: null });
      },
      words: /Relatório de vendas do dia 10\/11\/2026/,
    },
    main: mainCall(readReport, someReport(), /Não foi possível carregar o relatório/),
    empty: {
      answers: (api) => {
        api.answer(readReport, anEmptyReport());
        api.answer(listReportOrders, { rows: [], count: 0, totalCents: 0, next: null });
      },
      words: /Nenhum pedido nestes dias/,
    },
  },
  '/relatorio/graficos': {
    full: { answers: (api) => api.answer(readCharts, someCharts()), words: /Os favoritos da galera/ },
    main: mainCall(readCharts, someCharts(), /Não foi possível carregar os gráficos/),
    empty: {
      answers: (api) => api.answer(readCharts, someCharts({ orders: 0 })),
      words: /Nenhum pedido concluído nestes dias/,
    },
  },
} satisfies FacesOfScreens;

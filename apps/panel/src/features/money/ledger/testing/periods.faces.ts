import { listLegacyInvoices } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import {
  listFinancialPeriods,
  listPeriodOrders,
  readFinancialPeriod,
} from '@comanda/contract/money/ledger/overview.calls';
import { listSettlements, readSettlementDays } from '@comanda/contract/money/ledger/settlements.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { aLegacyInvoice, anInvoice, someInvoices } from './some-invoices.ts';
import { aPeriodOrder, aSummary, somePeriods } from './some-overview.ts';
import { aSettlement, someSettlementDays, someSettlements } from './some-settlements.ts';

const twoInvoices = someInvoices([
  anInvoice(),
  anInvoice({ invoiceId: 10, status: 'accumulated', valueCents: 1_200, openCents: 0, payUrl: null }),
]);

export const faces = {
  '/financeiro/faturas': {
    full: {
      answers: (api) => {
        api.answer(listInvoices, twoInvoices);
        api.answer(listLegacyInvoices, [aLegacyInvoice()]);
      },
      words: /Acréscimo de R\$\s12,00 na próxima fatura/,
    },
    main: mainCall(listInvoices, twoInvoices, /Não foi possível listar as faturas/),
    empty: {
      answers: (api) => {
        api.answer(listInvoices, someInvoices([]));
        api.answer(listLegacyInvoices, []);
      },
      words: /Nenhuma fatura para listar/,
    },
  },
  '/financeiro/repasses': {
    full: {
      answers: (api) => {
        api.answer(listSettlements, someSettlements(aSettlement()));
        api.answer(readSettlementDays, someSettlementDays());
      },
      words: /R\$\s97,11/,
    },
    main: mainCall(listSettlements, someSettlements(aSettlement()), /Não foi possível carregar os repasses/),
    empty: {
      answers: (api) => {
        api.answer(listSettlements, someSettlements());
        api.answer(readSettlementDays, { ...someSettlementDays(), days: [], payoutCents: 0 });
      },
      words: /Nenhum repasse neste período/,
    },
  },
  '/financeiro/repasses/conferir': {
    // Before a file is chosen, the screen requests only an example file. `pages/bank-match.test.tsx` tests
    // the states with a file.
    full: { answers: () => undefined, words: /Arraste o extrato para cá/ },
    main: null,
    empty: null,
  },
  '/financeiro/visao-geral': {
    full: {
      answers: (api) => {
        api.answer(listFinancialPeriods, somePeriods());
        api.answer(readFinancialPeriod, aSummary());
        api.answer(listPeriodOrders, { rows: [aPeriodOrder()], total: 1, pages: 1 });
      },
      words: /Resumo de novembro de 2026/,
    },
    main: mainCall(listFinancialPeriods, somePeriods(), /Não foi possível carregar o financeiro/),
    empty: {
      answers: (api) => api.answer(listFinancialPeriods, { rows: [], total: 0, pages: 1 }),
      words: /Nenhum período financeiro encontrado/,
    },
  },
} satisfies FacesOfScreens;

import { listSalesHistory } from '@comanda/contract/insight/sales-history/sales-history.calls';
import { listPaymentCalendar, listPaymentsOfDay } from '@comanda/contract/money/ledger/calendar.calls';
import { getBalances, listEntries } from '@comanda/contract/money/ledger/statement.calls';
import { getTransferOptions } from '@comanda/contract/money/ledger/transfers.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { anEmptyMonth, someCalendar, somePayments } from './some-calendar.ts';
import { aFinedOrder, aHistoryOrder, someHistory } from './some-history.ts';
import { someBalances, someStatement, someTransferOptions } from './some-statement.ts';

export const faces = {
  '/financeiro/vendas/historico': {
    full: {
      answers: (api) =>
        api.answer(
          listSalesHistory,
          someHistory(
            aHistoryOrder(),
            aFinedOrder(),
            aFinedOrder({ orderId: 7, code: 'C9', canRequestReversal: false, reversalId: 3 }),
          ),
        ),
      words: /R\$\s1\.652,96/,
    },
    main: mainCall(listSalesHistory, someHistory(aHistoryOrder()), /Não foi possível carregar o histórico/),
    empty: {
      answers: (api) => api.answer(listSalesHistory, someHistory()),
      words: /Nenhum pedido nestes dias/,
    },
  },
  '/financeiro/vendas/vendas': {
    full: {
      answers: (api) => {
        api.answer(getBalances, someBalances());
        api.answer(listEntries, someStatement());
      },
      words: /^Repasse de 23/,
    },
    main: mainCall(getBalances, someBalances(), /Não foi possível carregar os saldos/),
    empty: {
      answers: (api) => api.answer(getBalances, someBalances({ openedOn: null })),
      words: /O financeiro da loja ainda não começou/,
    },
  },
  '/financeiro/vendas/vendas/transferir': {
    full: {
      answers: (api) => api.answer(getTransferOptions, someTransferOptions()),
      words: /^Para onde deseja transferir$/,
    },
    main: mainCall(getTransferOptions, someTransferOptions(), /Não foi possível carregar os dados/),
    empty: {
      answers: (api) => api.answer(getTransferOptions, someTransferOptions({ availableCents: 0 })),
      words: /Não há saldo disponível/,
    },
  },
  '/financeiro/vendas/calendario': {
    address: '/financeiro/vendas/calendario?dia=2026-11-16',
    full: {
      answers: (api) => {
        api.answer(listPaymentCalendar, someCalendar());
        api.answer(listPaymentsOfDay, somePayments());
      },
      words: /^Pedido #A08X$/,
    },
    main: mainCall(listPaymentCalendar, someCalendar(), /Não foi possível carregar o calendário/),
    empty: {
      answers: (api) => api.answer(listPaymentCalendar, anEmptyMonth({ openedOn: null })),
      words: /Seu financeiro ainda não começou/,
    },
  },
} satisfies FacesOfScreens;

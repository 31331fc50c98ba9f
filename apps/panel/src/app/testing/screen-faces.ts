import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import type { SessionInfo } from '@comanda/contract/access/access.wire';
import { getAccount, listOwnSessions } from '@comanda/contract/access/account.calls';
import { getOperatorGrants } from '@comanda/contract/access/operator-grants.calls';
import { listPeople } from '@comanda/contract/access/people.calls';
import { listAudit, listAuditPeople } from '@comanda/contract/audit/audit.calls';
import { listProductFiles } from '@comanda/contract/bulk-upload/bulk-upload.calls';
import type { Call } from '@comanda/contract/define-call';
import { listDeliveryAreas } from '@comanda/contract/delivery-areas/delivery-areas.calls';
import { listLegacyInvoices } from '@comanda/contract/finance/invoice-detail.calls';
import { listInvoices } from '@comanda/contract/finance/invoices.calls';
import { listHours } from '@comanda/contract/hours/hours.calls';
import { readCharts } from '@comanda/contract/insight/charts.calls';
import { readDashboard } from '@comanda/contract/insight/dashboard.calls';
import { listReportOrders, readReport } from '@comanda/contract/insight/report.calls';
import { listPaymentCalendar, listPaymentsOfDay } from '@comanda/contract/ledger/calendar.calls';
import {
  listFinancialPeriods,
  listPeriodOrders,
  readFinancialPeriod,
} from '@comanda/contract/ledger/overview.calls';
import { listSettlements, readSettlementDays } from '@comanda/contract/ledger/settlements.calls';
import { getBalances, listEntries } from '@comanda/contract/ledger/statement.calls';
import { getTransferOptions } from '@comanda/contract/ledger/transfers.calls';
import { listCategories } from '@comanda/contract/menu/categories.calls';
import { readMenu } from '@comanda/contract/menu/menu.calls';
import { listOldPayouts, listOldTransactions } from '@comanda/contract/old-finance/old-finance.calls';
import { getChangeWait, listAccounts } from '@comanda/contract/online-payment/accounts.calls';
import { listDocuments } from '@comanda/contract/online-payment/documents.calls';
import { getTaxAndPlans, listPlanRates, listPlans } from '@comanda/contract/online-payment/plans.calls';
import {
  getOnlineRegistration,
  getOnlineStanding,
  listMerchantCategories,
} from '@comanda/contract/online-payment/registration.calls';
import { listBoard } from '@comanda/contract/orders/orders.calls';
import { listPaymentMethods } from '@comanda/contract/payment-methods/payment-methods.calls';
import { getPrintSettings, listPrintDevices } from '@comanda/contract/printing/printing.calls';
import { listRatings, readRatingSummary } from '@comanda/contract/ratings/ratings.calls';
import { listSalesHistory } from '@comanda/contract/sales-history/sales-history.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/online-acceptance.calls';
import { getRegistration } from '@comanda/contract/store/registration-data.calls';
import { getStore } from '@comanda/contract/store/store.calls';
import { anAccount, someSessions } from '../../features/access/account/testing/an-account.ts';
import { someAudit } from '../../features/audit/testing/some-audit.ts';
import { anUpload, someUploads } from '../../features/bulk-upload/testing/some-uploads.ts';
import { anAreaTable } from '../../features/delivery-areas/testing/an-area-table.ts';
import { anEmptyMonth, someCalendar, somePayments } from '../../features/finance/testing/some-calendar.ts';
import { aFinedOrder, aHistoryOrder, someHistory } from '../../features/finance/testing/some-history.ts';
import { aLegacyInvoice, anInvoice, someInvoices } from '../../features/finance/testing/some-invoices.ts';
import { aPeriodOrder, aSummary, somePeriods } from '../../features/finance/testing/some-overview.ts';
import {
  aSettlement,
  someSettlementDays,
  someSettlements,
} from '../../features/finance/testing/some-settlements.ts';
import {
  someBalances,
  someStatement,
  someTransferOptions,
} from '../../features/finance/testing/some-statement.ts';
import { someHours } from '../../features/hours/testing/some-hours.ts';
import {
  anEmptyDashboard,
  anEmptyReport,
  aSoldOrder,
  someCharts,
  someDashboard,
  someReport,
} from '../../features/insight/testing/some-insight.ts';
import { someOptions } from '../../features/menu/options/testing/some-options.ts';
import { someStock } from '../../features/menu/stock/testing/some-stock.ts';
import { someMenu } from '../../features/menu/testing/some-menu.ts';
import { anOldPayout, someOldOrders } from '../../features/old-finance/testing/some-old-finance.ts';
import { accountPage, someAccounts, someFees } from '../../features/online-payment/testing/some-accounts.ts';
import {
  someCategories,
  someDocuments,
  someOnlineRegistration,
  someStanding,
} from '../../features/online-payment/testing/some-online-payment.ts';
import { somePlans, someRates } from '../../features/online-payment/testing/some-plans.ts';
import { anOrderCard } from '../../features/orders/testing/an-order-card.ts';
import { someMethods } from '../../features/payment-methods/testing/some-methods.ts';
import { aCategory } from '../../features/printing/testing/a-category.ts';
import { aDevice, someSettings } from '../../features/printing/testing/print-samples.ts';
import { aRating, someSummary } from '../../features/ratings/testing/some-ratings.ts';
import { someRegistration } from '../../features/registration-data/testing/some-registration.ts';
import { someGrants, somePeople } from '../../features/users/testing/some-people.ts';
import { aStore } from '../../shared/testing/a-store.ts';
import type { ScreenPath } from '../screens.ts';

/** The call a screen stands on, and the words of its failure. */
interface MainCall {
  hold: (api: FakeApi) => () => void;
  refuse: (api: FakeApi) => void;
  failed: RegExp;
}

/** How the faces of a screen come about, and the words to know each by. */
export interface ScreenFaces {
  /** Where it is opened, when its path names a parameter. */
  address?: string;
  /** Whose screen it is, when an administrator's would say less. */
  session?: Partial<SessionInfo>;
  /** Everything answered, for a store that has all of it. */
  full: { answers: (api: FakeApi) => void; words: RegExp };
  /** Null: the screen asks for nothing before it is there. */
  main: MainCall | null;
  /** Beside `full`, what a store without any of it answers. Null: the screen always holds something. */
  empty: { answers: (api: FakeApi) => void; words: RegExp } | null;
  /** Operators read it, administrators change it. */
  isLocked?: true;
}

function mainCall<Input, Output>(call: Call<Input, Output>, output: Output, failed: RegExp): MainCall {
  return {
    hold: (api) => api.hold(call, output),
    refuse: (api) => api.refuse(call, 'server.unexpected'),
    failed,
  };
}

const board = (orders = [anOrderCard()]) => ({
  orders,
  seq: 1,
  now: Date.now(),
  store: { storeId: 7, storeName: 'Pizzaria Dona Conceição' },
});
const printSettings = { settings: someSettings(), version: 5, isSynced: true };
const printing = (api: FakeApi) => {
  api.answer(getPrintSettings, printSettings);
  api.answer(listPrintDevices, [aDevice()]);
  api.answer(listCategories, [aCategory(1, 'Pizzas')]);
};

const paymentMethods = someMethods(['Dinheiro', 'Visa|C']);

const twoInvoices = someInvoices([
  anInvoice(),
  anInvoice({ invoiceId: 10, status: 'accumulated', valueCents: 1_200, openCents: 0, payUrl: null }),
]);

/** Every built screen; one that is missing here fails the suite. */
export const screenFaces: Partial<Record<ScreenPath, ScreenFaces>> = {
  '/financeiro/vendas/historico': {
    full: {
      answers: (api) =>
        api.answer(
          listSalesHistory,
          someHistory(
            aHistoryOrder(),
            aFinedOrder(),
            aFinedOrder({ orderId: 7, code: 'C9', canAskReversal: false, reversalId: 3 }),
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
        api.answer(readSettlementDays, { ...someSettlementDays(), days: [] });
      },
      words: /Nenhum repasse neste período/,
    },
  },
  '/avaliacoes': {
    full: {
      answers: (api) => {
        api.answer(readRatingSummary, someSummary());
        api.answer(listRatings, { rows: [aRating()], count: 1, next: null });
      },
      words: /#K7QF/,
    },
    main: mainCall(readRatingSummary, someSummary(), /Não foi possível carregar as avaliações/),
    empty: {
      answers: (api) => {
        const none = { count: 0, food: null, delivery: null, overall: null };
        api.answer(readRatingSummary, someSummary({ mean: null, totals: none, processing: 0 }));
        api.answer(listRatings, { rows: [], count: 0, next: null });
      },
      words: /Nenhuma avaliação neste período/,
    },
  },
  '/onlinepayment/report': {
    full: { answers: (api) => api.answer(listOldTransactions, someOldOrders()), words: /#A1B2/ },
    main: mainCall(listOldTransactions, someOldOrders(), /Não foi possível carregar os pedidos antigos/),
    empty: {
      answers: (api) => api.answer(listOldTransactions, { ...someOldOrders(), transactions: [] }),
      words: /Nenhum registro encontrado/,
    },
  },
  '/onlinepayment/batch': {
    full: {
      answers: (api) => api.answer(listOldPayouts, { payouts: [anOldPayout()], count: 1 }),
      words: /#7 - Pizzaria/,
    },
    main: mainCall(
      listOldPayouts,
      { payouts: [anOldPayout()], count: 1 },
      /Não foi possível carregar os repasses antigos/,
    ),
    empty: {
      answers: (api) => api.answer(listOldPayouts, { payouts: [], count: 0 }),
      words: /Nenhum item/,
    },
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
      answers: (api) => api.answer(readReport, anEmptyReport()),
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
  '/pedidos': {
    full: { answers: (api) => api.answer(listBoard, board()), words: /Conceição d’Ávila/ },
    main: mainCall(listBoard, board(), /Não foi possível carregar os pedidos/),
    empty: { answers: (api) => api.answer(listBoard, board([])), words: /Nenhum pedido pendente/ },
  },
  '/verificacao': {
    full: { answers: (api) => api.answer(listBoard, board()), words: /Ainda não verificado hoje/ },
    main: null,
    empty: null,
  },
  '/produtos': {
    full: { answers: (api) => api.answer(readMenu, someMenu()), words: /Sobremesas/ },
    main: mainCall(readMenu, someMenu(), /Não foi possível carregar o cardápio/),
    empty: {
      answers: (api) => api.answer(readMenu, someMenu({ categories: [], products: [] })),
      words: /Seu cardápio começa aqui/,
    },
  },
  '/produtos/$id': {
    address: '/produtos/11',
    full: { answers: (api) => api.answer(readMenu, someMenu()), words: /Editando produto Calabresa/ },
    main: mainCall(readMenu, someMenu(), /Não foi possível carregar o cardápio/),
    empty: null,
  },
  '/estoque': {
    full: {
      answers: (api) => {
        api.answer(readMenu, someStock());
        api.answer(listHours, someHours());
      },
      words: /Em falta agora/,
    },
    main: mainCall(readMenu, someStock(), /Não foi possível carregar o cardápio/),
    empty: {
      answers: (api) =>
        api.answer(readMenu, someStock({ stockItems: [], recipe: [], groups: [], links: [] })),
      words: /Nenhum item de estoque ainda/,
    },
  },
  '/bulkupload': {
    full: {
      answers: (api) => {
        api.answer(getStore, aStore({ hasBulkUpload: true }));
        api.answer(listProductFiles, someUploads(anUpload()));
      },
      words: /mercearia\.csv/,
    },
    main: mainCall(listProductFiles, someUploads(anUpload()), /Não foi possível carregar os envios/),
    empty: { answers: (api) => api.answer(listProductFiles, someUploads()), words: /Nenhum envio ainda/ },
  },
  '/variacoes': {
    full: { answers: (api) => api.answer(readMenu, someOptions()), words: /Adicionais/ },
    main: mainCall(readMenu, someOptions(), /Erro ao obter variação/),
    empty: {
      answers: (api) => api.answer(readMenu, someMenu()),
      words: /Nenhuma categoria ainda/,
    },
  },
  '/configuracoes/formapagamento': {
    full: {
      answers: (api) => {
        api.answer(listPaymentMethods, paymentMethods);
        api.answer(getAcceptanceStatus, false);
      },
      words: /Cartão de crédito/,
    },
    isLocked: true,
    main: mainCall(listPaymentMethods, paymentMethods, /Não foi possível carregar as formas de pagamento/),
    empty: null,
  },
  '/configuracoes/funcionamento': {
    full: { answers: (api) => api.answer(listHours, someHours()), words: /Véspera de Natal/ },
    isLocked: true,
    main: mainCall(listHours, someHours(), /Não foi possível carregar os horários/),
    empty: {
      answers: (api) => api.answer(listHours, someHours({ version: 0, specialDates: [], holidays: [] })),
      words: /Salve primeiro os horários da semana/,
    },
  },
  '/configuracoes/impressoras': {
    full: { answers: printing, words: /EPSON/ },
    main: mainCall(getPrintSettings, printSettings, /Não foi possível carregar as configurações/),
    empty: {
      answers: (api) => api.answer(listPrintDevices, []),
      words: /Ligue o computador que tem as impressoras/,
    },
  },
  '/configuracoes/software': {
    full: { answers: printing, words: /Aceitar e imprimir pedidos automaticamente/ },
    main: mainCall(getPrintSettings, printSettings, /Não foi possível carregar as configurações/),
    empty: null,
  },
  '/estabelecimentos': {
    full: {
      answers: (api) => api.answer(getRegistration, someRegistration()),
      words: /passam por aprovação da equipe/,
    },
    main: mainCall(getRegistration, someRegistration(), /Não foi possível carregar o cadastro/),
    empty: null,
  },
  '/configuracoes/usuarios/list': {
    full: { answers: (api) => api.answer(listPeople, somePeople), words: /Convite em aberto/ },
    main: mainCall(listPeople, somePeople, /Ocorreu um erro ao carregar os usuários/),
    empty: { answers: (api) => api.answer(listPeople, []), words: /Nenhum usuário encontrado/ },
  },
  '/configuracoes/usuarios/new': {
    full: { answers: () => undefined, words: /A pessoa recebe um link/ },
    main: null,
    empty: null,
  },
  '/configuracoes/usuarios/edit/$id': {
    address: '/configuracoes/usuarios/edit/5',
    full: {
      answers: (api) => api.answer(listPeople, somePeople),
      words: /Deixe em branco/,
    },
    main: mainCall(listPeople, somePeople, /Ocorreu um erro ao carregar os usuários/),
    empty: { answers: (api) => api.answer(listPeople, []), words: /Este usuário não está na lista/ },
  },
  '/configuracoes/usuarios/permissoes': {
    full: { answers: (api) => api.answer(getOperatorGrants, someGrants), words: /Cancelar pedidos/ },
    main: mainCall(getOperatorGrants, someGrants, /Não foi possível carregar as permissões/),
    empty: null,
  },
  '/configuracoes/bairros': {
    full: { answers: (api) => api.answer(listDeliveryAreas, anAreaTable()), words: /Cambuí/ },
    isLocked: true,
    main: mainCall(listDeliveryAreas, anAreaTable(), /Não foi possível carregar os bairros/),
    empty: {
      answers: (api) => api.answer(listDeliveryAreas, { version: 0, cities: [], districts: [] }),
      words: /Em que cidade a loja entrega/,
    },
  },
  '/configuracoes/historico': {
    full: {
      answers: (api) => {
        api.answer(listAudit, someAudit());
        api.answer(listAuditPeople, [{ userId: 1, name: 'Luciana Moreira', isActive: true }]);
      },
      words: /Abriu a loja: início do horário/,
    },
    main: mainCall(listAudit, someAudit(), /Não foi possível carregar o histórico/),
    empty: {
      answers: (api) => api.answer(listAudit, { rows: [], next: null }),
      words: /Nada aconteceu neste período/,
    },
  },
  '/financeiro/pagamentoonline': {
    full: {
      answers: (api) => {
        api.answer(getAcceptanceStatus, false);
        api.answer(getOnlineStanding, someStanding());
        api.answer(listDocuments, someDocuments());
      },
      words: /Falta enviar: comprovante de atividade/,
    },
    main: mainCall(getOnlineStanding, someStanding(), /Não foi possível ver o que falta/),
    empty: {
      answers: (api) =>
        api.answer(getOnlineStanding, someStanding({ state: 'activated', canAccept: true, missing: [] })),
      words: /Tudo pronto/,
    },
  },
  '/financeiro/cadastro/dados': {
    full: {
      answers: (api) => {
        api.answer(getOnlineRegistration, someOnlineRegistration());
        api.answer(listMerchantCategories, someCategories);
      },
      words: /Pagamento Online - Pendente/,
    },
    main: mainCall(getOnlineRegistration, someOnlineRegistration(), /Não foi possível carregar os dados/),
    empty: {
      answers: (api) =>
        api.answer(
          getOnlineRegistration,
          someOnlineRegistration({
            registrationId: null,
            receiverState: null,
            isDocumentFixed: false,
            version: 0,
            changedBy: null,
            changedAt: null,
            ownerBornOn: null,
          }),
        ),
      words: /Confira e complete os dados/,
    },
  },
  '/financeiro/cadastro/documentos': {
    full: {
      answers: (api) => {
        api.answer(listDocuments, someDocuments());
        api.answer(getOnlineStanding, someStanding());
      },
      words: /Não dá para ler/,
    },
    main: mainCall(listDocuments, someDocuments(), /Não foi possível carregar os documentos/),
    empty: {
      answers: (api) => api.answer(getOnlineStanding, someStanding({ registrationId: null, state: null })),
      words: /Salve antes os dados cadastrais/,
    },
  },
  '/financeiro/cadastro/planos': {
    full: {
      answers: (api) => {
        api.answer(listPlans, somePlans());
        api.answer(listPlanRates, someRates);
      },
      words: /^Plano ativo$/,
    },
    main: mainCall(listPlans, somePlans(), /Não foi possível carregar os planos/),
    empty: { answers: (api) => api.answer(listPlanRates, []), words: /ainda não foram definidas/ },
  },
  '/financeiro/cadastro/recebimentos': {
    full: {
      answers: (api) => {
        api.answer(getAcceptanceStatus, true);
        api.answer(getOnlineStanding, someStanding());
        api.answer(listAccounts, accountPage(someAccounts()));
        api.answer(getChangeWait, { isOn: false, offAt: null });
        api.answer(getTaxAndPlans, someFees);
      },
      words: /^Conta Ativa$/,
    },
    main: mainCall(listAccounts, accountPage(someAccounts()), /Não foi possível carregar as contas/),
    empty: { answers: (api) => api.answer(listAccounts, accountPage([])), words: /Nenhuma conta cadastrada/ },
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
  '/minha-conta': {
    full: {
      answers: (api) => {
        api.answer(getAccount, anAccount());
        api.answer(listOwnSessions, someSessions());
      },
      words: /Chrome no Windows/,
    },
    main: mainCall(getAccount, anAccount(), /Não foi possível carregar a sua conta/),
    empty: null,
  },
};

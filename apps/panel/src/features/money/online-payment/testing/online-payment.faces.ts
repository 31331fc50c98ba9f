import { getChangeWait, listAccounts } from '@comanda/contract/money/online-payment/accounts.calls';
import { listDocuments } from '@comanda/contract/money/online-payment/documents.calls';
import { getTaxAndPlans, listPlanRates, listPlans } from '@comanda/contract/money/online-payment/plans.calls';
import {
  getOnlineRegistration,
  getOnlineStatus,
  listMerchantCategories,
} from '@comanda/contract/money/online-payment/registration.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { accountPage, someAccounts, someFees } from './some-accounts.ts';
import {
  someCategories,
  someDocuments,
  someOnlineRegistration,
  someOnlineStatus,
} from './some-online-payment.ts';
import { somePlans, someRates } from './some-plans.ts';

export const faces = {
  '/financeiro/pagamentoonline': {
    full: {
      answers: (api) => {
        api.answer(getAcceptanceStatus, false);
        api.answer(getOnlineStatus, someOnlineStatus());
        api.answer(listDocuments, someDocuments());
      },
      words: /Falta enviar: comprovante de atividade/,
    },
    main: mainCall(getOnlineStatus, someOnlineStatus(), /Não foi possível ver o que falta/),
    empty: {
      answers: (api) =>
        api.answer(getOnlineStatus, someOnlineStatus({ state: 'activated', canAccept: true, missing: [] })),
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
        api.answer(getOnlineStatus, someOnlineStatus());
      },
      words: /Não dá para ler/,
    },
    main: mainCall(listDocuments, someDocuments(), /Não foi possível carregar os documentos/),
    empty: {
      answers: (api) => api.answer(getOnlineStatus, someOnlineStatus({ registrationId: null, state: null })),
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
        api.answer(getOnlineStatus, someOnlineStatus());
        api.answer(listAccounts, accountPage(someAccounts()));
        api.answer(getChangeWait, { isOn: false, offAt: null });
        api.answer(getTaxAndPlans, someFees);
      },
      words: /^Conta Ativa$/,
    },
    main: mainCall(listAccounts, accountPage(someAccounts()), /Não foi possível carregar as contas/),
    empty: { answers: (api) => api.answer(listAccounts, accountPage([])), words: /Nenhuma conta cadastrada/ },
  },
} satisfies FacesOfScreens;

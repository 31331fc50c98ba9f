import { sendCall } from '@comanda/client/api/send-call.ts';
import { getChangeWait, listBanks } from '@comanda/contract/money/online-payment/accounts.calls';
import { listDocuments } from '@comanda/contract/money/online-payment/documents.calls';
import { getTaxAndPlans, listPlanRates, listPlans } from '@comanda/contract/money/online-payment/plans.calls';
import {
  getHolder,
  getOnlineRegistration,
  getOnlineStatus,
  listMerchantCategories,
} from '@comanda/contract/money/online-payment/registration.calls';
import { queryOptions } from '@tanstack/react-query';

const meta = { subject: 'online-payment', silent: true } as const;
/** Never stale, because these national lists (e.g. banks) do not change during a session. */
const staleTime = Number.POSITIVE_INFINITY;

/** Query for the store's ability to receive online payments, and for what is missing. */
export const statusQuery = queryOptions({
  queryKey: ['online-payment', 'standing'],
  queryFn: ({ signal }) => sendCall(getOnlineStatus, {}, { signal }),
  meta,
});

export const onlineRegistrationQuery = queryOptions({
  queryKey: ['online-payment', 'registration'],
  queryFn: ({ signal }) => sendCall(getOnlineRegistration, {}, { signal }),
  meta,
});

export const categoriesQuery = queryOptions({
  queryKey: ['online-payment', 'categories'],
  queryFn: ({ signal }) => sendCall(listMerchantCategories, {}, { signal }),
  staleTime,
  meta: { silent: true },
});

export const documentsQuery = queryOptions({
  queryKey: ['online-payment', 'documents'],
  queryFn: ({ signal }) => sendCall(listDocuments, {}, { signal }),
  meta,
});

export const plansQuery = queryOptions({
  queryKey: ['online-payment', 'plans'],
  queryFn: ({ signal }) => sendCall(listPlans, {}, { signal }),
  meta,
});

export const planRatesQuery = queryOptions({
  queryKey: ['online-payment', 'rates'],
  queryFn: ({ signal }) => sendCall(listPlanRates, {}, { signal }),
  meta,
});

/** The plan and its fees as HTML from the server. */
export const feeSummaryQuery = queryOptions({
  queryKey: ['online-payment', 'fee-summary'],
  queryFn: ({ signal }) => sendCall(getTaxAndPlans, {}, { signal }),
  meta,
});

export const holderQuery = queryOptions({
  queryKey: ['online-payment', 'holder'],
  queryFn: ({ signal }) => sendCall(getHolder, {}, { signal }),
  meta,
});

export const banksQuery = queryOptions({
  queryKey: ['online-payment', 'banks'],
  queryFn: ({ signal }) => sendCall(listBanks, {}, { signal }),
  staleTime,
  meta: { silent: true },
});

export const changeWaitQuery = queryOptions({
  queryKey: ['online-payment', 'change-wait'],
  queryFn: ({ signal }) => sendCall(getChangeWait, {}, { signal }),
  meta,
});

/** Key of the queries that are loaded again after each change of registration, documents, plan or accounts. */
export const ONLINE_PAYMENT_KEY = ['online-payment'] as const;

import { sendCall } from '@comanda/client/api/send-call.ts';
import { listWaitingReversals } from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { listOverdueInvoices } from '@comanda/contract/money/invoices/provider-invoices.calls';
import { listManualRequests } from '@comanda/contract/money/ledger/provider-manual.calls';
import { listWaitingDocuments } from '@comanda/contract/money/online-payment/review.calls';
import { listDisputes } from '@comanda/contract/money/payments/provider-payments.calls';
import { listContestedRatings } from '@comanda/contract/orders/ratings/ratings.calls';
import { listMails } from '@comanda/contract/people/mail/provider-mails.calls';
import { listWaitingChanges } from '@comanda/contract/store/store/provider-changes.calls';
import { listRegistrations } from '@comanda/contract/store/store/provider-registrations.calls';
import type { ProviderPermission } from '@comanda/domain/people/provider/permissions';
import { ageWords } from '../../../shared/age/age-words.ts';
import { waitingTexts as texts } from './texts.ts';

/** Number of pending items, and age or deadline of the first item as text. Null: there is no item. */
export interface Waiting {
  count: number;
  oldest: string | null;
}

/** A queue of pending work: name, screen, required permission, current length. */
export interface Queue {
  title: string;
  to: string;
  permission: ProviderPermission;
  read: (signal: AbortSignal) => Promise<Waiting>;
}

/** Summary of a list ordered by age. The first row has waited since `at` (epoch ms). */
const listed = (count: number, at: number | undefined, words: (age: string) => string): Waiting => ({
  count,
  oldest: at === undefined ? null : words(ageWords(at, Date.now())),
});

/** Options of the query for a queue, which is refetched once a minute. */
export const waitingQuery = ({ to, read }: Queue) => ({
  queryKey: ['waiting', to],
  queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
  refetchInterval: 60_000,
  meta: { silent: true },
});

/** All queues, in the order of the menu. */
export const QUEUES: readonly Queue[] = [
  {
    title: texts.requests,
    to: '/solicitacoes',
    permission: 'registrations.handle',
    read: async (signal) => {
      const requested = { withClosed: false, after: null, perPage: 1 };
      const { rows, waiting } = await sendCall(listRegistrations, requested, { signal });
      return listed(waiting, rows[0]?.createdAt, texts.oldestShe);
    },
  },
  {
    title: texts.changes,
    to: '/alteracoes',
    permission: 'changes.review',
    read: async (signal) => {
      const requested = { storeId: null, field: null };
      const { changes, total } = await sendCall(listWaitingChanges, requested, { signal });
      return listed(total, changes[0]?.requestedAt, texts.oldestShe);
    },
  },
  {
    title: texts.documents,
    to: '/documentos',
    permission: 'changes.review',
    read: async (signal) => {
      const requested = { after: null, perPage: 1 };
      const { rows, count } = await sendCall(listWaitingDocuments, requested, { signal });
      return listed(count, rows[0]?.sentAt, texts.oldestHe);
    },
  },
  {
    title: texts.overdue,
    to: '/faturas',
    permission: 'finance.read',
    read: async (signal) => {
      const { rows, count } = await sendCall(listOverdueInvoices, { after: null, perPage: 1 }, { signal });
      const [first] = rows;
      return { count, oldest: first ? texts.oldestInvoice(first.daysLate) : null };
    },
  },
  {
    title: texts.secondPerson,
    to: '/financeiro',
    permission: 'finance.read',
    read: async (signal) => {
      const requested = { isDecided: false, after: null };
      const { rows, count } = await sendCall(listManualRequests, requested, { signal });
      return listed(count, rows[0]?.requestedAt, texts.oldestHe);
    },
  },
  {
    title: texts.disputes,
    to: '/contestacoes',
    permission: 'finance.read',
    read: async (signal) => {
      const { rows, count } = await sendCall(listDisputes, { withClosed: false, after: null }, { signal });
      const [soonest] = rows;
      return { count, oldest: soonest ? texts.soonestJudged(soonest.judgedBy) : null };
    },
  },
  {
    title: texts.reversals,
    to: '/estornos-de-multa',
    permission: 'finance.read',
    read: async (signal) => {
      const { rows, count } = await sendCall(listWaitingReversals, { after: null }, { signal });
      return listed(count, rows[0]?.requestedAt, texts.oldestHe);
    },
  },
  {
    title: texts.ratings,
    to: '/avaliacoes-contestadas',
    permission: 'changes.review',
    read: async (signal) => {
      const { rows, count } = await sendCall(listContestedRatings, { after: null }, { signal });
      return listed(count, rows[0]?.contestedAt, texts.oldestShe);
    },
  },
  {
    title: texts.mails,
    to: '/emails',
    permission: 'people.manage',
    read: async (signal) => {
      const requested = { storeId: null, withSent: false, after: null };
      const { givenUp } = await sendCall(listMails, requested, { signal });
      return { count: givenUp, oldest: texts.mailsGivenUp };
    },
  },
];

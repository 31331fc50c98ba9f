import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import {
  type LedgerOfInvoices,
  overdueCents,
  overdueOf,
  payInvoice,
  settleInvoices,
} from './areas/money/invoices/public.ts';
import {
  closePeriod,
  confirmReceivables,
  dayOfOrder,
  followOrder,
  followTransfer,
  type InvoicesOfLedger,
  type KeptTerms,
  lockOwnBook,
  postCaptured,
  postDisputeClosed,
  postDisputeOpened,
  postInvoiceCancel,
  postInvoicePayment,
  postRefunded,
  type StoreTerms,
  tellDebit,
  termsOn,
} from './areas/money/ledger/public.ts';
import {
  createOnlineSales,
  type InvoicesOfPayments,
  type LedgerOfPayments,
  type OnlineSalesReader,
  undoPayments,
} from './areas/money/payments/public.ts';
import type { MoneyOfOrder } from './areas/orders/orders/public.ts';
import type { StoreProfiles } from './areas/store/store/public.ts';
import type { Transaction } from './platform/database/transaction.ts';
import type { MailQueue } from './platform/mail/mail-queue.ts';

/** Money of an order's changes. Payments of a cancelled order are undone; an order without prepayment has none. */
export function moneyOfOrder(terms: StoreTerms): MoneyOfOrder {
  return {
    follow: async (tx, before, next) => {
      const { status, orderId, chargeCents, totalCents } = next.order;
      const isCancelled = status === 'cancelled' && before.status !== 'cancelled';
      if (isCancelled && chargeCents < totalCents) await undoPayments(tx, orderId, next.now);
      return followOrder(terms, tx, before, next);
    },
  };
}

/** Conditions for online charges, with the ledger's terms. */
export const onlineSalesBy = (
  hasProvider: boolean,
  keptOf: (tx: Transaction) => Promise<KeptTerms>,
): OnlineSalesReader =>
  createOnlineSales({
    hasProvider,
    dayOf: dayOfOrder,
    termsOf: async (tx) => {
      const kept = await keptOf(tx);
      return { openedOn: kept.openedOn, on: (day) => termsOn(kept, day) };
    },
  });

/** The operational day of a time in a store. */
const daysOf = (profiles: StoreProfiles) => async (storeId: number, at: number) =>
  operationalDate((await profiles.get(storeId)).timeZone, at);

/** Postings of payments to the ledger, on the store's operational day. */
export function ledgerOfPayments(profiles: StoreProfiles, mails: MailQueue): LedgerOfPayments {
  const dayOf = daysOf(profiles);
  return {
    captured: async (tx, charge) => postCaptured(tx, { ...charge, day: await dayOf(tx.storeId, charge.at) }),
    refunded: async (tx, refund) => {
      const isNew = await postRefunded(tx, { ...refund, day: await dayOf(tx.storeId, refund.at) });
      if (isNew && refund.payer === 'store') await tellDebit(tx, mails, 'refunded', refund);
      return isNew;
    },
    disputeOpened: async (tx, dispute) => {
      const isNew = await postDisputeOpened(tx, { ...dispute, day: await dayOf(tx.storeId, dispute.at) });
      if (isNew) await tellDebit(tx, mails, 'contested', { ...dispute, reason: null });
      return isNew;
    },
    disputeClosed: async (tx, dispute, outcome) => {
      const day = await dayOf(tx.storeId, dispute.at);
      const isNew = await postDisputeClosed(tx, { ...dispute, day }, outcome);
      if (isNew) await tellDebit(tx, mails, outcome, { ...dispute, reason: null });
      return isNew;
    },
    confirmed: confirmReceivables,
    transferStep: async (tx, transfer) =>
      followTransfer(tx, mails, { ...transfer, day: await dayOf(tx.storeId, transfer.at) }),
  };
}

/** The ledger as invoices need it. */
export const ledgerOfInvoices: LedgerOfInvoices = {
  hold: lockOwnBook,
  close: closePeriod,
  paid: postInvoicePayment,
  cancelled: postInvoiceCancel,
};

/** Payments of invoices, on the store's operational day. */
export function invoicesOfPayments(profiles: StoreProfiles): InvoicesOfPayments {
  const dayOf = daysOf(profiles);
  return {
    paid: async (tx, payment) =>
      payInvoice(tx, ledgerOfInvoices, { ...payment, day: await dayOf(tx.storeId, payment.at) }),
  };
}

/** Invoices as settlements deduct them. */
export const invoicesOfLedger: InvoicesOfLedger = { overdueCents, overdueOf, settleInvoices };

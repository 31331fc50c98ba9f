import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Logger } from '../../platform/log.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { MoneyOfOrder, OrderChanges } from '../orders/orders/public.ts';
import type { StoreProfiles } from '../store/store/public.ts';
import { createInvoices, payInvoice } from './invoices/public.ts';
import {
  confirmReceivables,
  dayOfOrder,
  followOrder,
  followTransfer,
  type Invoices,
  notifyOfDebit,
  type Payouts,
  postCaptured,
  postDisputeClosed,
  postDisputeOpened,
  postRefunded,
  StoredApprovals,
  type StoredTerms,
  type StoreTerms,
  termsOn,
} from './ledger/public.ts';
import { createRegistrationForPayments, payoutLack } from './online-payment/public.ts';
import {
  type Boletos,
  type Books,
  createBoletos,
  createOnlineSales,
  createPaymentServices,
  createPayouts,
  createReceivers,
  type InvoicePayments,
  type OnlineSalesReader,
  type PaymentServices,
  type Receivers,
  undoPayments,
} from './payments/public.ts';

/** The services of all money areas. */
export interface Money {
  /** The commission terms that apply to an order. */
  terms: StoreTerms;
  /** Requests that a second person of the provider must approve. */
  approvals: StoredApprovals;
  payments: PaymentServices;
  payouts: Payouts;
  receivers: Receivers;
  boletos: Boletos;
  invoices: Invoices;
}

interface MoneyParts {
  database: Database;
  system: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  files: Files;
  mails: MailQueue;
  profiles: StoreProfiles;
  changes: OrderChanges;
  terms: StoreTerms;
  onlineSales: OnlineSalesReader;
  /** Access to the payment provider; null when the installation has none. */
  access: PaymentServices['access'];
}

/**
 * Creates the services of the money floor. Ledger and payments import nothing of each other: each declares ports in its
 * `ports.ts`. Invoices and online payment call both.
 */
export function createMoney(parts: MoneyParts): Money {
  const { database, system, clock, log, secret, files, mails, profiles, changes } = parts;
  const { terms, onlineSales, access } = parts;
  const payments = createPaymentServices({
    ...{ database, system, changes, clock, log, secret, access, onlineSales },
    books: createBooks(profiles, mails),
    invoices: createInvoicePayments(profiles),
    registration: createRegistrationForPayments({ database, files, secret, mails, clock }),
  });
  const boletos = createBoletos(payments);
  return {
    ...{ terms, payments, boletos },
    approvals: new StoredApprovals(),
    payouts: { ...createPayouts(payments), lack: payoutLack },
    receivers: createReceivers(payments),
    invoices: createInvoices(boletos),
  };
}

/**
 * Applies each change of an order to its money. Undoes the online payments of a cancelled order. An order
 * without prepayment needs no query for this.
 */
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

/** Creates the reader of a store's conditions for online charges. It uses the same terms as the ledger. */
export const onlineSalesBy = (
  hasProvider: boolean,
  storedOf: (tx: Transaction) => Promise<StoredTerms>,
): OnlineSalesReader =>
  createOnlineSales({
    hasProvider,
    dayOf: dayOfOrder,
    termsOf: async (tx) => {
      const stored = await storedOf(tx);
      return { openedOn: stored.openedOn, on: (day) => termsOn(stored, day) };
    },
  });

/** Returns the operational day of a store at a time. */
const daysOf = (profiles: StoreProfiles) => async (storeId: number, at: number) =>
  operationalDate((await profiles.get(storeId)).timeZone, at);

/** Implements the ledger port of payments. Each posting gets the store's operational day. */
function createBooks(profiles: StoreProfiles, mails: MailQueue): Books {
  const dayOf = daysOf(profiles);
  return {
    captured: async (tx, charge) => postCaptured(tx, { ...charge, day: await dayOf(tx.storeId, charge.at) }),
    refunded: async (tx, refund) => {
      const isNew = await postRefunded(tx, { ...refund, day: await dayOf(tx.storeId, refund.at) });
      if (isNew && refund.payer === 'store') await notifyOfDebit(tx, mails, 'refunded', refund);
      return isNew;
    },
    disputeOpened: async (tx, dispute) => {
      const isNew = await postDisputeOpened(tx, { ...dispute, day: await dayOf(tx.storeId, dispute.at) });
      if (isNew) await notifyOfDebit(tx, mails, 'contested', { ...dispute, reason: null });
      return isNew;
    },
    disputeClosed: async (tx, dispute, outcome) => {
      const day = await dayOf(tx.storeId, dispute.at);
      const isNew = await postDisputeClosed(tx, { ...dispute, day }, outcome);
      if (isNew) await notifyOfDebit(tx, mails, outcome, { ...dispute, reason: null });
      return isNew;
    },
    confirmed: confirmReceivables,
    transferStep: async (tx, transfer) =>
      followTransfer(tx, mails, { ...transfer, day: await dayOf(tx.storeId, transfer.at) }),
  };
}

/** Implements the invoice port of payments. Each payment gets the store's operational day. */
function createInvoicePayments(profiles: StoreProfiles): InvoicePayments {
  const dayOf = daysOf(profiles);
  return {
    paid: async (tx, payment) => payInvoice(tx, { ...payment, day: await dayOf(tx.storeId, payment.at) }),
  };
}

import type { JobName } from '@comanda/domain/kit/jobs';
import {
  type RequestKey,
  type RequestTable,
  repeatRequests,
  takeDue,
} from '../../../platform/outside-requests/repeat-requests.ts';
import type { RepeatedWork } from '../../../platform/repeated-work.ts';
import { repeatBoleto } from './boletos/send-boleto.ts';
import { findCharge } from './charges/charges.writes.ts';
import { checkCharge, sendCharge, withdrawCharge } from './charges/send-charge.ts';
import { applyStored } from './inbox/apply-notice.ts';
import { sweepProvider } from './inbox/sweep.ts';
import { LONGEST_WAIT_MS } from './payment-pace.ts';
import type { PaymentServices } from './payment-services.ts';
import { handDocument, sendReceiver } from './receivers/send-receiver.ts';
import { findRefund } from './refunds/refunds.writes.ts';
import { checkRefund, sendRefund } from './refunds/send-refund.ts';
import { compareReports } from './reports/compare-days.ts';
import { confirmSettlements } from './reports/confirm-settlements.ts';
import { repeatTransfer } from './transfers/send-transfer.ts';
import { cancelUnpaidOrders } from './unpaid-orders.ts';

const longestWaitMs = LONGEST_WAIT_MS;
const INBOX: RequestTable = { table: 'payment_inbox', key: 'inbox_id', longestWaitMs };

type Send = (services: PaymentServices, storeId: number, id: number) => Promise<void>;

/** The kinds of pending requests. Each has a function that sends one request. */
const REQUEST: readonly (readonly [RequestTable, Send, JobName])[] = [
  [INBOX, applyStored, 'payment-inbox'],
  [{ table: 'payment_charges', key: 'charge_id', longestWaitMs }, repeatCharge, 'payment-charges'],
  [{ table: 'payment_refunds', key: 'refund_id', longestWaitMs }, repeatRefund, 'payment-refunds'],
  [{ table: 'payment_transfers', key: 'transfer_id', longestWaitMs }, repeatTransfer, 'payment-transfers'],
  [{ table: 'payment_boletos', key: 'boleto_id', longestWaitMs }, repeatBoleto, 'payment-boletos'],
  [{ table: 'payment_receivers', key: 'receiver_id', longestWaitMs }, sendReceiver, 'payment-receivers'],
  [{ table: 'payment_documents', key: 'document_id', longestWaitMs }, handDocument, 'payment-documents'],
];

/**
 * Repeats unanswered requests, applies saved notices, and lists the provider's changes in case a notice was
 * lost.
 */
export interface PaymentJobs {
  /** Applies saved notices at once instead of in the next round. */
  eventReceived(): void;
  rounds: readonly RepeatedWork[];
  stop(): Promise<void>;
}

/** Without a provider the jobs send no requests, but still cancel unpaid orders. */
export function startPaymentJobs(services: PaymentServices): PaymentJobs {
  if (services.provider === null) {
    const unpaid = cancelUnpaidOrders(services);
    return { eventReceived: () => undefined, rounds: unpaid.rounds, stop: () => unpaid.stop() };
  }
  const jobsOf = new Map(
    REQUEST.map(([requests, send, job]) => {
      const work = ({ storeId, id }: RequestKey) => send(services, storeId, id);
      return [requests, repeatRequests({ ...services, job, requests, send: work })];
    }),
  );
  const rounds = [
    sweepProvider(services),
    cancelUnpaidOrders(services),
    compareReports(services),
    confirmSettlements(services),
  ];
  const jobs = [...jobsOf.values(), ...rounds];
  return {
    eventReceived: () => void jobsOf.get(INBOX)?.run(),
    rounds: jobs,
    stop: async () => {
      services.stopRequests();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Sends the next request about a charge: withdraw, create or read it. */
export async function repeatCharge(
  services: PaymentServices,
  storeId: number,
  chargeId: number,
): Promise<void> {
  const charge = await services.database.inStore(storeId, (tx) => findCharge(tx, chargeId));
  if (charge === null || (charge.state !== 'asking' && charge.state !== 'waiting')) return;
  if (charge.withdrawRequestedAt !== null) return withdrawCharge(services, storeId, charge);
  if (charge.state === 'asking') return sendCharge(services, storeId, charge, true);
  await checkCharge(services, storeId, charge);
}

/** Like {@link repeatCharge}, for a refund. */
export async function repeatRefund(
  services: PaymentServices,
  storeId: number,
  refundId: number,
): Promise<void> {
  const refund = await services.database.inStore(storeId, (tx) => findRefund(tx, refundId));
  if (refund?.state === 'asking') return sendRefund(services, storeId, refund, true);
  if (refund?.state === 'waiting') await checkRefund(services, storeId, refund);
}

/** Runs one round of all due requests. */
export async function checkDue(services: PaymentServices): Promise<void> {
  for (const [requests, send] of REQUEST) {
    const due = await takeDue(services.system, requests, services.clock.now());
    await Promise.all(due.map(({ storeId, id }) => send(services, storeId, id)));
  }
}

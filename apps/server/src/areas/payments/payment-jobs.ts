import { type QuestionKey, type Questions, repeatQuestions } from '../../platform/ask-once/questions.ts';
import { askCharge, lookAfterCharge, withdrawCharge } from './charges/ask-charge.ts';
import { findCharge } from './charges/charges.writes.ts';
import { applyKept } from './inbox/apply-notice.ts';
import { sweepProvider } from './inbox/sweep.ts';
import { LONGEST_WAIT_MS } from './payment-pace.ts';
import type { PaymentServices } from './payment-services.ts';
import { askReceiver, handDocument } from './receivers/ask-receiver.ts';
import { askRefund, lookAfterRefund } from './refunds/ask-refund.ts';
import { findRefund } from './refunds/refunds.writes.ts';
import { cancelUnpaidOrders } from './unpaid-orders.ts';

const longestWaitMs = LONGEST_WAIT_MS;
const CHARGES: Questions = { table: 'payment_charges', key: 'charge_id', longestWaitMs };
const REFUNDS: Questions = { table: 'payment_refunds', key: 'refund_id', longestWaitMs };
const INBOX: Questions = { table: 'payment_inbox', key: 'inbox_id', longestWaitMs };
const RECEIVERS: Questions = { table: 'payment_receivers', key: 'receiver_id', longestWaitMs };
const DOCUMENTS: Questions = { table: 'payment_documents', key: 'document_id', longestWaitMs };

/** Asks again what the provider has not answered, applies what it told, and asks for what it did not tell. */
export interface PaymentJobs {
  /** A notice has come in: it is applied now, not with the next round. */
  heard(): void;
  stop(): Promise<void>;
}

/** Without a provider nobody is asked anything; orders that wait to be paid are cancelled all the same. */
export function startPaymentJobs(services: PaymentServices): PaymentJobs {
  if (services.provider === null) {
    const unpaid = cancelUnpaidOrders(services);
    return { heard: () => undefined, stop: () => unpaid.stop() };
  }
  const repeat = (questions: Questions, ask: (storeId: number, id: number) => Promise<void>) =>
    repeatQuestions({ ...services, questions, ask: ({ storeId, id }: QuestionKey) => ask(storeId, id) });
  const inbox = repeat(INBOX, (storeId, id) => applyKept(services, storeId, id));
  const jobs = [
    inbox,
    repeat(CHARGES, (storeId, id) => repeatCharge(services, storeId, id)),
    repeat(REFUNDS, (storeId, id) => repeatRefund(services, storeId, id)),
    repeat(RECEIVERS, (storeId) => askReceiver(services, storeId)),
    repeat(DOCUMENTS, (storeId, id) => handDocument(services, storeId, id)),
    sweepProvider(services),
    cancelUnpaidOrders(services),
  ];
  return {
    heard: () => void inbox.run(),
    stop: async () => {
      services.stopAsking();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** What is next to be asked about a charge: to withdraw it, to make it, or how it stands. */
export async function repeatCharge(
  services: PaymentServices,
  storeId: number,
  chargeId: number,
): Promise<void> {
  const charge = await services.database.inStore(storeId, (tx) => findCharge(tx, chargeId));
  if (charge === null || (charge.state !== 'asking' && charge.state !== 'waiting')) return;
  if (charge.withdrawAskedAt !== null) return withdrawCharge(services, storeId, charge);
  if (charge.state === 'asking') return askCharge(services, storeId, charge, true);
  await lookAfterCharge(services, storeId, charge);
}

/** The same of a refund. */
export async function repeatRefund(
  services: PaymentServices,
  storeId: number,
  refundId: number,
): Promise<void> {
  const refund = await services.database.inStore(storeId, (tx) => findRefund(tx, refundId));
  if (refund?.state === 'asking') return askRefund(services, storeId, refund, true);
  if (refund?.state === 'waiting') await lookAfterRefund(services, storeId, refund);
}

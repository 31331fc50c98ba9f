import {
  type ReversalState,
  readReversalWords,
  reversalState,
  reversibleFine,
  shownFine,
} from '@comanda/domain/money/ledger/fine-reversal';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { reverseByHand } from '../../../money/ledger/public.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { REVERSAL_MAILS as texts } from '../texts.ts';
import { finesOfOrders } from './fines.reads.ts';

interface Input {
  description: string;
  orderId: number | null;
  code: string | null;
}

interface ReversalRequest {
  reversalId: number;
  state: Exclude<ReversalState, 'none'>;
  words: string | null;
}

const WORDS_FAULTS = {
  blank: 'fine-reversal.no-words',
  'too-short': 'fine-reversal.words-too-short',
  'too-long': 'fine-reversal.words-too-long',
} as const;

/** Requests that the fine of a refused order is reversed. A repeat with the same words returns the same request. */
export const requestReversal: Command<Input, ReversalRequest> = async (
  tx,
  { description, ...named },
  session,
  now,
) => {
  const read = readReversalWords(description);
  if (!read.ok) throw new AppError(WORDS_FAULTS[read.reason]);
  const order = await holdFinedOrder(tx, named);
  const fines = (await finesOfOrders(tx, [order.orderId])).get(order.orderId) ?? [];
  const same = fines.find(({ reversal }) => reversal?.description === read.value);
  if (same !== undefined) return answerOf(same);
  if (order.status !== 'cancelled') throw new AppError('fine-reversal.not-refused');
  const fine = reversibleFine(fines);
  if (fine === null) {
    const isRequested = shownFine(fines)?.reversal != null;
    throw new AppError(isRequested ? 'fine-reversal.already-asked' : 'fine-reversal.no-fine');
  }
  const { postingId, fineId, cents } = fine;
  await tx.rows(sql`
    insert into fine_reversals (store_id, posting_id, fine_id, order_id, cents, description, requested_at, requested_by)
    values (${tx.storeId}, ${postingId}, ${fineId}, ${order.orderId}, ${cents}, ${read.value}, ${new Date(now)},
            ${session.userName})`);
  await recordAudit(tx, { session, now }, 'finance.reversal-asked', {
    details: { codigo: order.code, centavos: cents },
  });
  tx.announce('finance');
  return { reversalId: postingId, state: 'requested', words: null };
};

function answerOf(fine: Parameters<typeof reversalState>[0] & { postingId: number }): ReversalRequest {
  const state = reversalState(fine);
  if (state === 'none') throw new Error('a fine without a request was taken for one');
  return { reversalId: fine.postingId, state, words: fine.reversal?.words ?? null };
}

interface HeldOrder {
  orderId: number;
  code: string;
  status: string;
}

/**
 * Locks the order of a request, which serialises two requests for the same fine. Order codes are reused, so a
 * code without an order number may match several orders.
 */
async function holdFinedOrder(
  tx: Transaction,
  { orderId, code }: Omit<Input, 'description'>,
): Promise<HeldOrder> {
  if (orderId === null && code === null) throw new AppError('fine-reversal.no-order');
  const plain = code === null ? null : code.replace(/^#/, '');
  const found = await tx.rows<HeldOrder>(sql`
    select order_id as "orderId", code, status from orders o
     where store_id = ${tx.storeId} and (${orderId}::bigint is null or order_id = ${orderId})
       and (${plain}::text is null or code = ${plain})
       and (${orderId}::bigint is not null or exists (
             select from ledger_postings p
              where p.store_id = ${tx.storeId} and p.source_kind = 'fine' and p.step = 'posted' and p.order_id = o.order_id))
     order by order_id limit 2 for no key update`);
  const [order, another] = found;
  if (order === undefined) throw new AppError('fine-reversal.order-not-found');
  if (another !== undefined) throw new AppError('fine-reversal.several-orders');
  return order;
}

export const REVERSAL_APPROVED = workToApprove<{ reversalId: number; reason: string }>('reversal-approved');

/**
 * Approves a request: the fine is returned to the store's current account, in the same transaction. Throws
 * the errors of {@link rejectReversal}, and `fine-reversal.already-reversed`.
 */
export const prepareReversal =
  (mails: MailQueue): PrepareOf<typeof REVERSAL_APPROVED> =>
  async (tx, { reversalId, reason }) => {
    const { fineId, ...reversal } = await holdReversal(tx, reversalId);
    return {
      ...{ cents: reversal.cents, about: `pedido ${reversal.code}`, orderId: reversal.orderId },
      run: async (actor) => {
        const correction = { kind: 'fine', id: fineId, reason, byName: actor.name, now: actor.now } as const;
        if (!(await reverseByHand(tx, correction))) throw new AppError('fine-reversal.already-reversed');
        await decideReversal(tx, mails, { ...reversal, reversalId, words: reason, isApproved: true }, actor);
      },
    };
  };

/**
 * Rejects a request, with a reason for the store. Throws `fine-reversal.not-found`,
 * `fine-reversal.already-decided`.
 */
export async function rejectReversal(
  tx: Transaction,
  mails: MailQueue,
  { reversalId, words }: { reversalId: number; words: string },
  actor: NamedActor,
): Promise<void> {
  const { fineId: _, ...reversal } = await holdReversal(tx, reversalId);
  await decideReversal(tx, mails, { ...reversal, reversalId, words, isApproved: false }, actor);
}

/** Locks a request of the store that is not decided yet. */
async function holdReversal(
  tx: Transaction,
  reversalId: number,
): Promise<{ fineId: string; orderId: number; code: string; cents: number }> {
  const reversal = await tx.maybeRow<{
    fineId: string;
    orderId: number;
    code: string;
    cents: number;
    decision: string | null;
  }>(sql`
    select r.fine_id as "fineId", r.order_id as "orderId", o.code, r.cents, r.decision
      from fine_reversals r join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     where r.store_id = ${tx.storeId} and r.posting_id = ${reversalId} for no key update of r`);
  if (reversal === null) throw new AppError('fine-reversal.not-found');
  if (reversal.decision !== null) throw new AppError('fine-reversal.already-decided');
  const { decision: _, ...open } = reversal;
  return open;
}

async function decideReversal(
  tx: Transaction,
  mails: MailQueue,
  {
    reversalId,
    orderId,
    code,
    cents,
    words,
    isApproved,
  }: {
    reversalId: number;
    orderId: number;
    code: string;
    cents: number;
    words: string;
    isApproved: boolean;
  },
  actor: NamedActor,
): Promise<void> {
  await tx.rows(sql`
    update fine_reversals set decision = ${isApproved ? 'approved' : 'rejected'}, decided_at = ${new Date(actor.now)},
           decided_by = ${actor.name}, decision_words = ${words}
     where store_id = ${tx.storeId} and posting_id = ${reversalId}`);
  await recordAudit(tx, actor, 'finance.reversal-decided', {
    details: { pedido: orderId, codigo: code, centavos: cents, aprovado: isApproved, motivo: words },
  });
  const { subject, line } = isApproved ? texts.approved : texts.rejected;
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: 'fine-reversal-decided', to, subject, paragraphs: [line(code, store)] },
    amount: { label: texts.amount, cents },
    facts: [{ label: texts.reason, value: words }],
    closing: [texts.where],
    why: MAIL_REASONS.administrators(store),
  }));
  tx.announce('finance');
}

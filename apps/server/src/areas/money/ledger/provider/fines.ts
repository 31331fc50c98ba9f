import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { largestFine } from '@comanda/domain/people/provider/alone-limit';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { readBook } from '../book/book.ts';
import { findPosted } from '../book/post.ts';
import { MANUAL_MAILS as texts } from '../texts.ts';
import { fineMoves, postByHand, reverseByHand } from './manual-postings.ts';

/** Fining a store: work that a second person approves above a limit. */
export const FINE = workToApprove<{ orderId: number; cents: number; reason: string; key: string }>('fine');
export const FINE_REVERSED = workToApprove<{ postingId: number; reason: string }>('fine-reversed');

/**
 * Fines a store for an order. A repeat changes nothing and sends no mail. Throws `order.not-found`, `ledger.no-book`,
 * `ledger.other-figures`.
 */
export const prepareFine =
  (mails: MailQueue): PrepareOf<typeof FINE> =>
  async (tx, { orderId, cents, reason, key }) => {
    const { code, totalCents } = await holdOrder(tx, orderId);
    const max = largestFine(totalCents);
    if (cents > max) throw invalidField('valor', `Uma multa deste pedido vai até ${formatCents(max)}.`);
    if ((await readBook(tx)) === null) throw new AppError('ledger.no-book');
    const moves = fineMoves(cents);
    const known = await findPosted(tx, { kind: 'fine', id: key, step: 'posted' }, { moves, orderId });
    return {
      ...{ cents: -cents, about: ofOrder(code), orderId, isFree: known !== null },
      run: async (actor) => {
        const input = { kind: 'fine', id: key, moves, orderId, reason } as const;
        if (!(await postByHand(tx, { ...input, byName: actor.name, now: actor.now }))) return;
        const details = { pedido: orderId, codigo: code, centavos: cents, motivo: reason };
        await recordAudit(tx, actor, 'finance.fined', { details });
        await notify(tx, mails, 'fined', { code, cents, reason });
      },
    };
  };

/**
 * Reverses a fine. Throws `ledger.fine-not-found`, `fine-reversal.already-reversed`, and `ledger.fine-asked-back` while
 * the store's own request for the reversal is open.
 */
export const prepareFineReversal =
  (mails: MailQueue): PrepareOf<typeof FINE_REVERSED> =>
  async (tx, { postingId, reason }) => {
    const fine = await tx.maybeRow<{ fineId: string; orderId: number; cents: number }>(sql`
      select p.source_id as "fineId", p.order_id as "orderId", e.cents
        from ledger_postings p join ledger_entries e on e.store_id = ${tx.storeId} and e.seq = p.first_seq
       where p.store_id = ${tx.storeId} and p.posting_id = ${postingId} and p.source_kind = 'fine' and p.step = 'posted'
         and p.order_id is not null`);
    if (fine === null) throw new AppError('ledger.fine-not-found');
    const { fineId, orderId, cents } = fine;
    // The store's own request for a reversal locks the same row, so both cannot succeed.
    const { code } = await holdOrder(tx, orderId);
    const requested = await tx.maybeRow(sql`
      select 1 from fine_reversals where store_id = ${tx.storeId} and posting_id = ${postingId} and decision is null`);
    if (requested !== null) throw new AppError('ledger.fine-asked-back');
    if ((await findPosted(tx, { kind: 'fine', id: fineId, step: 'reversed' }, {})) !== null)
      throw new AppError('fine-reversal.already-reversed');
    return {
      ...{ cents, about: ofOrder(code), orderId },
      run: async (actor) => {
        const correction = { kind: 'fine', id: fineId, reason, byName: actor.name, now: actor.now } as const;
        if (!(await reverseByHand(tx, correction))) throw new AppError('fine-reversal.already-reversed');
        const details = { pedido: orderId, codigo: code, centavos: cents, motivo: reason };
        await recordAudit(tx, actor, 'finance.fine-reversed', { details });
        await notify(tx, mails, 'fineReversed', { code, cents, reason });
      },
    };
  };

const ofOrder = (code: string) => `pedido ${code}`;

/** Locks the store's order. Lock order: the order's row, then the ledger. */
async function holdOrder(tx: Transaction, orderId: number): Promise<{ code: string; totalCents: number }> {
  const order = await tx.maybeRow<{ code: string; totalCents: number }>(sql`
    select code, total_cents as "totalCents" from orders
     where store_id = ${tx.storeId} and order_id = ${orderId} for no key update`);
  if (order === null) throw new AppError('order.not-found');
  return order;
}

async function notify(
  tx: Transaction,
  mails: MailQueue,
  what: 'fined' | 'fineReversed',
  { code, cents, reason }: { code: string; cents: number; reason: string },
): Promise<void> {
  const { amount, subject, line } = texts[what];
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: what === 'fined' ? 'fined' : 'fine-reversed', to, subject: subject(code) },
    paragraphs: [line(code, store)],
    amount: { label: amount, cents },
    facts: [{ label: texts.reason, value: reason }],
    closing: what === 'fined' ? [texts.fined.closing, texts.where] : [texts.where],
    why: MAIL_REASONS.administrators(store),
  }));
  tx.announce('finance');
}

import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../platform/http/bind.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, tellAdministrators } from '../../access/public.ts';
import { recordAudit } from '../../audit/public.ts';
import { MANUAL_MAILS as texts } from '../texts.ts';
import { fineMoves, postByHand, reverseByHand } from './manual-postings.ts';

interface Fine {
  orderId: number;
  cents: number;
  reason: string;
  /** Names the fine: the same key is the same fine. */
  key: string;
}

/** Fines a store for an order. A repeat changes nothing and tells nobody. Throws `order.not-found`, `ledger.no-book`, `ledger.other-figures`. */
export async function fineOrder(
  tx: Transaction,
  mails: MailQueue,
  { orderId, cents, reason, key }: Fine,
  actor: NamedActor,
): Promise<void> {
  const code = await holdOrder(tx, orderId);
  const isNew = await postByHand(tx, {
    ...{ kind: 'fine', id: key, moves: fineMoves(cents), orderId, reason },
    ...{ byName: actor.name, now: actor.now },
  });
  if (!isNew) return;
  await recordAudit(tx, actor, 'finance.fined', {
    details: { pedido: orderId, codigo: code, centavos: cents, motivo: reason },
  });
  await tell(tx, mails, 'fined', { code, cents, reason });
}

/** Takes a fine back. Throws `ledger.fine-not-found`, `fine-reversal.already-reversed`, `ledger.fine-asked-back` where the store asks for it. */
export async function reverseFine(
  tx: Transaction,
  mails: MailQueue,
  { postingId, reason }: { postingId: number; reason: string },
  actor: NamedActor,
): Promise<void> {
  const fine = await tx.maybeRow<{ fineId: string; orderId: number; cents: number }>(sql`
    select p.source_id as "fineId", p.order_id as "orderId", e.cents
      from ledger_postings p join ledger_entries e on e.store_id = ${tx.storeId} and e.seq = p.first_seq
     where p.store_id = ${tx.storeId} and p.posting_id = ${postingId} and p.source_kind = 'fine' and p.step = 'posted'
       and p.order_id is not null`);
  if (fine === null) throw new AppError('ledger.fine-not-found');
  const { fineId, orderId, cents } = fine;
  // A store that asks for it holds the order's row, too.
  const code = await holdOrder(tx, orderId);
  const asked = await tx.maybeRow(sql`
    select 1 from fine_reversals where store_id = ${tx.storeId} and posting_id = ${postingId} and decision is null`);
  if (asked !== null) throw new AppError('ledger.fine-asked-back');
  const correction = { kind: 'fine', id: fineId, reason, byName: actor.name, now: actor.now } as const;
  if (!(await reverseByHand(tx, correction))) throw new AppError('fine-reversal.already-reversed');
  await recordAudit(tx, actor, 'finance.fine-reversed', {
    details: { pedido: orderId, codigo: code, centavos: cents, motivo: reason },
  });
  await tell(tx, mails, 'fineReversed', { code, cents, reason });
}

/** The code of the store's order, whose row is held: it comes before the book. */
async function holdOrder(tx: Transaction, orderId: number): Promise<string> {
  const order = await tx.maybeRow<{ code: string }>(sql`
    select code from orders where store_id = ${tx.storeId} and order_id = ${orderId} for no key update`);
  if (order === null) throw new AppError('order.not-found');
  return order.code;
}

async function tell(
  tx: Transaction,
  mails: MailQueue,
  what: 'fined' | 'fineReversed',
  { code, cents, reason }: { code: string; cents: number; reason: string },
): Promise<void> {
  const { amount, subject, line } = texts[what];
  await tellAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: what === 'fined' ? 'fined' : 'fine-reversed', to, subject: subject(code) },
    paragraphs: [line(code, store)],
    amount: { label: amount, cents },
    facts: [{ label: texts.reason, value: reason }],
    closing: what === 'fined' ? [texts.fined.closing, texts.where] : [texts.where],
    why: MAIL_REASONS.administrators(store),
  }));
  tx.announce('finance');
}

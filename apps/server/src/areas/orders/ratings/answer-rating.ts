import type { Rating, ReplyTemplate } from '@comanda/contract/orders/ratings/ratings.calls';
import { dateAndTime } from '@comanda/domain/kit/time/day-words';
import { canReply, readReply } from '@comanda/domain/orders/ratings/rating';
import type { Command, ProviderCommand } from '../../../platform/command.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { zoneOf } from '../../../platform/period/store-period.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { findRating, listTemplates, shown } from './ratings.reads.ts';
import { RATING_TEXTS } from './texts.ts';

/** Maximum of saved reply templates. */
const MAX_TEMPLATES = 20;

/** Locks the rating of an order. Throws `ratings.not-found`. */
async function held(tx: Transaction, orderId: number) {
  const rating = await findRating(tx, orderId, true);
  if (rating === null) throw new AppError('ratings.not-found');
  return rating;
}

async function after(tx: Transaction, orderId: number, now: number): Promise<Rating> {
  tx.announce('ratings');
  return shown(await held(tx, orderId), now);
}

/**
 * Answers a comment, or corrects an answer within ten minutes. Users may correct their own answer, or an
 * answer that they saw on the screen (`known`). The second of two concurrent answers gets an error with the
 * first author's name. An equal text changes nothing.
 */
export const replyToRating: Command<
  { orderId: number; reply: string; known: string | null },
  Rating
> = async (tx, { orderId, reply: written, known }, session, now) => {
  const rating = await held(tx, orderId);
  if (rating.comment === null) throw new AppError('ratings.no-comment');
  const reply = readReply(written);
  if (!reply.ok) throw new AppError(`ratings.reply-${reply.reason}`);
  if (rating.reply === reply.value) return shown(rating, now);
  if (!canReply(rating, now)) throw new AppError('ratings.already-replied');
  const { repliedAt, repliedBy, repliedUser } = rating;
  if (repliedAt !== null && known !== rating.reply && repliedUser !== session.userId) {
    const time = dateAndTime(repliedAt, await zoneOf(tx));
    throw new AppError('ratings.answered-meanwhile', { detail: RATING_TEXTS.answered(repliedBy, time) });
  }
  // A correction leaves the time of the first answer, so that the ten minutes do not begin again.
  await tx.rows(sql`
    update ratings set reply = ${reply.value}, replied_at = coalesce(replied_at, ${new Date(now)}), replied_by = ${session.userName},
           replied_user = ${session.userId}
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
  await recordAudit(tx, { session, now }, 'ratings.replied', { details: { codigo: rating.code } });
  return after(tx, orderId, now);
};

/** Asks the provider to remove a rating. Each rating can be contested once. */
export const contestRating: Command<{ orderId: number; reason: string }, Rating> = async (
  tx,
  { orderId, reason },
  session,
  now,
) => {
  const rating = await held(tx, orderId);
  if (rating.contestReason !== null) throw new AppError('ratings.already-contested');
  await tx.rows(sql`
    update ratings set contested_at = ${new Date(now)}, contested_by = ${session.userName}, contest_reason = ${reason}
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
  await recordAudit(tx, { session, now }, 'ratings.contested', { details: { codigo: rating.code } });
  return after(tx, orderId, now);
};

/** Saves the provider's decision about a contested rating. Each rating is decided once. */
export const decideContest: ProviderCommand<
  { orderId: number; isRemoved: boolean; words: string },
  void
> = async (tx, { orderId, isRemoved, words }, actor) => {
  const rating = await held(tx, orderId);
  if (rating.contestReason === null) throw new AppError('ratings.not-found');
  if (rating.decision !== null) throw new AppError('ratings.already-decided');
  await tx.rows(sql`
    update ratings set decision = ${isRemoved ? 'removed' : 'kept'}, decided_at = ${new Date(actor.now)},
           decided_by = ${actor.operator}, decision_words = ${words}
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
  await recordAudit(tx, actor, 'ratings.decided', { details: { codigo: rating.code, retirada: isRemoved } });
  tx.announce('ratings');
};

/** Saves a new or changed reply template. */
export const saveTemplate: Command<{ templateId: number | null; text: string }, ReplyTemplate[]> = async (
  tx,
  { templateId, text },
  session,
  now,
) => {
  // The lock serialises the numbering of new templates.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const templates = await listTemplates(tx);
  if (templateId !== null && !templates.some((each) => each.templateId === templateId))
    throw new AppError('ratings.not-found');
  if (templateId === null && templates.length >= MAX_TEMPLATES)
    throw new AppError('ratings.too-many-templates');
  const number = templateId ?? (templates.at(-1)?.templateId ?? 0) + 1;
  await tx.rows(sql`
    insert into reply_templates (store_id, template_id, text, changed_at, changed_by)
    values (${tx.storeId}, ${number}, ${text}, ${new Date(now)}, ${session.userName})
    on conflict (store_id, template_id) do update set
      text = excluded.text, changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
  await recordAudit(tx, { session, now }, 'ratings.template-saved', { details: {} });
  return listTemplates(tx);
};

/** Removes a reply template. Throws `ratings.not-found`. */
export const removeTemplate: Command<{ templateId: number }, ReplyTemplate[]> = async (
  tx,
  { templateId },
  session,
  now,
) => {
  const removed = await tx.maybeRow(sql`
    delete from reply_templates where store_id = ${tx.storeId} and template_id = ${templateId} returning template_id`);
  if (removed === null) throw new AppError('ratings.not-found');
  await recordAudit(tx, { session, now }, 'ratings.template-removed', { details: {} });
  return listTemplates(tx);
};

import type { ContestedRating, Rating } from '@comanda/contract/orders/ratings/ratings.calls';
import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { quantityWords } from '@comanda/domain/orders/orders/quantity-words';
import { type RatingState, ratingState } from '@comanda/domain/orders/ratings/rating';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../platform/paged/define-paged.ts';
import { matches } from '../../../platform/paged/matches.ts';
import { down, up } from '../../../platform/paged/sort-key.ts';

/** Filter of ratings by period. Times in epoch ms; the end is excluded. */
export interface RatingFilter {
  from: number;
  until: number;
  hasComment: boolean | null;
  search: string | null;
}

/** `repliedUser`: number of the user who replied; null without a reply, or for replies before 1.5. */
type StoredRating = Omit<Rating, 'state'> & { orderStatus: OrderStatus; repliedUser: number | null };

const COLUMNS: Query = sql`
  r.order_id as "orderId", o.code, o.customer_name as "customerName", o.created_at as "orderedAt", r.rated_at as "ratedAt",
  r.food, r.delivery, r.overall, r.comment, r.reply, r.replied_at as "repliedAt", r.replied_by as "repliedBy", r.replied_user as "repliedUser",
  r.counts_at as "countsAt", r.contest_reason as "contestReason", r.decision, r.decision_words as "decisionWords", o.status as "orderStatus"`;

/**
 * SQL expression for the comment, except the comment of a removed rating: lists and search must not contain
 * it.
 */
const COMMENT: Query = sql`case when r.decision is distinct from 'removed' then r.comment end`;
/** The text that a search compares. It contains the code as lists show it: '#B08'. */
const SEARCHED: Query = sql`concat_ws(' ', '#' || o.code, o.customer_name, ${COMMENT}, r.reply)`;

/** The store's ratings, the newest first. */
export const ratingList = definePaged({
  name: 'ratings',
  columns: selecting<StoredRating>(COLUMNS),
  from: (storeId, { from, until, hasComment, search }: RatingFilter, _context: { now: number }) => sql`
    from ratings r join orders o on o.store_id = ${storeId} and o.order_id = r.order_id
   where r.store_id = ${storeId} and r.rated_at >= ${new Date(from)} and r.rated_at < ${new Date(until)}
     and (${hasComment}::boolean is not true or ${COMMENT} is not null)
     and ${matches(SEARCHED, search)}`,
  sorts: { newest: [down(sql`r.rated_at`, 'moment'), down(sql`r.order_id`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
  present: (rows, _reader, { now }): Rating[] => rows.map((row) => shown(row, now)),
});

/** Contested ratings of all stores without a decision, the oldest first. */
export const contestedRatings = definePaged({
  name: 'contested-ratings',
  columns: selecting<StoredRating & Omit<ContestedRating, keyof Rating>>(sql`
    ${COLUMNS}, r.store_id as "storeId", s.name as "storeName", r.contested_at as "contestedAt", r.contested_by as "contestedBy"`),
  from: (_storeId, _filter: object, _context: { now: number }) =>
    ofAllStores(sql`
      from ratings r
      join stores s on s.store_id = r.store_id
      join orders o on o.store_id = r.store_id and o.order_id = r.order_id
     where r.contested_at is not null and r.decision is null`),
  sorts: {
    waiting: [
      up(sql`r.contested_at`, 'moment'),
      up(sql`r.store_id`, 'number'),
      up(sql`r.order_id`, 'number'),
    ],
  },
  defaultSort: 'waiting',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
  present: (rows, _reader, { now }): ContestedRating[] => rows.map((row) => ({ ...shown(row, now), ...row })),
});

/** A rating as the store's screens show it, with its state. */
export function shown<Stored extends StoredRating>(
  { orderStatus, repliedUser: _, ...row }: Stored,
  now: number,
) {
  const state: RatingState = ratingState({ ...row, orderStatus }, now);
  return { ...row, comment: state === 'removed' ? null : row.comment, state };
}

/** One rating; null when the order was not rated. `hold` locks the row until the transaction ends. */
export function findRating(tx: Transaction, orderId: number, hold = false): Promise<StoredRating | null> {
  return tx.maybeRow<StoredRating>(sql`
    select ${COLUMNS} from ratings r join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     where r.store_id = ${tx.storeId} and r.order_id = ${orderId} ${hold ? sql`for no key update of r` : sql``}`);
}

/**
 * Adds up the counted ratings of a period: how often each score was given per question, the sums, and how
 * many are under review.
 */
export async function readScores(
  tx: Transaction,
  { from, until }: Pick<RatingFilter, 'from' | 'until'>,
  now: number,
) {
  const rows = await tx.rows<{ question: 'food' | 'delivery' | 'overall'; score: number; count: number }>(sql`
    select q.question, q.score, count(*)::integer as count
      from ratings r
      join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     cross join lateral (values ('food', r.food), ('delivery', r.delivery), ('overall', r.overall)) q (question, score)
     where r.store_id = ${tx.storeId} and r.rated_at >= ${new Date(from)} and r.rated_at < ${new Date(until)}
       and r.counts_at <= ${new Date(now)} and r.decision is distinct from 'removed' and o.status <> 'cancelled'
     group by q.question, q.score`);
  const processing = await tx.maybeRow<{ count: number }>(sql`
    select count(*)::integer as count from ratings r
      join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     where r.store_id = ${tx.storeId} and r.rated_at >= ${new Date(from)} and r.rated_at < ${new Date(until)}
       and r.counts_at > ${new Date(now)} and r.decision is distinct from 'removed' and o.status <> 'cancelled'`);
  return { rows, processing: processing?.count ?? 0 };
}

/** The store's reply templates, in order of creation. */
export function listTemplates(tx: Transaction): Promise<{ templateId: number; text: string }[]> {
  return tx.rows(sql`
    select template_id as "templateId", text from reply_templates where store_id = ${tx.storeId} order by template_id`);
}

/** The order's items as HTML for older clients, with escaped texts. */
export async function orderAsHtml(tx: Transaction, orderId: number): Promise<string> {
  const lines = await tx.rows<{ name: string; quantity: number; unit: string }>(sql`
    select name, quantity::float8 as quantity, unit from order_lines
     where store_id = ${tx.storeId} and order_id = ${orderId} order by line_no`);
  const items = lines.map(
    ({ name, quantity, unit }) => `<li>${escapeHtml(`${quantityWords(quantity, unit)} ${name}`)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

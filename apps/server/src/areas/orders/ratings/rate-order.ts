import type { OwnRating } from '@comanda/contract/orders/ratings/ratings.calls';
import { isLinkAlive, type LinkedOrderLife } from '@comanda/domain/orders/customer/link-life';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { MODERATION_MS, rateableUntil, type Scores } from '@comanda/domain/orders/ratings/rating';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

type Linked = LinkedOrderLife & { status: OrderStatus; undoUntil: number | null };
type Stored = NonNullable<OwnRating['rating']>;

/**
 * The rating of the order that a customer's link opens, and the end of its rating period. Throws
 * `order-link.invalid`.
 */
export async function ownRating(tx: Transaction, orderId: number, now: number): Promise<OwnRating> {
  const order = await linked(tx, orderId, now);
  const rating = await tx.maybeRow<Stored>(sql`
    select food, delivery, overall, comment, reply from ratings where store_id = ${tx.storeId} and order_id = ${orderId}`);
  return { until: untilOf(order, rating !== null, now), rating };
}

/**
 * Saves a customer's rating of a delivered order, once. The primary key refuses the second of two concurrent ratings.
 * Throws `ratings.not-rateable`, `ratings.already-rated`.
 */
export async function rateOrder(
  tx: Transaction,
  orderId: number,
  given: Scores & { comment: string | null },
  now: number,
): Promise<OwnRating> {
  const known = await ownRating(tx, orderId, now);
  if (known.rating !== null) throw new AppError('ratings.already-rated');
  if (known.until === null) throw new AppError('ratings.not-rateable');
  const { food, delivery, overall, comment } = given;
  await tx.rows(sql`
    insert into ratings (store_id, order_id, food, delivery, overall, comment, rated_at, counts_at)
    values (${tx.storeId}, ${orderId}, ${food}, ${delivery}, ${overall}, ${comment}, ${new Date(now)},
            ${new Date(now + MODERATION_MS)})`);
  tx.announce('ratings');
  return { until: null, rating: { food, delivery, overall, comment, reply: null } };
}

async function linked(tx: Transaction, orderId: number, now: number): Promise<Linked> {
  const order = await tx.maybeRow<Linked>(sql`
    select status, promised_for as "promisedFor", closed_at as "closedAt", link_withdrawn_at is not null as "isLinkWithdrawn",
           (undo ->> 'until')::float8 as "undoUntil"
      from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (order === null || !isLinkAlive(order, now)) throw new AppError('order-link.invalid');
  return order;
}

/**
 * The end of the rating period; null when the order cannot be rated. A delivery that can still be undone is not visible
 * outside the store.
 */
function untilOf({ undoUntil, ...order }: Linked, isRated: boolean, now: number): number | null {
  return undoUntil !== null && now < undoUntil ? null : rateableUntil(order, isRated, now);
}

import { type Happening, isInTimeline } from '@comanda/domain/kit/journal/kinds';
import type { ActorKind, OrderCard } from '@comanda/domain/orders/orders/order';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The actor of a change as stored in the journal. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string | null;
  sessionId: string | null;
}

/** A change of one order. The caller decides it while the order is locked. */
export interface SavedChange {
  before: OrderCard;
  /** The new state. Its version is higher by one. */
  after: OrderCard;
  happened: Happening;
  note: string | null;
  actor: Actor;
  at: number;
  /** Code and text of a cancellation; null leaves the stored values unchanged. */
  cancellation: { code: string; text: string } | null;
}

/**
 * Writes one change in one statement, the last one of the transaction. Updates the order if its version is
 * unchanged, increments the store's event number and writes the journal entry. The statements `followers` are
 * sent in the same packet. Returns the event number.
 */
export async function saveChange(
  tx: Transaction,
  change: SavedChange,
  followers: readonly Query[] = [],
): Promise<number> {
  const { before, after, actor } = change;
  const at = change.at / 1000;
  const isStep = isInTimeline(change.happened);
  if (change.happened === 'undone') await notifyFormerRelease(tx, change);
  if (tx.isCluster) return saveByRows(tx, change, followers);
  const save = prepared(
    'save-order-change',
    sql`
        with changed as (
          update orders set ${assignments(change)}
          where store_id = ${tx.storeId} and order_id = ${before.orderId} and version = ${before.version}
          returning order_id, version
        ), counted as (
          update store_counters set event_seq = event_seq + 1
           where store_id = ${tx.storeId} and exists (select from changed)
          returning event_seq
        ), entry as (
          insert into store_events (store_id, seq, kind, order_id, version, at, happened, status, note, actor_kind,
                                    actor_id, actor_name, actor_session_id)
          select ${tx.storeId}, event_seq, 'changed', ${before.orderId}, ${after.version}, to_timestamp(${at}),
                 ${change.happened}, ${isStep ? after.status : null}, ${isStep ? change.note : null}, ${actor.kind},
                 ${actor.id}, ${actor.name}, ${actor.sessionId}::uuid
            from counted
        )
        select event_seq as seq from counted`,
  );
  const [row] = await tx.together<{ seq: number }>([save, ...followers], { isLast: true });
  if (row === undefined) throw new Error(`order ${before.orderId} changed although it was held`);
  return row.seq;
}

/** The columns that a change sets. */
function assignments({ after, actor, cancellation, at: atMs }: SavedChange): Query {
  const at = atMs / 1000;
  return sql`
    status = ${after.status},
    kitchen_stage = ${after.kitchenStage},
    printed_at = case when ${after.isPrinted}::boolean then coalesce(printed_at, to_timestamp(${at})) end,
    print_state = ${after.printState},
    closed_at = to_timestamp(${after.closedAt === null ? null : after.closedAt / 1000}::float8),
    courier_status = ${after.courierStatus},
    courier_request_id = ${after.courierRequestId},
    courier_link_code = ${after.courierLinkCode},
    chat_unread = ${after.chatUnread},
    is_located = ${after.isLocated},
    awaits_acknowledgement = ${after.awaitsAcknowledgement},
    awaits_courier_answer = ${after.awaitsCourierAnswer},
    undo = ${after.undo === null ? null : JSON.stringify(after.undo)}::jsonb,
    cancel_code = coalesce(${cancellation?.code ?? null}, cancel_code),
    cancel_text = coalesce(${cancellation?.text ?? null}, cancel_text),
    cancelled_by = coalesce(${cancellation === null ? null : actor.kind}, cancelled_by),
    never_paid = ${after.isNeverPaid === true ? true : null}::boolean,
    version = ${after.version}`;
}

/**
 * Saves a change on a cluster, which refuses inserts inside a CTE: as statements of one row, in one packet. The order
 * must be locked. One machine runs the single statement of {@link saveChange}, because it costs less.
 */
async function saveByRows(
  tx: Transaction,
  change: SavedChange,
  followers: readonly Query[],
): Promise<number> {
  const { before, after, actor } = change;
  const isStep = isInTimeline(change.happened);
  const count = prepared(
    'count-order-change',
    sql`update store_counters set event_seq = event_seq + 1 where store_id = ${tx.storeId} returning event_seq as seq`,
  );
  const save = prepared(
    'save-order-row',
    sql`
      update orders set ${assignments(change)}
       where store_id = ${tx.storeId} and order_id = ${before.orderId} and version = ${before.version}`,
  );
  const entry = prepared(
    'save-order-entry',
    sql`
      insert into store_events (store_id, seq, kind, order_id, version, at, happened, status, note, actor_kind,
                                actor_id, actor_name, actor_session_id)
      select store_id, event_seq, 'changed', ${before.orderId}, ${after.version}, to_timestamp(${change.at / 1000}),
             ${change.happened}, ${isStep ? after.status : null}, ${isStep ? change.note : null}, ${actor.kind},
             ${actor.id}, ${actor.name}, ${actor.sessionId}::uuid
        from store_counters where store_id = ${tx.storeId}`,
  );
  const [row] = await tx.together<{ seq: number }>([count, save, entry, ...followers], { isLast: true });
  if (row === undefined) throw new Error(`store ${tx.storeId} has no counters`);
  return row.seq;
}

/**
 * Writes a row for servers of version 1.2, which may run at the same time. From this row they see that the
 * order must not be accepted automatically. The row repeats the journal's entry; the timeline shows both as
 * one.
 */
async function notifyFormerRelease(
  tx: Transaction,
  { after, happened, note, actor, at }: SavedChange,
): Promise<void> {
  await tx.rows(sql`
    insert into order_history (store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name)
    values (${tx.storeId}, ${after.orderId}, ${after.version}, to_timestamp(${at / 1000}), ${happened}, ${after.status},
            ${note}, ${actor.kind}, ${actor.id}, ${actor.name})`);
}

/**
 * Sets a later acceptance deadline for an order whose acceptance was undone. Other status changes do not
 * write this column.
 */
export async function postponeAcceptance(tx: Transaction, orderId: number, acceptBy: number): Promise<void> {
  await tx.rows(sql`
    update orders set accept_by = to_timestamp(${acceptBy / 1000})
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
}

/** Sets new deadlines of an order that waited for its payment, in epoch milliseconds. */
export async function moveDeadlines(
  tx: Transaction,
  orderId: number,
  { acceptBy, promisedFor }: { acceptBy: number; promisedFor: number },
): Promise<void> {
  await tx.rows(sql`
    update orders set accept_by = to_timestamp(${acceptBy / 1000}), promised_for = to_timestamp(${promisedFor / 1000})
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
}

/**
 * Saves the adjusted address next to the customer's text. Also saves whether the store delivers there, and
 * how the order differs from the store's terms. The order must be locked.
 */
export async function saveLocatedAddress(
  tx: Transaction,
  orderId: number,
  {
    address,
    isOutsideAreas,
    differences,
  }: { address: OrderAddress } & Pick<OrderCard, 'isOutsideAreas' | 'differences'>,
): Promise<void> {
  await tx.rows(sql`
    update orders set located_address = ${JSON.stringify(address)}::jsonb, district = ${address.district},
           is_outside_areas = ${isOutsideAreas}, differences = ${JSON.stringify(differences)}::jsonb
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
}

/**
 * Revokes the customer's link of an order. Returns false when the store has no such order, or the link was revoked
 * before.
 */
export async function endOrderLink(tx: Transaction, orderId: number, now: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    update orders set link_withdrawn_at = ${new Date(now)}
     where store_id = ${tx.storeId} and order_id = ${orderId} and link_withdrawn_at is null
    returning order_id`);
  if (row !== null) tx.notify({ kind: 'link-ended', orderId });
  return row !== null;
}

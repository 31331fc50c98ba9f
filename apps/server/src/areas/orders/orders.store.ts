import type { ActorKind, OrderCard } from '@comanda/domain/orders/order';
import { isFinal, type OrderState } from '@comanda/domain/orders/order-status';
import { prepared, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Who is behind a change, as history and events keep it. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string | null;
  sessionId: string | null;
}

export interface SavedTransition {
  order: OrderCard;
  next: OrderState;
  /** What the history says happened. */
  happened: string;
  note: string | null;
  actor: Actor;
  at: number;
  cancellation: { code: string; text: string } | null;
}

/**
 * Writes one status change in one statement, the transaction's last: the order (only if its version is still the
 * one decided on), its history, the store's next event number and the event. Answers that number.
 */
export async function saveTransition(tx: Transaction, saved: SavedTransition): Promise<number> {
  const { order, next, actor, cancellation } = saved;
  const at = saved.at / 1000;
  const isClosed = isFinal(next.status);
  const [row] = await tx.lastRows<{ seq: number }>(
    prepared(
      'save-transition',
      sql`
        with changed as (
          update orders set
            status = ${next.status},
            kitchen_stage = ${next.kitchenStage},
            printed_at = case when ${next.isPrinted}::boolean then coalesce(printed_at, to_timestamp(${at})) end,
            closed_at = case when ${isClosed}::boolean then to_timestamp(${at}) end,
            cancel_code = ${cancellation?.code ?? null},
            cancel_text = ${cancellation?.text ?? null},
            cancelled_by = ${cancellation === null ? null : actor.kind},
            version = version + 1
          where store_id = ${tx.storeId} and order_id = ${order.orderId} and version = ${order.version}
          returning order_id, version
        ), counted as (
          update store_counters set event_seq = event_seq + 1
           where store_id = ${tx.storeId} and exists (select from changed)
          returning event_seq
        ), told as (
          insert into order_history
            (store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name)
          select ${tx.storeId}, order_id, version, to_timestamp(${at}), ${saved.happened}, ${next.status},
                 ${saved.note}, ${actor.kind}, ${actor.id}, ${actor.name}
            from changed
        ), event as (
          insert into store_events (store_id, seq, kind, order_id, actor_name, actor_session_id)
          select ${tx.storeId}, event_seq, 'changed', ${order.orderId}, ${actor.name}, ${actor.sessionId}::uuid from counted
        )
        select event_seq as seq from counted`,
    ),
  );
  if (row === undefined) throw new Error(`order ${order.orderId} changed although it was held`);
  return row.seq;
}

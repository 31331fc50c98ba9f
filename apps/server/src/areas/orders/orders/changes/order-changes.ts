import type { OrderStore } from '@comanda/contract/orders/orders/order-card.wire';
import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { undoAfter } from '@comanda/domain/orders/orders/undo';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { giveBack } from '../../../menu/menu/public.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import type { OrderEvents } from '../board/order-events.ts';
import { findCounted, lockCard } from '../orders.reads.ts';
import { type Actor, saveChange } from '../orders.writes.ts';
import type { MoneyOfOrder, PrintOfOrder } from '../ports.ts';

/** The order's next state, and the kind of history entry. {@link OrderChanges} increments the version. */
export interface NextOrder {
  order: OrderCard;
  happened: Happening;
  note?: string | null;
  /** Code and text of the cancellation, if this change cancels the order. */
  cancellation?: { code: string; text: string };
}

/**
 * Decides how a locked order changes, and may write other rows with `tx`. Null: the order stays unchanged.
 */
export type DecideOrder = (
  order: OrderCard,
  tx: Transaction,
  now: number,
) => Promise<NextOrder | null> | NextOrder | null;

export interface ChangedOrder {
  order: OrderCard;
  /** Number of the order's event; null when nothing changed. */
  seq: number | null;
  now: number;
  store: OrderStore & { timeZone: string };
  /** Products that a user must count again: the cancelled order's pieces could not be added back. */
  uncertain: readonly string[];
}

interface WhichOrder {
  storeId: number;
  orderId: number;
  actor: Actor;
}

/**
 * The only way to change an order after it was placed. Locks the order and calls `decide` for its next state. The
 * transaction's last statement writes order, history and event. The same transaction creates or withdraws tickets and
 * posts money. Panels get the event after the commit. Throws `order.not-found` and the errors of `decide`, without any
 * change.
 */
export interface OrderChanges {
  change(which: WhichOrder, decide: DecideOrder): Promise<ChangedOrder>;
}

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  events: OrderEvents;
  print: PrintOfOrder;
  money: MoneyOfOrder;
  clock: Clock;
}

export function createOrderChanges({ database, profiles, events, print, money, clock }: Deps): OrderChanges {
  return {
    change: async ({ storeId, orderId, actor }, decide) => {
      const store = await profiles.get(storeId);
      return database.inStore(storeId, async (tx) => {
        const before = await lockCard(tx, orderId);
        if (before === null) throw new AppError('order.not-found');
        const now = clock.now();
        const next = await decide(before, tx, now);
        if (next === null) return { order: before, seq: null, now, store, uncertain: [] };
        const { happened, note = null, cancellation = null } = next;
        const uncertain = isTurnedAway(before, next.order)
          ? await giveBack(tx, await findCounted(tx, orderId))
          : [];
        // Automatic acceptance also needs the print state: the store must notice an order that no device
        // printed.
        const hasPrinting =
          store.hasPrintDevices || store.acceptsAutomatically || before.printState !== 'none';
        const followed = hasPrinting ? await print.follow(tx, before, next.order, now) : next.order;
        const order = {
          ...followed,
          undo: undoAfter(before, next.order),
          version: before.version + 1,
        };
        const posted = await money.follow(tx, before, { order, timeZone: store.timeZone, now });
        const change = {
          before,
          after: order,
          happened,
          note: uncertain.length === 0 ? note : [note, countAgain(uncertain)].filter(Boolean).join(' · '),
          actor,
          at: now,
          cancellation,
        };
        const seq = await saveChange(tx, change, posted);
        const { kind: actorKind, name: actorName, sessionId: actorSessionId } = actor;
        tx.afterCommit(() =>
          events.publish(
            { seq, kind: 'changed', order, happened, actorKind, actorName, actorSessionId },
            store,
          ),
        );
        return { order, seq, now, store, uncertain };
      });
    },
  };
}

/** History note with products that the user must count again, because their count was set after the order. */
const countAgain = (names: readonly string[]) =>
  `confira a quantidade: ${new Intl.ListFormat('pt-BR').format(names)}`;

/**
 * True when the order was cancelled before the store accepted it. No food was made, so the order's counted
 * pieces can be sold again.
 */
function isTurnedAway(before: OrderCard, after: OrderCard): boolean {
  return (
    after.status === 'cancelled' && (before.status === 'pending' || before.status === 'awaiting-payment')
  );
}

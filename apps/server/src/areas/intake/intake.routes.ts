import {
  findOrder,
  type IntakeReceipt,
  listReceivedOrders,
  receiveOrder as receiveCall,
} from '@comanda/contract/intake/intake.calls';
import { letterOf, statusOfLetter } from '@comanda/contract/orders/status-letters.wire';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { OrderEvents } from '../orders/public.ts';
import type { StoreProfiles } from '../store/public.ts';
import { findReceipt, listReceipts, type StoredReceipt } from './intake.reads.ts';
import { AlreadyReceived, contentHashOf, receiveOrder } from './receive-order.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  events: OrderEvents;
  clock: Clock;
}

function receiptOf(stored: StoredReceipt): IntakeReceipt {
  return {
    externalId: stored.externalId,
    orderId: stored.orderId,
    code: stored.code,
    letter: letterOf(stored),
    receivedAt: stored.receivedAt,
    acceptBy: stored.acceptBy,
    promisedFor: stored.promisedFor,
    cancelReason:
      stored.cancelCode === null ? null : { code: stored.cancelCode, text: stored.cancelText ?? '' },
  };
}

export function bindIntake(bind: Bind, { database, profiles, events, clock }: Deps): void {
  bind(receiveCall, async (order, { intakeStoreId }) => {
    const store = await profiles.get(intakeStoreId);
    try {
      const { card } = await database.inStore(intakeStoreId, async (tx) => {
        const received = await receiveOrder(tx, order, clock.now());
        tx.afterCommit(() =>
          events.publish(
            { seq: received.seq, kind: 'new', order: received.card, actorName: null, actorSessionId: null },
            store,
          ),
        );
        return received;
      });
      return { ...card, externalId: order.externalId, letter: letterOf(card), cancelReason: null };
    } catch (error) {
      if (!(error instanceof AlreadyReceived)) throw error;
      const known = await database.inStore(intakeStoreId, (tx) => findReceipt(tx, order.externalId));
      if (known === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
      if (!known.contentHash.equals(contentHashOf(order))) throw new AppError('intake.id-reused');
      return receiptOf(known);
    }
  });

  bind(findOrder, async ({ externalId }, { intakeStoreId }) => {
    const stored = await database.inStore(intakeStoreId, (tx) => findReceipt(tx, externalId));
    if (stored === null) throw new AppError('intake.order-not-found');
    return receiptOf(stored);
  });

  bind(listReceivedOrders, async ({ letter, since, limit }, { intakeStoreId }) => {
    const wanted = letter === null ? null : statusOfLetter(letter);
    const stored = await database.inStore(intakeStoreId, (tx) =>
      listReceipts(tx, {
        since,
        limit,
        status: wanted?.status ?? null,
        kitchenStage: wanted?.kitchenStage ?? null,
        isPrinted: letter === 'PA' ? false : letter === 'PI' ? true : null,
      }),
    );
    return stored.map(receiptOf);
  });
}

import {
  findOrder,
  type IntakeReceipt,
  listReceivedOrders,
  receiveOrder as receiveCall,
} from '@comanda/contract/intake/intake.calls';
import { letterOf, statusOfLetter } from '@comanda/contract/orders/status-letters.wire';
import type { NewOrder } from '@comanda/domain/orders/new-order';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { OrderEvents } from '../orders/public.ts';
import type { StoreProfile, StoreProfiles } from '../store/public.ts';
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
  const place = (order: NewOrder, store: StoreProfile) =>
    database.inStore(store.storeId, async (tx) => {
      const received = await receiveOrder(tx, order, store, clock.now());
      if (received === null) return null;
      const { seq, card } = received;
      tx.afterCommit(() =>
        events.publish(
          {
            seq,
            kind: 'new',
            order: card,
            happened: 'received',
            actorKind: 'platform',
            actorName: null,
            actorSessionId: null,
          },
          store,
        ),
      );
      return card;
    });

  const placeByWhatTheStoreIsNow = async (order: NewOrder, storeId: number) => {
    profiles.forget(storeId);
    const card = await place(order, await profiles.get(storeId));
    if (card === null) throw new AppError('server.busy', { retryAfterSeconds: 1 });
    return card;
  };

  bind(receiveCall, async (order, { intakeStoreId }) => {
    try {
      const card =
        (await place(order, await profiles.get(intakeStoreId))) ??
        (await placeByWhatTheStoreIsNow(order, intakeStoreId));
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

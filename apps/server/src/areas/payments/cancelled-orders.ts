import type { Clock } from '../../platform/clock.ts';
import { defineReader, type JournalReader } from '../../platform/journal/reader.ts';
import { keepCancelled } from './refunds/own-refunds.ts';

/** Undoes the payments of orders that were cancelled, by whomever. Read again it finds everything undone. */
export function cancelledOrders(clock: Clock): JournalReader {
  return defineReader({
    name: 'payments-of-cancelled-orders',
    hears: ['cancelled', 'not-answered'],
    read: async (tx, entries) => {
      for (const { orderId } of entries) await keepCancelled(tx, orderId, clock.now());
    },
  });
}

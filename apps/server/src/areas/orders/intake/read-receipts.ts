import type { InputOf } from '@comanda/contract/kit/define-call';
import type { IntakeReceipt, listReceivedOrders } from '@comanda/contract/orders/intake/intake.calls';
import { statusOfLetter } from '@comanda/contract/orders/orders/status-letters.wire';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { OrderLinks } from '../orders/public.ts';
import { findReceiptAlone, listReceipts } from './intake.reads.ts';
import { receiptOf } from './receipts.ts';

interface Deps {
  database: Database;
  links: OrderLinks;
  clock: Clock;
}

/** Reads the receipt of one order. Throws `intake.order-not-found`. */
export async function readReceipt(
  { database, links, clock }: Deps,
  { externalId }: { externalId: string },
  storeId: number,
): Promise<IntakeReceipt> {
  const stored = await database.inStore(storeId, (tx) => findReceiptAlone(tx, externalId));
  if (stored === null) throw new AppError('intake.order-not-found');
  return receiptOf(stored, links.pathOf({ storeId, orderId: stored.orderId }), clock.now());
}

/** A partner's orders, by the status that partners see. */
export async function readReceipts(
  { database, links, clock }: Deps,
  { letter, since, limit }: InputOf<typeof listReceivedOrders>,
  storeId: number,
): Promise<IntakeReceipt[]> {
  const now = clock.now();
  const wanted = letter === null ? null : statusOfLetter(letter);
  const stored = await database.inStore(storeId, (tx) =>
    listReceipts(tx, {
      since,
      limit,
      status: wanted?.status ?? null,
      kitchenStage: wanted?.kitchenStage ?? null,
      now,
      isPrinted: letter === 'PA' ? false : letter === 'PI' ? true : null,
    }),
  );
  return stored.map((receipt) =>
    receiptOf(receipt, links.pathOf({ storeId, orderId: receipt.orderId }), now),
  );
}

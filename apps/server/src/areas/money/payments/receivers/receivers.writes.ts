import type { ReceiverState } from '@comanda/domain/money/online-payment/receiver-state';
import { referenceOf } from '@comanda/domain/money/payments/reference';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The store's registration at the provider. */
export interface StoredReceiver {
  receiverId: number;
  attempt: number;
  state: ReceiverState | 'asking';
  name: string;
  document: string;
  email: string;
  reasons: string[];
  stateAt: number | null;
  attempts: number;
}

const COLUMNS = sql`
  receiver_id as "receiverId", attempt, state, name, document, email, reasons, state_at as "stateAt", attempts`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

export const receiverReference = (
  storeId: number,
  { receiverId: id, attempt }: Pick<StoredReceiver, 'receiverId' | 'attempt'>,
): string => referenceOf({ storeId, kind: 'receiver', id, attempt });

export function findReceiver(tx: Transaction): Promise<StoredReceiver | null> {
  return tx.maybeRow<StoredReceiver>(sql`
    select ${COLUMNS} from payment_receivers where store_id = ${tx.storeId}`);
}

export function lockReceiver(tx: Transaction): Promise<StoredReceiver | null> {
  return tx.maybeRow<StoredReceiver>(sql`
    select ${COLUMNS} from payment_receivers where store_id = ${tx.storeId} for no key update`);
}

/** Reference of the store's receiver; null when the receiver is not approved, so that its orders cannot be charged. */
export async function sellingReceiver(tx: Transaction): Promise<string | null> {
  const receiver = await findReceiver(tx);
  const maySell = receiver?.state === 'enabled' || receiver?.state === 'activated';
  return receiver !== null && maySell ? receiverReference(tx.storeId, receiver) : null;
}

/**
 * Registers the store, or changes its data. Another holder becomes another receiver at the provider, and waits for
 * approval again.
 */
export async function saveReceiver(
  tx: Transaction,
  request: Pick<StoredReceiver, 'name' | 'document' | 'email'>,
  { isAnother, now }: { isAnother: boolean; now: number },
): Promise<void> {
  await tx.rows(sql`
    insert into payment_receivers as kept (store_id, state, name, document, email, next_attempt_at)
    values (${tx.storeId}, 'asking', ${request.name}, ${request.document}, ${request.email}, ${time(now)})
    on conflict (store_id) do update
      set receiver_id = kept.receiver_id + case when ${isAnother}::boolean then 1 else 0 end,
          state = case when ${isAnother}::boolean then 'asking' else kept.state end,
          state_at = case when ${isAnother}::boolean then null else kept.state_at end,
          name = excluded.name, document = excluded.document, email = excluded.email, reasons = '{}',
          attempts = 0, next_attempt_at = excluded.next_attempt_at`);
}

/** Columns to change. Omitted columns stay unchanged. */
export type ReceiverChange = Partial<Pick<StoredReceiver, 'state' | 'reasons' | 'stateAt' | 'attempts'>> & {
  nextAttemptAt: number | null;
};

export async function updateReceiver(
  tx: Transaction,
  receiver: StoredReceiver,
  change: ReceiverChange,
): Promise<void> {
  const next = { ...receiver, ...change };
  await tx.rows(sql`
    update payment_receivers set state = ${next.state}, reasons = ${next.reasons}::text[], state_at = ${time(next.stateAt)},
           attempts = ${next.attempts}, next_attempt_at = ${time(change.nextAttemptAt)}
     where store_id = ${tx.storeId}`);
}

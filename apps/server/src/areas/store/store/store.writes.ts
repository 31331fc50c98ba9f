import type { StoreState } from '@comanda/contract/realtime/events';
import type { OpeningWord } from '@comanda/domain/store/hours/switch-at';
import type { DeliveryEstimate } from '@comanda/domain/store/store/estimate';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface LockedStore {
  isOpen: boolean;
  reason: string | null;
  /** Time of the next scheduled change, in epoch milliseconds. */
  until: number | null;
  by: string | null;
  isSuspended: boolean;
  timeZone: string;
  minMinutes: number;
  maxMinutes: number;
  version: number;
  /** The last opening or closing by a user. */
  word: OpeningWord;
}

/** Reads switch and estimate, and locks them until the transaction ends. Throws when the store does not exist. */
export async function lockStore(tx: Transaction): Promise<LockedStore> {
  type OpeningColumns = {
    saidOpen: boolean;
    saidAt: number;
    saidEnd: OpeningWord['end'];
    saidUntil: number | null;
  };
  type Row = Omit<LockedStore, 'word'> & OpeningColumns & { isSaidToStay: boolean };
  const row = await tx.maybeRow<Row>(sql`
    select is_open as "isOpen", opening_reason as reason, opening_by as by, is_suspended as "isSuspended",
           opening_until as until, time_zone as "timeZone",
           min_minutes as "minMinutes", max_minutes as "maxMinutes", opening_version as version,
           word_is_open as "saidOpen", word_at as "saidAt", word_end as "saidEnd",
           word_until as "saidUntil", word_stays as "isSaidToStay"
      from stores where store_id = ${tx.storeId} for no key update`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  const { saidOpen, saidAt, saidEnd, saidUntil, isSaidToStay, ...store } = row;
  const openUntil = isSaidToStay ? 'by-hand' : saidUntil;
  return { ...store, word: { isOpen: saidOpen, at: saidAt, end: saidEnd, openUntil } };
}

/** The state of a locked store after a change, for panels. */
export function stateOf(store: LockedStore, changes: Partial<StoreState>): StoreState {
  const { isOpen, reason, until, by, minMinutes, maxMinutes, version } = store;
  return { isOpen, reason, until, by, minMinutes, maxMinutes, ...changes, version: version + 1 };
}

/** Saves an opening or closing by a user. */
export async function saveWord(
  tx: Transaction,
  { isOpen, at, end, openUntil = null }: OpeningWord,
): Promise<void> {
  const until = typeof openUntil === 'number' ? new Date(openUntil) : null;
  await tx.rows(sql`
    update stores set word_is_open = ${isOpen}, word_at = ${new Date(at)}, word_end = ${end},
           word_until = ${until}, word_stays = ${openUntil === 'by-hand'}
     where store_id = ${tx.storeId}`);
}

/**
 * Saves the switch with the next version. `at`: time of the change. If the store was closed already, its
 * closing time does not change.
 */
export async function saveOpening(tx: Transaction, state: StoreState, at: number): Promise<void> {
  await tx.rows(sql`
    update stores set is_open = ${state.isOpen}, opening_reason = ${state.reason}, opening_by = ${state.by},
           opening_until = ${state.until === null ? null : new Date(state.until)}, opening_version = ${state.version},
           closed_since = case when ${state.isOpen}::boolean then null
                               when is_open then ${new Date(at)}::timestamptz else closed_since end
     where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-state' });
}

/** Saves the estimate with the next version. */
export async function saveEstimate(
  tx: Transaction,
  { minMinutes, maxMinutes }: DeliveryEstimate,
  version: number,
): Promise<void> {
  await tx.rows(sql`
    update stores set min_minutes = ${minMinutes}, max_minutes = ${maxMinutes}, opening_version = ${version}
     where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-state' });
}

/** Sets whether new orders make print jobs. */
export async function saveHasPrintDevices(tx: Transaction, hasDevices: boolean): Promise<void> {
  await tx.rows(sql`update stores set has_print_devices = ${hasDevices} where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
}

/** Sets whether the server accepts new orders automatically. */
export async function saveAcceptsAutomatically(tx: Transaction, isOn: boolean): Promise<void> {
  const changed = await tx.maybeRow(sql`
    update stores set accepts_automatically = ${isOn}
     where store_id = ${tx.storeId} and accepts_automatically <> ${isOn} returning store_id`);
  if (changed !== null) tx.notify({ kind: 'store-changed' });
}

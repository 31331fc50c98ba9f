import { readReason } from '@comanda/domain/store/opening';
import { SUSPENSION_TEXT_MAX } from '@comanda/domain/store/suspension';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit/public.ts';
import { setOnlineAcceptance } from '../online-acceptance.ts';

export async function findStoreName(tx: Transaction): Promise<string | null> {
  const store = await tx.maybeRow<{ name: string }>(
    sql`select name from stores where store_id = ${tx.storeId}`,
  );
  return store?.name ?? null;
}

/** Who of the provider acts, for the audit log. */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** Suspends the store with the provider's words, or changes them. Panels hear of it at the commit. */
export async function suspendStore(tx: Transaction, text: string, actor: ProviderActor): Promise<void> {
  const words = text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SUSPENSION_TEXT_MAX);
  await tx.rows(sql`
    update stores set is_suspended = true, suspension_text = ${words === '' ? null : words}
     where store_id = ${tx.storeId}`);
  await record(tx, 'store.suspended', { texto: words }, actor);
}

export async function reactivateStore(tx: Transaction, actor: ProviderActor): Promise<void> {
  await tx.rows(sql`
    update stores set is_suspended = false, suspension_text = null where store_id = ${tx.storeId}`);
  await record(tx, 'store.reactivated', {}, actor);
}

/** Shows the pay-online notice to everybody again, or to nobody. */
export async function setPayOnlineNotice(
  tx: Transaction,
  isOn: boolean,
  actor: ProviderActor,
): Promise<void> {
  await tx.rows(sql`update stores set pay_online_notice = ${isOn} where store_id = ${tx.storeId}`);
  // A notice that comes back is a new one: who dismissed the last has not seen it.
  if (isOn) {
    await tx.rows(
      sql`delete from notice_dismissals where store_id = ${tx.storeId} and notice = 'pay-online'`,
    );
  }
  await record(tx, 'store.notice-changed', { aviso: 'pay-online', ligado: isOn }, actor);
}

/** The store's own switch, moved by the provider; see {@link setOnlineAcceptance}. */
export function setAcceptsOnlinePayment(
  tx: Transaction,
  accepts: boolean,
  actor: ProviderActor,
): Promise<void> {
  return setOnlineAcceptance(tx, accepts, { userId: null, details: by(actor) }, actor.now);
}

/** Whether there is an account into which online payments go; without it the store takes none. */
export async function setCanBePaidOnline(
  tx: Transaction,
  canBePaid: boolean,
  actor: ProviderActor,
): Promise<void> {
  if (!canBePaid) await setAcceptsOnlinePayment(tx, false, actor);
  await tx.rows(sql`update stores set can_be_paid_online = ${canBePaid} where store_id = ${tx.storeId}`);
  await record(tx, 'store.payment-account-changed', { conta: canBePaid }, actor);
}

/** Whether the store is sent orders for now while it is closed. */
export async function setTakesOrdersWhileClosed(
  tx: Transaction,
  takes: boolean,
  actor: ProviderActor,
): Promise<void> {
  await tx.rows(sql`update stores set takes_orders_while_closed = ${takes} where store_id = ${tx.storeId}`);
  await record(tx, 'store.closed-orders-changed', { recebe: takes }, actor);
}

export async function setFranchisee(
  tx: Transaction,
  isFranchisee: boolean,
  actor: ProviderActor,
): Promise<void> {
  await tx.rows(sql`update stores set is_franchisee = ${isFranchisee} where store_id = ${tx.storeId}`);
  await record(tx, 'store.franchise-changed', { franqueada: isFranchisee }, actor);
}

/** Whether the store may send files of products. */
export async function setHasBulkUpload(
  tx: Transaction,
  hasBulkUpload: boolean,
  actor: ProviderActor,
): Promise<void> {
  await tx.rows(sql`update stores set has_bulk_upload = ${hasBulkUpload} where store_id = ${tx.storeId}`);
  tx.announce('store');
  await record(tx, 'store.bulk-upload-changed', { upload: hasBulkUpload }, actor);
}

/** Writes what the provider did to the store's audit log. */
export function record(
  tx: Transaction,
  action: AuditEntry['action'],
  details: Record<string, string | number | boolean>,
  actor: ProviderActor,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Promise<void> {
  const entry = { action, userId: null, details: { ...details, ...by(actor) }, ...change };
  return recordAudit(tx, entry, actor.now);
}

/** Who of the provider it was, as stores read it. */
export const nameOfActor = ({ operator }: ProviderActor): string =>
  `provedor: ${readReason(operator) ?? '?'}`;

const by = (actor: ProviderActor) => ({ por: nameOfActor(actor) });

import { SUSPENSION_TEXT_MAX } from '@comanda/domain/store/store/suspension';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { saveOnlineAcceptance } from '../online-acceptance.ts';

export async function findStoreName(tx: Transaction): Promise<string | null> {
  const store = await tx.maybeRow<{ name: string }>(
    sql`select name from stores where store_id = ${tx.storeId}`,
  );
  return store?.name ?? null;
}

/** Suspends the store with a text of the provider, or changes the text. Panels are notified at the commit. */
export const suspendStore: ProviderCommand<{ text: string }, void> = async (tx, { text }, actor) => {
  const words = text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SUSPENSION_TEXT_MAX);
  await tx.rows(sql`
    update stores set is_suspended = true, suspension_text = ${words === '' ? null : words}
     where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.suspended', { details: { texto: words } });
};

export const reactivateStore: ProviderCommand<unknown, void> = async (tx, _input, actor) => {
  await tx.rows(sql`
    update stores set is_suspended = false, suspension_text = null where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.reactivated');
};

/** Shows the notice about online payment to all users again, or hides the notice from all. */
export const setPayOnlineNotice: ProviderCommand<boolean, void> = async (tx, isOn, actor) => {
  await tx.rows(sql`update stores set pay_online_notice = ${isOn} where store_id = ${tx.storeId}`);
  // The notice counts as new, even for users who have hidden an earlier notice.
  if (isOn) {
    await tx.rows(
      sql`delete from notice_dismissals where store_id = ${tx.storeId} and notice = 'pay-online'`,
    );
  }
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.notice-changed', { details: { aviso: 'pay-online', ligado: isOn } });
};

/**
 * Saves the flag that servers of 1.3 check before they turn online payment on. False also switches the
 * store's online payment off.
 */
export async function setCanBePaidOnline(
  tx: Transaction,
  canBePaid: boolean,
  by: AuditedActor,
): Promise<void> {
  if (!canBePaid) await saveOnlineAcceptance(tx, false, by);
  await tx.rows(sql`update stores set can_be_paid_online = ${canBePaid} where store_id = ${tx.storeId}`);
  await recordAudit(tx, by, 'store.payment-account-changed', { details: { conta: canBePaid } });
  tx.announce('store');
}

/** Sets whether the store receives orders while it is closed. */
export const setTakesOrdersWhileClosed: ProviderCommand<boolean, void> = async (tx, takes, actor) => {
  await tx.rows(sql`update stores set takes_orders_while_closed = ${takes} where store_id = ${tx.storeId}`);
  await recordAudit(tx, actor, 'store.closed-orders-changed', { details: { recebe: takes } });
};

export const setFranchisee: ProviderCommand<boolean, void> = async (tx, isFranchisee, actor) => {
  await tx.rows(sql`update stores set is_franchisee = ${isFranchisee} where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.franchise-changed', { details: { franqueada: isFranchisee } });
};

/** Sets whether the store may upload files of products. */
export const setHasBulkUpload: ProviderCommand<boolean, void> = async (tx, hasBulkUpload, actor) => {
  await tx.rows(sql`update stores set has_bulk_upload = ${hasBulkUpload} where store_id = ${tx.storeId}`);
  tx.announce('store');
  await recordAudit(tx, actor, 'store.bulk-upload-changed', { details: { upload: hasBulkUpload } });
};

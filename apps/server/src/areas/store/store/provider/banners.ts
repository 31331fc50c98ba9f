import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { newStoreChecks } from '../new-store-checks.ts';
import { FAULTS } from '../texts.ts';

export interface Banner {
  bannerId: number;
  image: string;
  link: string | null;
}

export function listStoreBanners(tx: Transaction): Promise<Banner[]> {
  return tx.rows<Banner>(sql`
    select banner_id as "bannerId", image, link from banners
     where store_id = ${tx.storeId} order by position, banner_id`);
}

/**
 * Adds a picture at the end of the carousel. Returns its number, or the faulty field (its API name) with a sentence.
 */
export const addBanner: ProviderCommand<
  { image: string; link: string | null },
  { bannerId: number } | { field: 'imagem' | 'link'; fault: string }
> = async (tx, banner, actor) => {
  const image = newStoreChecks.image(banner.image);
  if ('fault' in image) return { field: 'imagem', ...image };
  if (banner.link !== null && !isWebAddress(banner.link)) return { field: 'link', fault: FAULTS.webAddress };
  // Locks the store, so that two concurrent banners cannot get the same number and position.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const added = await tx.maybeRow<{ bannerId: number }>(sql`
    insert into banners (store_id, banner_id, image, link, position)
    select ${tx.storeId}, coalesce(max(banner_id), 0) + 1, ${image.value}, ${banner.link}, coalesce(max(position), 0) + 1
      from banners where store_id = ${tx.storeId}
    returning banner_id as "bannerId"`);
  if (added === null) throw new Error('the banner was not written');
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.banner-added', {
    details: { banner: added.bannerId, imagem: image.value },
  });
  return added;
};

/** Removes a picture. Returns false when the store has no such picture. */
export const removeBanner: ProviderCommand<{ bannerId: number }, boolean> = async (
  tx,
  { bannerId },
  actor,
) => {
  const removed = await tx.maybeRow(sql`
    delete from banners where store_id = ${tx.storeId} and banner_id = ${bannerId} returning banner_id`);
  if (removed === null) return false;
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.banner-removed', { details: { banner: bannerId } });
  return true;
};

/**
 * Shows the given pictures first, in this order, and then the other pictures in their former order. Unknown
 * numbers are ignored.
 */
export const orderBanners: ProviderCommand<{ bannerIds: readonly number[] }, void> = async (
  tx,
  { bannerIds },
  actor,
) => {
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const stored = (await listStoreBanners(tx)).map(({ bannerId }) => bannerId);
  const first = [...new Set(bannerIds)].filter((bannerId) => stored.includes(bannerId));
  const order = [...first, ...stored.filter((bannerId) => !first.includes(bannerId))];
  if (order.every((bannerId, at) => bannerId === stored[at])) return;
  await tx.rows(sql`
    update banners set position = array_position(${order}::integer[], banner_id)
     where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.banners-ordered', { details: { ordem: order.join(', ') } });
};

/** True for a URL that a page may link to: http(s) only. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

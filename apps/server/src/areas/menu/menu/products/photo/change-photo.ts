import type { ProductPhoto } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import { AppError } from '../../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../../platform/http/requester.ts';
import { lockMenu, recordMenuChange } from '../../whole/lock-menu.ts';

/**
 * Replaces a product's photo with the result of `change`; null for no photo. An equal photo changes nothing.
 * The product's version does not change, so that concurrent edits of its texts do not conflict. Returns the
 * menu's version. Throws `catalogue.product-not-found`, and the errors of `change`.
 */
export async function changePhoto(
  tx: Transaction,
  productId: number,
  change: (current: ProductPhoto | null) => ProductPhoto | null,
  session: Session,
  now: number,
): Promise<number> {
  const version = await lockMenu(tx);
  const product = await tx.maybeRow<{ name: string; photo: ProductPhoto | null }>(sql`
    select name, case when photo_hash is null then null
                      else jsonb_build_object('hash', photo_hash, 'x', photo_x, 'y', photo_y) end as photo
      from menu_products where store_id = ${tx.storeId} and product_id = ${productId} and deleted_at is null`);
  if (product === null) throw new AppError('catalogue.product-not-found');
  const { name, photo: current } = product;
  const photo = change(current);
  if (photo?.hash === current?.hash && photo?.x === current?.x && photo?.y === current?.y) return version;
  await tx.rows(sql`
    update menu_products
       set photo_hash = ${photo?.hash ?? null}, photo_x = ${photo?.x ?? 50}, photo_y = ${photo?.y ?? 50}
     where store_id = ${tx.storeId} and product_id = ${productId}`);
  const action =
    photo === null
      ? 'catalogue.photo-removed'
      : photo.hash === current?.hash
        ? 'catalogue.photo-focused'
        : 'catalogue.photo-set';
  const ofPhoto = (given: ProductPhoto | null) => ({ imagem: given?.hash ?? null, x: given?.x, y: given?.y });
  return recordMenuChange(tx, { session, now }, action, {
    details: { produto: name },
    before: ofPhoto(current),
    after: ofPhoto(photo),
  });
}

/**
 * Sets the focus of a photo: the centre of its visible part. Throws `catalogue.no-photo` for a product without a photo.
 */
export const withFocus = (x: number, y: number) => (current: ProductPhoto | null) => {
  if (current === null) throw new AppError('catalogue.no-photo');
  return { ...current, x, y };
};

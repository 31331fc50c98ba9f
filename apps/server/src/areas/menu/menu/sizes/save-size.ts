import { isDeepStrictEqual } from 'node:util';
import type { SizeEdit } from '@comanda/contract/menu/menu/sizes.calls';
import type { SizePart } from '@comanda/domain/menu/menu/menu-parts';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { getProduct } from '../products/products.reads.ts';
import { whatDiffers } from '../whole/changed-fields.ts';
import { assertLower, required } from '../whole/field-faults.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { getSize } from './sizes.reads.ts';

type Fields = Omit<SizeEdit, 'sizeId' | 'version'>;
interface Saved {
  version: number;
  sizeId: number;
  recordVersion: number;
}

/**
 * Creates a size after the product's other sizes, or changes the given fields of a size. Equal values do not
 * change the version. While a product has sizes, its own price does not apply. Throws
 * `catalogue.product-not-found`, `catalogue.size-not-found`, `record.changed-meanwhile`, and
 * `request.invalid` with the field.
 */
export const saveSize: Command<SizeEdit, Saved> = async (
  tx,
  { sizeId, version, ...fields },
  session,
  now,
) => {
  const menuVersion = await lockMenu(tx);
  if (sizeId === null) return makeSize(tx, fields, session, now);
  const stored = await getSize(tx, sizeId);
  // Ignores a given product: a size cannot move to another product.
  const next = { ...stored, ...fields, productId: stored.productId };
  if (isDeepStrictEqual(next, stored)) return { version: menuVersion, sizeId, recordVersion: stored.version };
  assertSameVersion(stored, version);
  assertLower(next.priceCents, next.promoCents);
  const recordVersion = stored.version + 1;
  await tx.rows(sql`
    update menu_sizes
       set name = ${next.name}, status = ${next.status}, price_cents = ${next.priceCents},
           promo_cents = ${next.promoCents}, version = ${recordVersion}, changed_at = ${new Date(now)},
           changed_by = ${session.userName}
     where store_id = ${tx.storeId} and size_id = ${sizeId}`);
  return {
    version: await recordMenuChange(tx, { session, now }, 'catalogue.size-changed', {
      details: { tamanho: next.name, produto: stored.product },
      ...whatDiffers(audited(stored), audited(next)),
    }),
    sizeId,
    recordVersion,
  };
};

async function makeSize(tx: Transaction, fields: Fields, session: Session, now: number): Promise<Saved> {
  const product = await getProduct(tx, required(fields.productId, 'id_cardapio'));
  const name = required(fields.name, 'nome');
  const priceCents = required(fields.priceCents, 'preco');
  const { status = 'active', promoCents = null } = fields;
  assertLower(priceCents, promoCents);
  const sizeId = await nextNumber(tx, 'menu-size');
  await tx.rows(sql`
    insert into menu_sizes (store_id, size_id, product_id, name, status, price_cents, promo_cents, position, version,
                            changed_at, changed_by)
    select ${tx.storeId}, ${sizeId}, ${product.productId}, ${name}, ${status}, ${priceCents}, ${promoCents}::integer,
           coalesce(max(position) + 1, 0), 1, ${new Date(now)}, ${session.userName}
      from menu_sizes where store_id = ${tx.storeId} and product_id = ${product.productId}
    returning size_id`);
  const details = { tamanho: name, produto: product.name, preco: priceCents };
  return {
    version: await recordMenuChange(tx, { session, now }, 'catalogue.size-created', { details }),
    sizeId,
    recordVersion: 1,
  };
}

/** A size for the audit log, with amounts in cents. */
const audited = ({ name, status, priceCents, promoCents }: SizePart) => ({
  nome: name,
  status,
  preco: priceCents,
  promocao: promoCents,
});

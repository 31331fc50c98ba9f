import { isDeepStrictEqual } from 'node:util';
import type { ProductEdit } from '@comanda/contract/menu/menu/products.wire';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { getCategory } from '../categories/categories.reads.ts';
import { whatDiffers } from '../whole/changed-fields.ts';
import { assertLower, required } from '../whole/field-faults.ts';
import { countMenuChange, lockMenu, lockProducts, recordMenuChange } from '../whole/lock-menu.ts';
import { productInAudit } from './product-in-audit.ts';
import { endOfCategory, getProduct, hasSizes } from './products.reads.ts';
import { insertProduct, updateProduct } from './products.writes.ts';
import { sharedCodes } from './shared-codes.ts';
import { TEXTS } from './texts.ts';

type Fields = Omit<ProductEdit, 'productId' | 'version'>;
interface Saved {
  version: number;
  productId: number;
  recordVersion: number;
  /** Warnings for the user that other products have the same codes. */
  warnings?: readonly string[];
}

/**
 * Creates a product at the end of its category, or changes the given fields of a product. Equal values do not
 * change the version. Throws `catalogue.product-not-found`, `catalogue.category-not-found`,
 * `record.changed-meanwhile`. Throws `request.invalid` with the field for a missing name or category, or an
 * invalid promotion.
 */
export const saveProduct: Command<ProductEdit, Saved> = async (
  tx,
  { productId, version, ...fields },
  session,
  now,
) => {
  const menuVersion = await lockMenu(tx);
  if (productId === null) return makeProduct(tx, fields, session, now);
  // Saving also writes the remaining quantity. Without this lock, pieces sold by a concurrent order would be
  // lost.
  await lockProducts(tx, [productId]);
  const stored = await getProduct(tx, productId);
  const next: ProductPart = { ...stored, ...(await withoutHiddenPrice(tx, productId, fields)) };
  if (isDeepStrictEqual(next, stored))
    return { version: menuVersion, productId, recordVersion: stored.version };
  assertSameVersion(stored, version);
  assertPromotion(next);
  const isMoved = next.categoryId !== stored.categoryId;
  const [from, to] = isMoved
    ? [await getCategory(tx, stored.categoryId), await getCategory(tx, next.categoryId)]
    : [null, null];
  const made = { ...next, version: stored.version + 1, changedBy: session.userName, changedAt: now };
  await updateProduct(tx, made, isMoved ? await endOfCategory(tx, next.categoryId) : null);
  const audited = whatDiffers(productInAudit(stored, from?.name), productInAudit(next, to?.name));
  await recordAudit(tx, { session, now }, 'catalogue.product-changed', {
    details: { produto: next.name },
    ...audited,
  });
  const hasNewCode = next.pdvCode !== stored.pdvCode || next.barcode !== stored.barcode;
  const warned = hasNewCode ? await sharedCodes(tx, [productId]) : {};
  return { version: await countMenuChange(tx), productId, recordVersion: made.version, ...warned };
};

async function makeProduct(tx: Transaction, fields: Fields, session: Session, now: number): Promise<Saved> {
  const categoryId = required(fields.categoryId, 'id_cardapio_categoria', TEXTS.noCategory);
  const name = required(fields.name, 'nome_prod');
  const category = await getCategory(tx, categoryId);
  const position = await endOfCategory(tx, categoryId);
  const wanted = { ...NEW_PRODUCT, ...fields, categoryId, name };
  assertPromotion(wanted);
  const productId = await nextNumber(tx, 'menu-product');
  await insertProduct(
    tx,
    { ...wanted, productId, version: 1, changedBy: session.userName, changedAt: now },
    position,
  );
  const details = { produto: name, categoria: category.name, preco: wanted.priceCents };
  await recordAudit(tx, { session, now }, 'catalogue.product-created', { details });
  const warned = await sharedCodes(tx, [productId]);
  return { version: await countMenuChange(tx), productId, recordVersion: 1, ...warned };
}

/** Defaults of a new product. */
const NEW_PRODUCT = {
  description: '',
  status: 'active',
  availability: null,
  priceCents: 0,
  promoCents: null,
  promoFrom: null,
  promoUntil: null,
  promoWeek: null,
  left: null,
  barcode: null,
  pdvCode: null,
  referenceId: null,
  photo: null,
} as const satisfies Partial<ProductPart>;

/**
 * Removes the price fields for a product with sizes, because older clients send 0 for them. The stored price applies
 * again when the product has no sizes.
 */
async function withoutHiddenPrice(tx: Transaction, productId: number, fields: Fields): Promise<Fields> {
  const { priceCents, promoCents, ...others } = fields;
  const isPriced = priceCents !== undefined || promoCents !== undefined;
  return isPriced && (await hasSizes(tx, productId)) ? others : fields;
}

/** Throws unless a promotion is lower than the price and ends after its start. */
function assertPromotion({
  priceCents,
  promoCents,
  promoFrom,
  promoUntil,
}: Pick<ProductPart, 'priceCents' | 'promoCents' | 'promoFrom' | 'promoUntil'>): void {
  assertLower(priceCents, promoCents);
  if (promoFrom !== null && promoUntil !== null && promoUntil <= promoFrom)
    throw invalidField('promocao_fim', TEXTS.promoEndsFirst);
}

/** Sets a product's status. An equal status changes nothing. Throws `catalogue.product-not-found`. */
export const setProductStatus: Command<Pick<ProductPart, 'productId' | 'status'>, number> = async (
  tx,
  { productId, status },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const stored = await getProduct(tx, productId);
  if (stored.status === status) return version;
  await tx.rows(sql`
    update menu_products
       set status = ${status}, version = version + 1, changed_at = ${new Date(now)}, changed_by = ${session.userName}
     where store_id = ${tx.storeId} and product_id = ${productId}`);
  return recordMenuChange(tx, { session, now }, 'catalogue.product-status', {
    details: { produto: stored.name },
    before: { status: stored.status },
    after: { status },
  });
};

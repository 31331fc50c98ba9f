import type { MenuParts } from '@comanda/domain/menu/menu-parts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../../audit/public.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { writeMenu } from '../whole/write-menu.ts';
import { MENU_TEXTS } from './menu-texts.ts';

/** Gives a store without products a whole menu, see `writeMenu`; answers why not, where it has some. */
export async function giveMenu(
  tx: Transaction,
  parts: MenuParts,
  { operator, now }: { operator: string; now: number },
): Promise<{ products: number } | { fault: string }> {
  await lockMenu(tx);
  const kept = await tx.maybeRow<{ products: number }>(sql`
    select count(*)::integer as products from menu_products where store_id = ${tx.storeId}`);
  if (kept !== null && kept.products > 0) return { fault: MENU_TEXTS.notEmpty(kept.products) };
  await writeMenu(tx, parts, now);
  const details = { por: `provedor: ${operator}`, produtos: parts.products.length };
  await recordAudit(tx, { action: 'catalogue.menu-given', userId: null, details }, now);
  await countMenuChange(tx);
  return { products: parts.products.length };
}

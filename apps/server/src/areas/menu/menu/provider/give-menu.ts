import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { writeMenu } from '../whole/write-menu.ts';
import { MENU_TEXTS } from './menu-texts.ts';

/** Writes a whole menu into a store, see `writeMenu`. Returns a fault if the store has products. */
export const giveMenu: ProviderCommand<MenuParts, { products: number } | { fault: string }> = async (
  tx,
  parts,
  actor,
) => {
  await lockMenu(tx);
  const stored = await tx.maybeRow<{ products: number }>(sql`
    select count(*)::integer as products from menu_products where store_id = ${tx.storeId}`);
  if (stored !== null && stored.products > 0) return { fault: MENU_TEXTS.notEmpty(stored.products) };
  await writeMenu(tx, parts, actor.now);
  await recordMenuChange(tx, actor, 'catalogue.menu-given', { details: { produtos: parts.products.length } });
  return { products: parts.products.length };
};

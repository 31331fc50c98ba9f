import { priceSelection } from '@comanda/contract/menu/menu/selling.calls';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readCounts } from '../whole/menu.reads.ts';
import type { MenuDocuments } from '../whole/menu-documents.ts';
import { priceProduct } from './price-product.ts';

interface Deps {
  database: Database;
  menus: MenuDocuments;
  clock: Clock;
}

/** Binds the calls that show and price the menu as customers buy from it. */
export function bindSelling(bind: Bind, { database, menus, clock }: Deps): void {
  bind(priceSelection, async ({ productId, at = clock.now(), ...selection }, { session: { storeId } }) => {
    const leftOf = async () => {
      const { counts } = await database.inStore(storeId, readCounts);
      return counts.find((product) => product.productId === productId)?.left ?? null;
    };
    return priceProduct(await menus.now(storeId), { productId, leftOf }, selection, at);
  });
}

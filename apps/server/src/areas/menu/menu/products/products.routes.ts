import * as calls from '@comanda/contract/menu/menu/products.calls';
import { countedParts } from '@comanda/domain/menu/menu/menu-parts';
import type { Clock } from '../../../../platform/clock.ts';
import { versionOf } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readCounts } from '../whole/menu.reads.ts';
import type { MenuDocuments } from '../whole/menu-documents.ts';
import { setProductStatuses } from './change-statuses.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProducts } from './list-products.ts';
import { orderProducts } from './order-products.ts';
import { removeProduct } from './remove-product.ts';
import { saveProduct, setProductStatus } from './save-product.ts';

interface Deps {
  database: Database;
  menus: MenuDocuments;
  clock: Clock;
}

/** Binds the calls for products of the menu. */
export function bindProducts(bind: Bind, { database, menus, clock }: Deps): void {
  bind(calls.listProducts, async (wanted, { session: { storeId } }) => {
    const { parts } = await menus.now(storeId);
    const counts = await database.inStore(storeId, readCounts);
    return listProducts(countedParts(parts, counts), { ...wanted, storeId }, clock.now());
  });
  bind.inStore(calls.saveProduct, saveProduct);
  bind.inStore(calls.setProductStatus, versionOf(setProductStatus));
  bind.inStore(calls.setProductStatuses, setProductStatuses);
  bind.inStore(calls.removeProduct, removeProduct);
  bind.inStore(calls.duplicateProduct, duplicateProduct);
  bind.inStore(calls.orderProducts, versionOf(orderProducts));
}

import {
  duplicateProduct as duplicateProductCall,
  listProducts as listProductsCall,
  orderProducts as orderProductsCall,
  removeProduct as removeProductCall,
  saveProduct as saveProductCall,
  setProductStatus as setProductStatusCall,
  setProductStatuses as setProductStatusesCall,
} from '@comanda/contract/menu/products.calls';
import { countedParts } from '@comanda/domain/menu/menu-parts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
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

/** The products of the menu. */
export function bindProducts(bind: Bind, { database, menus, clock }: Deps): void {
  bind(listProductsCall, async (wanted, { session: { storeId } }) => {
    const { parts } = await menus.now(storeId);
    const counts = await database.inStore(storeId, readCounts);
    return listProducts(countedParts(parts, counts), { ...wanted, storeId }, clock.now());
  });
  bind(saveProductCall, (edit, { session }) =>
    database.inStore(session.storeId, (tx) => saveProduct(tx, edit, session, clock.now())),
  );
  bind(setProductStatusCall, async (wanted, { session }) => ({
    version: await database.inStore(session.storeId, (tx) =>
      setProductStatus(tx, wanted, session, clock.now()),
    ),
  }));
  bind(setProductStatusesCall, (wanted, { session }) =>
    database.inStore(session.storeId, (tx) => setProductStatuses(tx, wanted, session, clock.now())),
  );
  bind(removeProductCall, ({ productId }, { session }) =>
    database.inStore(session.storeId, (tx) => removeProduct(tx, productId, session, clock.now())),
  );
  bind(duplicateProductCall, ({ productId }, { session }) =>
    database.inStore(session.storeId, (tx) => duplicateProduct(tx, productId, session, clock.now())),
  );
  bind(orderProductsCall, async (wish, { session }) => ({
    version: await database.inStore(session.storeId, (tx) => orderProducts(tx, wish, session, clock.now())),
  }));
}

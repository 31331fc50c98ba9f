import {
  listSizes as listCall,
  orderSizes as orderCall,
  removeSizes as removeAllCall,
  removeSize as removeCall,
  saveSize as saveCall,
  setSizeStatus,
} from '@comanda/contract/menu/sizes.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { getProduct } from '../products/products.reads.ts';
import { orderSizes } from './order-sizes.ts';
import { removeSize, removeSizes } from './remove-size.ts';
import { saveSize } from './save-size.ts';
import { listSizes } from './sizes.reads.ts';

/** The sizes of products. */
export function bindSizes(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(listCall, ({ productId }, { session }) =>
    database.inStore(session.storeId, async (tx) => {
      await getProduct(tx, productId);
      return listSizes(tx, productId);
    }),
  );
  bind(saveCall, (edit, { session }) =>
    database.inStore(session.storeId, (tx) => saveSize(tx, edit, session, clock.now())),
  );
  bind(setSizeStatus, (wanted, { session }) =>
    database.inStore(session.storeId, (tx) =>
      saveSize(tx, { ...wanted, version: null }, session, clock.now()),
    ),
  );
  bind(removeCall, ({ sizeId }, { session }) =>
    database.inStore(session.storeId, (tx) => removeSize(tx, sizeId, session, clock.now())),
  );
  bind(removeAllCall, ({ productId }, { session }) =>
    database.inStore(session.storeId, (tx) => removeSizes(tx, productId, session, clock.now())),
  );
  bind(orderCall, async (wish, { session }) => ({
    version: await database.inStore(session.storeId, (tx) => orderSizes(tx, wish, session, clock.now())),
  }));
}

import { priceSelection } from '@comanda/contract/menu/selling.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { priceProduct } from './price-product.ts';

/** How the menu is met by whoever buys from it. */
export function bindSelling(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(priceSelection, ({ productId, at = clock.now(), ...selection }, { session }) =>
    database.readInStore(session.storeId, (tx) => priceProduct(tx, productId, selection, at)),
  );
}

import { REFERENCE_PAGE, searchReference } from '@comanda/contract/menu/catalogue.calls';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { searchReference as search } from './search-catalogue.ts';

/** The catalogue of products that all stores share. */
export function bindReference(bind: Bind, { database }: { database: Database }): void {
  bind(searchReference, async ({ page = 1, perPage = REFERENCE_PAGE, barcode, name }) => {
    const wanted = { barcode: barcode || null, name: name || null, page, perPage };
    return { ...(await search(database, wanted)), page, perPage };
  });
}

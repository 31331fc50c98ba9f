import { CATALOGUE_PAGE, searchCatalogue } from '@comanda/contract/menu/menu/catalogue.calls';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { searchCatalogue as search } from './search-catalogue.ts';

/** Binds the search in the product catalogue that all stores share. */
export function bindCatalogue(bind: Bind, { database }: { database: Database }): void {
  bind(searchCatalogue, async ({ page = 1, perPage = CATALOGUE_PAGE, barcode, name }) => {
    const wanted = { barcode: barcode || null, name: name || null, page, perPage };
    return { ...(await search(database, wanted)), page, perPage };
  });
}

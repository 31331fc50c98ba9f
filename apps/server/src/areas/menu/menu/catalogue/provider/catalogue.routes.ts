import {
  importProviderCatalogue,
  readProviderCatalogue,
} from '@comanda/contract/menu/menu/provider-catalogue.calls';
import { readImport } from '../../../../../platform/csv/read-import.ts';
import type { Database } from '../../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../../platform/http/bind.ts';
import { importCatalogue, readCatalogueStatus } from './import-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { NO_PRODUCTS } from './texts.ts';

/** Binds the shared product catalogue, for the console. */
export function bindProviderCatalogue(bind: Bind, { system }: { system: Database }): void {
  bind(readProviderCatalogue, () => readCatalogueStatus(system));

  bind.asProvider(importProviderCatalogue, async (sent, { now }) => {
    const { rows, ...reported } = await readImport(sent, readCatalogue, NO_PRODUCTS);
    return { ...(await importCatalogue(system, rows, now)), ...reported };
  });
}

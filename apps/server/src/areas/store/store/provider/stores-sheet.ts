import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { STORE_STATE_WORDS } from '@comanda/contract/store/store/provider-stores.wire';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { storeState } from '@comanda/domain/store/store/store-state';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { STORES_SHEET } from '../texts.ts';
import { foundStores, type StoreFilter, type StoreSummary } from './search-stores.ts';

const { columns: titles } = STORES_SHEET;
const columns: readonly SheetColumn<StoreSummary>[] = [
  { title: titles.name, kind: 'text', value: ({ name }) => name },
  { title: titles.storeId, kind: 'count', value: ({ storeId }) => storeId },
  { title: titles.legalName, kind: 'text', value: ({ legalName }) => legalName },
  { title: titles.document, kind: 'text', value: ({ document }) => formatDocument(document) },
  { title: titles.city, kind: 'text', value: ({ city }) => city },
  { title: titles.state, kind: 'text', value: ({ state }) => state },
  { title: titles.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  { title: titles.status, kind: 'text', value: (store) => STORE_STATE_WORDS[storeState(store)] },
];

/** The console's list of stores as a file. `now`: epoch ms. See {@link sheetFile}. */
export const storesSheet = (
  system: Database,
  { format, ...filter }: StoreFilter & { format: SheetFormat | null },
  now: number,
): AnsweredFile =>
  sheetFile({
    name: STORES_SHEET.fileName(dateAt(PROVIDER_TIME_ZONE, now)),
    title: STORES_SHEET.title,
    format,
    columns,
    slices: foundStores(system, filter),
    timeZone: PROVIDER_TIME_ZONE,
  });

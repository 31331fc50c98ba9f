import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import {
  type AccessAction,
  type AccessFilter,
  type AccessRecord,
  exportStoreAccess,
  exportUnknownAccess,
  listStoreAccess,
  listUnknownAccess,
} from '@comanda/contract/people/audit/provider-records.calls';
import { momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readRunnerIn } from '../../../../platform/paged/define-paged.ts';
import { shownDays } from '../../../../platform/period/store-period.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { NO_STORE } from '../record-access.ts';
import { RECORD_COLUMNS } from './record-lines.ts';
import { accessRecords, type RecordFilter, type RecordLine } from './records.reads.ts';
import { RECORD_TEXTS } from './texts.ts';

/** Binds the access log (user, time, address) for the console. */
export function bindProviderAccessRecords(bind: Bind, { system }: { system: Database }): void {
  bind.inKnownStore(listStoreAccess, (tx, input, _actor, { timeZone }) => readPage(tx, input, timeZone));

  // An attempt with an unknown name belongs to no store, so its day uses the provider's time zone.
  bind(listUnknownAccess, (input) =>
    system.inStore(NO_STORE, (tx) => readPage(tx, input, PROVIDER_TIME_ZONE)),
  );

  bind(exportStoreAccess, async ({ storeId, ...input }) => {
    // Checks store and period first, because no error can be sent after the file has begun.
    const filter = await inKnownStore(system, storeId, async (_tx, { timeZone }) =>
      filterOf(input, timeZone),
    );
    return fileOf(storeId, input, filter);
  });

  bind(exportUnknownAccess, async (input) => fileOf(NO_STORE, input, filterOf(input, PROVIDER_TIME_ZONE)));

  const fileOf = (
    storeId: number,
    { from, to, format }: AccessFilter & { format: SheetFormat | null },
    filter: RecordFilter,
  ): AnsweredFile =>
    sheetFile({
      name: RECORD_TEXTS.fileName(storeId),
      days: { from, to },
      title: RECORD_TEXTS.sheet,
      format,
      columns: RECORD_COLUMNS,
      slices: accessRecords.all(readRunnerIn(system, storeId), filter),
      timeZone: PROVIDER_TIME_ZONE,
    });
}

async function readPage(
  tx: Transaction,
  { after, ...input }: AccessFilter & { after: string | null },
  timeZone: string,
) {
  const { rows, next } = await accessRecords.page(tx, { ...filterOf(input, timeZone), after });
  return { rows: rows.map(inWords), next };
}

const inWords = ({ recordId, at, action, name, username, address, details }: RecordLine): AccessRecord => ({
  ...{ recordId, at, name },
  action: action as AccessAction,
  login: username,
  address: address ?? '',
  details: Object.entries(details).map(([field, value]) => `${field}=${String(value)}`),
});

function filterOf({ from, to, action }: AccessFilter, timeZone: string): RecordFilter {
  return { ...momentsOfRange(shownDays({ from, to }, 'ate'), timeZone), userId: null, action };
}

import {
  type AccessAction,
  type AccessPage,
  exportStoreAccess,
  exportUnknownAccess,
  listStoreAccess,
  listUnknownAccess,
} from '@comanda/contract/provider/records.calls';
import type { AnsweredFile } from '@comanda/contract/shape';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/provider/time-zone';
import { faultOfRange, momentsOfRange } from '@comanda/domain/time/day-range';
import { csvBytes } from '../../../platform/csv/csv-line.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { NOBODYS_STORE } from '../record-access.ts';
import { RECORD_COLUMNS, recordLine } from './record-lines.ts';
import { listAccessRecords, type RecordFilter, type RecordLine, type RecordPlace } from './records.reads.ts';
import { RECORD_TEXTS } from './texts.ts';

const PAGE = 50;
/** Records of a file that are read at a time; between them nothing is held. */
const AT_A_TIME = 1_000;

interface Asked {
  from: string;
  to: string;
  action: AccessAction | null;
}

/** Who was there, when and from where, for the console. */
export function bindProviderAccessRecords(bind: Bind, { system }: { system: Database }): void {
  bind.inKnownStore(listStoreAccess, (tx, { after, ...asked }, _actor, { timeZone }) =>
    readPage(tx, asked, after, timeZone),
  );

  // Names that are nobody's belong to no store: their days are the provider's.
  bind(listUnknownAccess, ({ after, ...asked }) =>
    system.inStore(NOBODYS_STORE, (tx) => readPage(tx, asked, after, PROVIDER_TIME_ZONE)),
  );

  bind(exportStoreAccess, async ({ storeId, ...asked }) => {
    // A store that is none, and a period that is none, are said before the file begins.
    const filter = await inKnownStore(system, storeId, async (_tx, { timeZone }) =>
      filterOf(asked, timeZone),
    );
    return fileOf(storeId, asked, filter);
  });

  bind(exportUnknownAccess, async (asked) =>
    fileOf(NOBODYS_STORE, asked, filterOf(asked, PROVIDER_TIME_ZONE)),
  );

  const fileOf = (
    storeId: number,
    { from, to }: Asked,
    filter: Omit<RecordFilter, 'limit'>,
  ): AnsweredFile => ({
    name: RECORD_TEXTS.fileName(storeId, from, to),
    bytes: null,
    content: linesOf((after) =>
      system.inStore(storeId, (tx) => listAccessRecords(tx, { ...filter, limit: AT_A_TIME, after })),
    ),
  });
}

async function readPage(
  tx: Transaction,
  asked: Asked,
  after: string | null,
  timeZone: string,
): Promise<AccessPage> {
  // One more says whether there is another page.
  const filter = { ...filterOf(asked, timeZone), limit: PAGE + 1, after: readPlace(after) };
  const found = await listAccessRecords(tx, filter);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    records: page.map(({ recordId, at, action, name, username, address, details }) => ({
      recordId,
      at,
      action: action as AccessAction,
      name,
      login: username,
      address: address ?? '',
      details: Object.entries(details).map(([field, value]) => `${field}=${String(value)}`),
    })),
    next: found.length > PAGE && last ? `${last.at}_${last.recordId}` : null,
  };
}

function filterOf({ from, to, action }: Asked, timeZone: string): Omit<RecordFilter, 'limit'> {
  const fault = faultOfRange({ from, to });
  if (fault !== null)
    throw new AppError('request.invalid', { fields: [{ campo: 'ate', mensagem: RECORD_TEXTS[fault] }] });
  return { ...momentsOfRange({ from, to }, timeZone), userId: null, action };
}

function readPlace(word: string | null): RecordPlace | null {
  const [at, recordId] = word?.split('_') ?? [];
  return recordId === undefined ? null : { at: Number(at), recordId };
}

async function* linesOf(
  read: (after: RecordPlace | null) => Promise<RecordLine[]>,
): AsyncGenerator<Uint8Array> {
  yield csvBytes([RECORD_COLUMNS], true);
  let after: RecordPlace | null = null;
  do {
    const lines: RecordLine[] = await read(after);
    if (lines.length > 0) yield csvBytes(lines.map(recordLine));
    after = lines.length === AT_A_TIME ? (lines.at(-1) ?? null) : null;
  } while (after !== null);
}

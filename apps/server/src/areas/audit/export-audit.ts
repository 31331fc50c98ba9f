import type { AuditEntry, AuditPage, AuditPlace, AuditQuery } from '@comanda/contract/audit/audit.wire';
import type { AnsweredFile } from '@comanda/contract/shape';
import { AUDIT_AREA_NAMES } from '@comanda/domain/audit/audit-area';
import { wallClockAt } from '@comanda/domain/time/wall-clock';
import { csvBytes, csvLine } from '../../platform/csv/csv-line.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { momentsOf, readAudit } from './read-audit.ts';
import { HISTORY } from './texts.ts';

/** Entries read at a time; between them nothing is held. */
const AT_A_TIME = 500;
/** Entries of one file: more than a year of a busy store, less than a spreadsheet refuses. */
const MOST_ENTRIES = 50_000;

/** Runs something in a transaction of the store. */
export type InStore = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * The store's history as a spreadsheet, made while it is sent. Its last line says that it is whole, or that it is not.
 * Throws `request.invalid` for a period that is none.
 */
export function exportedAudit(
  inStore: InStore,
  filter: AuditQuery,
  timeZone: string,
  mostEntries = MOST_ENTRIES,
): AnsweredFile {
  // Said before the file begins.
  momentsOf(filter, timeZone);
  return {
    name: HISTORY.fileName(filter.from, filter.to),
    bytes: null,
    content: linesOf(inStore, filter, timeZone, mostEntries),
  };
}

async function* linesOf(
  inStore: InStore,
  filter: AuditQuery,
  timeZone: string,
  mostEntries: number,
): AsyncGenerator<Uint8Array> {
  yield csvBytes([csvLine(HISTORY.columns)], true);
  let after: AuditPlace | null = null;
  let count = 0;
  do {
    const wanted: AuditQuery & { after: AuditPlace | null } = { ...filter, after };
    const limit = Math.min(AT_A_TIME, mostEntries - count);
    const page: AuditPage = await inStore((tx) => readAudit(tx, wanted, timeZone, limit));
    count += page.entries.length;
    after = page.next;
    if (page.entries.length > 0) yield csvBytes(page.entries.map((entry) => lineOf(entry, timeZone)));
  } while (after !== null && count < mostEntries);
  yield csvBytes([csvLine([after === null ? HISTORY.end(count) : HISTORY.cut(count)])]);
}

function lineOf({ at, who, area, text, changes, untold }: AuditEntry, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallClockAt(timeZone, at);
  const told = changes.map(({ what, before, after }) => HISTORY.change(what, before, after));
  return csvLine([
    `${two(day)}/${two(month)}/${year}`,
    `${two(hour)}:${two(minute)}:${two(second)}`,
    who,
    AUDIT_AREA_NAMES[area],
    text,
    [...told, ...(untold > 0 ? [HISTORY.more(untold)] : [])].join(' | '),
  ]);
}

const two = (number: number) => String(number).padStart(2, '0');

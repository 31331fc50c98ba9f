import type { AuditEntry, AuditQuery } from '@comanda/contract/audit/audit.wire';
import type { AnsweredFile } from '@comanda/contract/shape';
import { AUDIT_AREA_NAMES } from '@comanda/domain/audit/audit-area';
import { wallClockAt } from '@comanda/domain/time/wall-clock';
import { csvBytes, csvLine } from '../../platform/csv/csv-line.ts';
import type { Reading } from '../../platform/paged/define-paged.ts';
import { auditEntries } from './audit.reads.ts';
import { momentsOf } from './audit-in-words.ts';
import { HISTORY } from './texts.ts';

/** Entries of one file: more than a year of a busy store, less than a spreadsheet refuses. */
const MOST_ENTRIES = 50_000;

/**
 * The store's history as a spreadsheet, made while it is sent. Its last line says that it is whole, or that it is not.
 * Throws `request.invalid` for a period that is none.
 */
export function exportedAudit(
  reading: Reading,
  filter: AuditQuery,
  timeZone: string,
  mostEntries = MOST_ENTRIES,
): AnsweredFile {
  // Said before the file begins.
  momentsOf(filter, timeZone);
  return {
    name: HISTORY.fileName(filter.from, filter.to),
    bytes: null,
    content: linesOf(reading, filter, timeZone, mostEntries),
  };
}

async function* linesOf(
  reading: Reading,
  filter: AuditQuery,
  timeZone: string,
  mostEntries: number,
): AsyncGenerator<Uint8Array> {
  yield csvBytes([csvLine(HISTORY.columns)], true);
  let count = 0;
  let isCut = false;
  for await (const entries of auditEntries.all(reading, filter, { timeZone })) {
    const told = entries.slice(0, mostEntries - count);
    count += told.length;
    isCut = told.length < entries.length;
    yield csvBytes(told.map((entry) => lineOf(entry, timeZone)));
    if (isCut) break;
  }
  yield csvBytes([csvLine([isCut ? HISTORY.cut(count) : HISTORY.end(count)])]);
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

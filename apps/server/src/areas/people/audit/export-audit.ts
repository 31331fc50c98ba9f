import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { AuditEntry, AuditQuery } from '@comanda/contract/people/audit/audit.wire';
import { AUDIT_AREA_NAMES } from '@comanda/domain/people/audit/audit-area';
import type { ReadRunner } from '../../../platform/paged/define-paged.ts';
import { shownDays } from '../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { auditEntries } from './audit.reads.ts';
import { HISTORY } from './texts.ts';

const { columns: titles } = HISTORY;
const columns: readonly SheetColumn<AuditEntry>[] = [
  { title: titles.at, kind: 'moment', value: ({ at }) => at },
  { title: titles.who, kind: 'text', value: ({ who }) => who },
  { title: titles.area, kind: 'text', value: ({ area }) => AUDIT_AREA_NAMES[area] },
  { title: titles.text, kind: 'text', value: ({ text }) => text },
  { title: titles.changes, kind: 'text', value: changesOf },
];

function changesOf({ changes, moreCount }: AuditEntry): string {
  const audited = changes.map(({ what, before, after }) => HISTORY.change(what, before, after));
  return [...audited, ...(moreCount > 0 ? [HISTORY.more(moreCount)] : [])].join(' | ');
}

/** The store's history as a spreadsheet, see {@link sheetFile}. Throws `request.invalid` for an invalid period. */
export function exportedAudit(
  runRead: ReadRunner,
  { format, ...query }: AuditQuery & { format: SheetFormat | null },
  timeZone: string,
): AnsweredFile {
  return sheetFile({
    name: HISTORY.file,
    // Checks the period first, because no error can be sent after the file has begun.
    days: shownDays(query, 'ate'),
    title: HISTORY.title,
    format,
    columns,
    slices: auditEntries.all(runRead, query, { timeZone }),
    timeZone,
  });
}

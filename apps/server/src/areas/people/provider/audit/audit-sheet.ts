import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type {
  ProviderAuditEntry,
  ProviderAuditFilter,
} from '@comanda/contract/people/audit/provider-audit.calls';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { providerAudit } from './audit.reads.ts';
import { SHEET } from './texts.ts';

const { columns: titles } = SHEET;
const columns: readonly SheetColumn<ProviderAuditEntry>[] = [
  { title: titles.what, kind: 'text', value: ({ what }) => what },
  { title: titles.who, kind: 'text', value: ({ who }) => who },
  { title: titles.at, kind: 'moment', value: ({ at }) => at },
  { title: titles.store, kind: 'text', value: ({ storeName }) => storeName },
  { title: titles.storeId, kind: 'count', value: ({ storeId }) => storeId },
  { title: titles.numbers, kind: 'text', value: ({ numbers }) => numbers },
  { title: titles.address, kind: 'text', value: ({ address }) => address },
  { title: titles.outcome, kind: 'text', value: ({ outcome }) => outcome },
];

/** The provider's audit log as a file, with the columns of the console's list. See {@link sheetFile}. */
export const auditSheet = (
  runRead: ReadRunner,
  { format, ...filter }: ProviderAuditFilter & { format: SheetFormat | null },
): AnsweredFile =>
  sheetFile({
    name: SHEET.fileName,
    days: filter,
    title: SHEET.title,
    format,
    columns,
    slices: providerAudit.all(runRead, filter),
    timeZone: PROVIDER_TIME_ZONE,
  });

import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { MailFilter } from '@comanda/contract/people/mail/provider-mails.calls';
import {
  MAIL_FAULT_WORDS,
  MAIL_STATE_WORDS,
  type MailOut,
  mailKindWords,
} from '@comanda/contract/people/mail/provider-mails.wire';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { mailsOut } from './mails.reads.ts';
import { SHEET } from './texts.ts';

const { columns: titles } = SHEET;
const columns: readonly SheetColumn<MailOut>[] = [
  { title: titles.kind, kind: 'text', value: ({ kind }) => mailKindWords(kind) },
  { title: titles.store, kind: 'text', value: ({ storeName }) => storeName ?? SHEET.team },
  { title: titles.storeId, kind: 'count', value: ({ storeId }) => storeId || null },
  { title: titles.to, kind: 'text', value: ({ to }) => to },
  { title: titles.queuedAt, kind: 'moment', value: ({ queuedAt }) => queuedAt },
  { title: titles.state, kind: 'text', value: ({ state }) => MAIL_STATE_WORDS[state] },
  { title: titles.attempts, kind: 'count', value: ({ attempts }) => attempts },
  { title: titles.fault, kind: 'text', value: ({ fault }) => fault && MAIL_FAULT_WORDS[fault] },
  { title: titles.faultCodes, kind: 'text', value: ({ faultCodes }) => faultCodes },
  { title: titles.nextAt, kind: 'moment', value: ({ nextAt }) => nextAt },
  { title: titles.expiresAt, kind: 'moment', value: ({ expiresAt }) => expiresAt },
];

/** The console's list of mails as a file, without their content. `now`: epoch ms. See {@link sheetFile}. */
export const mailsSheet = (
  runRead: ReadRunner,
  { format, ...filter }: MailFilter & { format: SheetFormat | null },
  now: number,
): AnsweredFile =>
  sheetFile({
    name: SHEET.fileName(filter.storeId, dateAt(PROVIDER_TIME_ZONE, now)),
    title: SHEET.title,
    format,
    columns,
    slices: mailsOut.all(runRead, filter),
    timeZone: PROVIDER_TIME_ZONE,
  });

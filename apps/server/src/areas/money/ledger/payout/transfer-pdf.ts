import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { StoreTransfer } from '@comanda/contract/money/ledger/transfers.calls';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { momentWords } from '@comanda/domain/kit/time/moment-words';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { pdfFile } from '../../../../platform/pdf/pdf-file.ts';
import { RECEIPT_TEXTS as texts } from '../texts.ts';

/** The store's name and time zone for documents. */
export async function storeOnPdf(tx: Transaction): Promise<{ owner: string; timeZone: string }> {
  const row = await tx.maybeRow<{ owner: string; timeZone: string }>(sql`
    select name as owner, time_zone as "timeZone" from stores where store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

interface TransferOnPdf {
  transfer: StoreTransfer;
  owner: string;
  timeZone: string;
  brand: string;
  made: { at: number; by: string };
}

/** The receipt of a transfer as a PDF. Its first line is the state, so that an unpaid transfer does not look paid. */
export function transferPdf({ transfer, owner, timeZone, brand, made }: TransferOnPdf): AnsweredFile {
  const { facts: names } = texts;
  const time = (at: number) => momentWords(timeZone, at);
  const { state, note, key, bank, bankName, paidAt, endedAt, reason } = transfer;
  const place: (readonly [string, string])[] =
    key === null
      ? [
          [names.bank, [bank, bankName].filter(Boolean).join(' · ')],
          [names.branch, transfer.branch ?? '–'],
          [names.account, transfer.account ?? '–'],
        ]
      : [[names.key, key]];
  return pdfFile(texts.file(transfer.transferId), {
    ...{ brand, owner, title: texts.title, period: null, made: texts.made(time(made.at), made.by) },
    parts: [
      { kind: 'amount', label: texts.amount, value: formatCents(transfer.cents) },
      {
        kind: 'facts',
        rows: [
          [names.state, texts.states[state]],
          ...(reason === null ? [] : [[names.reason, reason] as const]),
          [names.beneficiary, transfer.holderName],
          [names.document, formatDocument(transfer.holderDocument)],
          ...place,
          ...(note === null ? [] : [[names.note, note] as const]),
          [names.requestedAt, time(transfer.requestedAt)],
          [names.requestedBy, transfer.requestedBy ?? names.byItself],
          ...(paidAt === null ? [] : [[names.paidAt, time(paidAt)] as const]),
          ...(endedAt === null ? [] : [[names.endedAt, time(endedAt)] as const]),
          [names.code, String(transfer.transferId)],
          [names.reference, transfer.reference],
        ],
      },
    ],
  });
}

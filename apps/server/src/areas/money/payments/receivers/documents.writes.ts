import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A document to send to the provider. */
export interface StoredDocument {
  documentId: number;
  kind: OnlineDocument;
  sending: number;
  fileName: string;
  attempts: number;
  isHanded: boolean;
}

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

/** Saves a document that the job sends next. A repeat saves nothing. */
export async function insertDocument(
  tx: Transaction,
  { kind, sending, fileName }: Pick<StoredDocument, 'kind' | 'sending' | 'fileName'>,
  now: number,
): Promise<void> {
  const known = await tx.maybeRow(sql`
    select document_id from payment_documents
     where store_id = ${tx.storeId} and kind = ${kind} and sending = ${sending}`);
  if (known !== null) return;
  const documentId = await nextNumber(tx, 'payment-document');
  await tx.rows(sql`
    insert into payment_documents (store_id, document_id, kind, sending, file_name, next_attempt_at)
    values (${tx.storeId}, ${documentId}, ${kind}, ${sending}, ${fileName}, ${time(now)})
    on conflict on constraint payment_documents_once do nothing`);
}

export function findDocument(tx: Transaction, documentId: number): Promise<StoredDocument | null> {
  return tx.maybeRow<StoredDocument>(sql`
    select document_id as "documentId", kind, sending, file_name as "fileName", attempts, handed_at is not null as "isHanded"
      from payment_documents where store_id = ${tx.storeId} and document_id = ${documentId}`);
}

/** The last upload of each kind of document that the provider received. */
export function handedDocuments(tx: Transaction): Promise<Pick<StoredDocument, 'kind' | 'sending'>[]> {
  return tx.rows(sql`
    select kind, sending
      from (select distinct on (kind) kind, sending, handed_at
              from payment_documents where store_id = ${tx.storeId} order by kind, sending desc) last
     where handed_at is not null`);
}

export async function updateDocument(
  tx: Transaction,
  { documentId }: StoredDocument,
  change: { handedAt: number | null; attempts: number; nextAttemptAt: number | null },
): Promise<void> {
  await tx.rows(sql`
    update payment_documents set handed_at = ${time(change.handedAt)}, attempts = ${change.attempts},
           next_attempt_at = ${time(change.nextAttemptAt)}
     where store_id = ${tx.storeId} and document_id = ${documentId}`);
}

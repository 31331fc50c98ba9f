import {
  DOCUMENT_REJECTION_TEXTS,
  DOCUMENT_WORDS,
  type ShownDocument,
} from '@comanda/contract/money/online-payment/documents.calls';
import {
  type DocumentRejection,
  type DocumentState,
  type DocumentVerdict,
  maySendDocument,
  ONLINE_DOCUMENTS,
  type OnlineDocument,
} from '@comanda/domain/money/online-payment/documents';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { findStored } from '../registration/registration.reads.ts';

/** A document with its last upload and its decision; times in epoch ms. */
export interface StoredDocument {
  kind: OnlineDocument;
  sending: number;
  state: Exclude<DocumentState, 'missing'>;
  fileName: string;
  sentAt: number;
  sentBy: string;
  decidedAt: number | null;
  rejection: DocumentRejection | null;
  words: string | null;
  verdict: DocumentVerdict | null;
  verdictReason: string | null;
  /**
   * Time of the payment provider's last verdict on this kind of document, by the provider's clock. The
   * verdict may be about an earlier upload.
   */
  verdictAt: number | null;
}

const documentsOf = (storeId: number): Query => sql`
  select kind, sending, state, file_name as "fileName", sent_at as "sentAt", sent_by as "sentBy",
         decided_at as "decidedAt", rejection, words, verdict, verdict_reason as "verdictReason", verdict_at as "verdictAt"
    from online_documents where store_id = ${storeId}`;

export function listStoredDocuments(tx: Transaction): Promise<StoredDocument[]> {
  return tx.rows<StoredDocument>(documentsOf(tx.storeId));
}

/** The store's document of this kind; null when not uploaded. */
export function findDocument(tx: Transaction, kind: OnlineDocument): Promise<StoredDocument | null> {
  return tx.maybeRow<StoredDocument>(sql`${documentsOf(tx.storeId)} and kind = ${kind}`);
}

/** Paths of the documents for the store, and for reviewers. */
export const PATHS = {
  store: () => '/api/pagamentoonline/documento/',
  reviewers: (storeId: number) => `/api/provedor/lojas/${storeId}/pagamento-online/documentos/`,
} as const;

/** URL of a document. Each upload has its own URL, so that a cached picture is never outdated. */
export const addressOf = (path: string, { kind, sending }: Pick<StoredDocument, 'kind' | 'sending'>) =>
  `${path}${DOCUMENT_WORDS[kind]}?envio=${sending}`;

/** The three documents for screens, including missing ones. `path`: the base of their URLs. */
export async function shownDocuments(tx: Transaction, path: string): Promise<ShownDocument[]> {
  const stored = await listStoredDocuments(tx);
  const status = (await findStored(tx))?.standing ?? null;
  return ONLINE_DOCUMENTS.map((kind) => {
    const document = stored.find((each) => each.kind === kind);
    if (document === undefined) return { ...NEVER_SENT, kind, mayBeSent: status !== null };
    const { fileName: _, words: _words, verdictAt: _at, ...shown } = document;
    return {
      ...shown,
      ...(document.state === 'approved' ? {} : { verdict: null, verdictReason: null }),
      mayBeSent: status !== null && maySendDocument(document, status),
      address: addressOf(path, document),
      rejectionText: reasonOf(document),
    };
  });
}

const NEVER_SENT: Omit<ShownDocument, 'kind' | 'mayBeSent'> = {
  state: 'missing',
  ...{ rejection: null, rejectionText: null, sentAt: null, sentBy: null, decidedAt: null },
  ...{ sending: 0, address: null, verdict: null, verdictReason: null },
};

/** The reason of a rejection in words; null when not rejected. */
export function reasonOf({ rejection, words }: Pick<StoredDocument, 'rejection' | 'words'>): string | null {
  if (rejection === null) return null;
  if (rejection === 'other' && words !== null) return words;
  return words === null
    ? DOCUMENT_REJECTION_TEXTS[rejection]
    : `${DOCUMENT_REJECTION_TEXTS[rejection]} ${words}`;
}

import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A document that waits for a signature. */
export interface OpenAgreement {
  agreementId: number;
  title: string;
  body: string;
  link: string | null;
  isMandatory: boolean;
  sentTo: string | null;
  /** When the last signing link was sent, in epoch milliseconds. */
  sentAt: number | null;
}

const pending = (tx: Transaction) => sql`c.cancelled_at is null and not exists (
  select from contract_signatures s where s.store_id = ${tx.storeId} and s.contract_id = c.contract_id)`;
const FIELDS = sql`c.contract_id as "agreementId", c.title, c.body, c.link, c.is_mandatory as "isMandatory",
  c.sent_to as "sentTo", c.sent_at as "sentAt"`;

/** The document to sign first: mandatory before optional, older before newer. */
export function findPendingAgreement(tx: Transaction): Promise<OpenAgreement | null> {
  return tx.maybeRow<OpenAgreement>(sql`
    select ${FIELDS} from contracts c where c.store_id = ${tx.storeId} and ${pending(tx)}
     order by c.is_mandatory desc, c.contract_id limit 1`);
}

/** The document if it waits for a signature; otherwise null. */
export function findOpenAgreement(tx: Transaction, agreementId: number): Promise<OpenAgreement | null> {
  return tx.maybeRow<OpenAgreement>(sql`
    select ${FIELDS} from contracts c
     where c.store_id = ${tx.storeId} and c.contract_id = ${agreementId} and ${pending(tx)}`);
}

/** The document of a signing link that is valid at `now`. */
export function findAgreementByLink(
  tx: Transaction,
  linkHash: Buffer,
  now: number,
): Promise<OpenAgreement | null> {
  return tx.maybeRow<OpenAgreement>(sql`
    select ${FIELDS} from contracts c
     where c.store_id = ${tx.storeId} and c.link_hash = ${linkHash} and c.link_expires_at > ${new Date(now)}
       and ${pending(tx)}`);
}

/** Saves a new signing link; earlier links become invalid. */
export async function saveLink(
  tx: Transaction,
  agreementId: number,
  link: { hash: Buffer; expiresAt: number; sentTo: string; sentAt: number },
): Promise<void> {
  await tx.rows(sql`
    update contracts set link_hash = ${link.hash}, link_expires_at = ${new Date(link.expiresAt)},
           sent_to = ${link.sentTo}, sent_at = ${new Date(link.sentAt)}
     where store_id = ${tx.storeId} and contract_id = ${agreementId}`);
}

/**
 * Like `findAgreementByLink`, and locks the document until the transaction ends. A concurrent cancellation waits and
 * then finds the signature. Null when the cancellation was first.
 */
export async function lockAgreementByLink(
  tx: Transaction,
  linkHash: Buffer,
  now: number,
): Promise<OpenAgreement | null> {
  await tx.rows(sql`
    select from contracts where store_id = ${tx.storeId} and link_hash = ${linkHash} for update`);
  // Reads in a new statement, which sees the changes of the transaction that had the lock before.
  return findAgreementByLink(tx, linkHash, now);
}

export interface Signature {
  name: string;
  document: string;
  sentTo: string;
  addressHash: Buffer;
  textHash: Buffer;
}

/** Inserts the signature. Returns false when the document is signed already. */
export async function insertSignature(
  tx: Transaction,
  agreementId: number,
  signature: Signature,
  now: number,
): Promise<boolean> {
  const written = await tx.maybeRow(sql`
    insert into contract_signatures
      (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
    values (${tx.storeId}, ${agreementId}, ${new Date(now)}, ${signature.name}, ${signature.document},
      ${signature.sentTo}, ${signature.addressHash}, ${signature.textHash})
    on conflict do nothing returning contract_id`);
  if (written !== null) tx.notify({ kind: 'store-changed' });
  return written !== null;
}

/** The store as a party of its documents. `email` is the default address for links. */
export interface AgreementParty {
  storeName: string;
  legalName: string;
  document: string;
  email: string | null;
  timeZone: string;
}

export async function findAgreementParty(tx: Transaction): Promise<AgreementParty> {
  const party = await tx.maybeRow<AgreementParty>(sql`
    select name as "storeName", legal_name as "legalName", document, email, time_zone as "timeZone"
      from stores where store_id = ${tx.storeId}`);
  if (party === null) throw new Error(`store ${tx.storeId} does not exist`);
  return party;
}

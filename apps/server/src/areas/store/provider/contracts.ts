import { readPlainText, richTextToHtml } from '@comanda/domain/text/rich-text';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { FAULTS } from '../texts.ts';
import { isWebAddress } from './banners.ts';
import { readHtml } from './read-html.ts';
import { type ProviderActor, record } from './store-standing.ts';

export interface NewContract {
  title: string;
  /** Plain text, or HTML of which only the allow-listed part is kept. */
  text: string;
  isHtml: boolean;
  link: string | null;
  isMandatory: boolean;
}

/** A document as the provider lists it; instants in epoch milliseconds. */
export interface ContractSummary {
  contractId: number;
  title: string;
  isMandatory: boolean;
  createdAt: number;
  cancelledAt: number | null;
  sentTo: string | null;
  signedAt: number | null;
  signedBy: string | null;
}

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 100_000;

/** Asks the store to sign a document; answers its number, or the sentence that says what is wrong with it. */
export async function createContract(
  tx: Transaction,
  contract: NewContract,
  actor: ProviderActor,
): Promise<{ contractId: number } | { fault: string }> {
  const title = contract.title
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const { text } = contract;
  if (title === '' || text.trim() === '') return { fault: FAULTS.required };
  if (title.length > LONGEST_TITLE || text.length > LONGEST_TEXT) return { fault: FAULTS.tooLong };
  if (contract.link !== null && !isWebAddress(contract.link)) return { fault: FAULTS.webAddress };
  const body = richTextToHtml(contract.isHtml ? readHtml(text) : readPlainText(text));
  if (body === '') return { fault: FAULTS.required };
  // One at a time: the number follows the last document's.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const created = await tx.maybeRow<{ contractId: number }>(sql`
    insert into contracts (store_id, contract_id, title, body, link, is_mandatory, created_at)
    select ${tx.storeId}, coalesce(max(contract_id), 0) + 1, ${title}, ${body}, ${contract.link},
           ${contract.isMandatory}, ${new Date(actor.now)}
      from contracts where store_id = ${tx.storeId}
    returning contract_id as "contractId"`);
  if (created === null) throw new Error('the document was not written');
  const details = { contrato: created.contractId, obrigatorio: contract.isMandatory };
  await record(tx, 'store.contract-created', details, actor);
  return created;
}

export function listContracts(tx: Transaction): Promise<ContractSummary[]> {
  return tx.rows<ContractSummary>(sql`
    select c.contract_id as "contractId", c.title, c.is_mandatory as "isMandatory", c.created_at as "createdAt",
           c.cancelled_at as "cancelledAt", c.sent_to as "sentTo", s.signed_at as "signedAt", s.name as "signedBy"
      from contracts c
      left join contract_signatures s on s.store_id = c.store_id and s.contract_id = c.contract_id
     where c.store_id = ${tx.storeId} order by c.contract_id`);
}

/** Takes a document back that nobody signed; false when there is none. Its link no longer counts. */
export async function cancelContract(
  tx: Transaction,
  contractId: number,
  actor: ProviderActor,
): Promise<boolean> {
  // Whoever signs at this moment is waited for; the next statement sees the signature.
  await tx.rows(sql`
    select from contracts where store_id = ${tx.storeId} and contract_id = ${contractId} for update`);
  const cancelled = await tx.maybeRow(sql`
    update contracts c set cancelled_at = ${new Date(actor.now)}
     where c.store_id = ${tx.storeId} and c.contract_id = ${contractId} and c.cancelled_at is null
       and not exists (select from contract_signatures s
                        where s.store_id = c.store_id and s.contract_id = c.contract_id)
    returning contract_id`);
  if (cancelled === null) return false;
  await record(tx, 'store.contract-cancelled', { contrato: contractId }, actor);
  return true;
}

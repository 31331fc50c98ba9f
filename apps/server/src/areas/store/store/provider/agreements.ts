import { AGREEMENT_LIMITS } from '@comanda/contract/store/store/provider-agreements.calls';
import { readPlainText, richTextToHtml } from '@comanda/domain/kit/text/rich-text';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sponsorName } from '@comanda/domain/store/store/sponsors';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { campaignWords, FAULTS } from '../texts.ts';
import { isWebAddress } from './banners.ts';

export interface NewAgreement {
  title: string;
  /** Plain text, or HTML that will be sanitised by an allow-list. */
  text: string;
  isHtml: boolean;
  link: string | null;
  isMandatory: boolean;
  /** Sponsor of the campaigns that the signature allows; '' or null: it allows none. */
  campaignSponsor?: string | null;
  /** The allowed campaigns have this coupon code; '' or null: any code. */
  campaignCoupon?: string | null;
  /** The last operational day of orders with these campaigns; null: no end. */
  campaignUntil?: CalendarDate | null;
}

/** A document in the provider's list. Times in epoch milliseconds. */
export interface AgreementSummary {
  agreementId: number;
  title: string;
  isMandatory: boolean;
  createdAt: number;
  cancelledAt: number | null;
  sentTo: string | null;
  signedAt: number | null;
  signedBy: string | null;
}

/** A fault of a document: the field, and a sentence about the fault. */
export interface AgreementFault {
  field: 'title' | 'text' | 'link' | 'campaignSponsor';
  fault: string;
}

type Body = Omit<NewAgreement, 'title' | 'link' | 'isMandatory'>;

/**
 * The sanitised HTML of a text. Its last paragraph names the allowed campaigns, so that they are part of the
 * signed text. Returns '' for an empty text.
 */
export async function agreementBody({ text, isHtml, ...campaign }: Body): Promise<string> {
  const { campaignSponsor: sponsor, campaignCoupon: coupon, campaignUntil: until } = campaign;
  // Loads the HTML parser only when needed, because few texts are HTML.
  const read = isHtml ? (await import('./read-html.ts')).readHtml(text) : readPlainText(text);
  const allows = sponsor ? campaignWords(sponsorName(sponsor), coupon || null, until ?? null) : '';
  return read.length === 0 ? '' : richTextToHtml([...read, ...readPlainText(allows)]);
}

const oneLine = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Gives the store a document to sign. Returns its number, or its fault. */
export const createAgreement: ProviderCommand<
  NewAgreement,
  { agreementId: number } | AgreementFault
> = async (tx, agreement, actor) => {
  const title = oneLine(agreement.title);
  const { text } = agreement;
  if (title === '') return { field: 'title', fault: FAULTS.required };
  if (title.length > AGREEMENT_LIMITS.title) return { field: 'title', fault: FAULTS.tooLong };
  if (text.length > AGREEMENT_LIMITS.text) return { field: 'text', fault: FAULTS.tooLong };
  if (agreement.link !== null && !isWebAddress(agreement.link))
    return { field: 'link', fault: FAULTS.webAddress };
  const sponsor = oneLine(agreement.campaignSponsor ?? '') || null;
  const coupon = oneLine(agreement.campaignCoupon ?? '') || null;
  const until = agreement.campaignUntil ?? null;
  if (sponsor === null && (coupon !== null || until !== null))
    return { field: 'campaignSponsor', fault: FAULTS.required };
  const body = await agreementBody({
    ...agreement,
    campaignSponsor: sponsor,
    campaignCoupon: coupon,
  });
  if (body === '') return { field: 'text', fault: FAULTS.required };
  // Locks the store, so that two concurrent documents cannot get the same number.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const created = await tx.maybeRow<{ agreementId: number }>(sql`
    insert into contracts (store_id, contract_id, title, body, link, is_mandatory, created_at,
                           campaign_sponsor, campaign_coupon, campaign_until)
    select ${tx.storeId}, coalesce(max(contract_id), 0) + 1, ${title}, ${body}, ${agreement.link},
           ${agreement.isMandatory}, ${new Date(actor.now)}, ${sponsor}, ${coupon}, ${until}::date
      from contracts where store_id = ${tx.storeId}
    returning contract_id as "agreementId"`);
  if (created === null) throw new Error('the document was not written');
  const details = { contrato: created.agreementId, titulo: title, obrigatorio: agreement.isMandatory };
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.contract-created', { details });
  return created;
};

export function listAgreements(tx: Transaction): Promise<AgreementSummary[]> {
  return tx.rows<AgreementSummary>(sql`
    select c.contract_id as "agreementId", c.title, c.is_mandatory as "isMandatory", c.created_at as "createdAt",
           c.cancelled_at as "cancelledAt", c.sent_to as "sentTo", s.signed_at as "signedAt", s.name as "signedBy"
      from contracts c
      left join contract_signatures s on s.store_id = ${tx.storeId} and s.contract_id = c.contract_id
     where c.store_id = ${tx.storeId} order by c.contract_id`);
}

/** A document for its signer; null when the store has no such document. */
export function findAgreementText(
  tx: Transaction,
  agreementId: number,
): Promise<{ title: string; html: string; link: string | null } | null> {
  return tx.maybeRow(sql`
    select title, body as html, link from contracts
     where store_id = ${tx.storeId} and contract_id = ${agreementId}`);
}

/** Cancels an unsigned document; its link becomes invalid. Returns false when the store has no such document. */
export const cancelAgreement: ProviderCommand<{ agreementId: number }, boolean> = async (
  tx,
  { agreementId },
  actor,
) => {
  // Waits for a concurrent signature, so that the next statement sees it.
  await tx.rows(sql`
    select from contracts where store_id = ${tx.storeId} and contract_id = ${agreementId} for update`);
  const cancelled = await tx.maybeRow<{ title: string }>(sql`
    update contracts c set cancelled_at = ${new Date(actor.now)}
     where c.store_id = ${tx.storeId} and c.contract_id = ${agreementId} and c.cancelled_at is null
       and not exists (select from contract_signatures s
                        where s.store_id = ${tx.storeId} and s.contract_id = c.contract_id)
    returning title`);
  if (cancelled === null) return false;
  const details = { contrato: agreementId, titulo: cancelled.title };
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.contract-cancelled', { details });
  return true;
};

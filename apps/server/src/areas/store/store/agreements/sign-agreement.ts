import { createHash, createHmac } from 'node:crypto';
import type { FieldFault } from '@comanda/contract/errors';
import type { AgreementToSign } from '@comanda/contract/store/store/agreements.calls';
import { isCpf } from '@comanda/domain/kit/documents/cpf';
import { BY_SIGNER } from '@comanda/domain/people/audit/describe-entry';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { FAULTS } from '../texts.ts';
import {
  findAgreementByLink,
  findAgreementParty,
  insertSignature,
  lockAgreementByLink,
} from './agreements.writes.ts';
import { signedMail } from './signed-mail.ts';

/** The document of a signing link. Throws `agreement.link-invalid` for an expired or unknown link. */
export async function openAgreement(
  database: Database,
  token: string,
  now: number,
): Promise<Omit<AgreementToSign, 'supportPhone'>> {
  const key = keyOf(token);
  return database.inStore(key.storeId, async (tx) => {
    const agreement = await findAgreementByLink(tx, key.hash, now);
    if (agreement === null) throw new AppError('agreement.link-invalid');
    const { storeName, legalName, document } = await findAgreementParty(tx);
    return {
      storeName,
      legalName,
      document,
      title: agreement.title,
      html: agreement.body,
      link: agreement.link,
    };
  });
}

/**
 * Signs the document of a link, once. Saves name, time, IP address (as a keyed hash) and the exact text. The
 * signer gets a copy by mail. Throws `agreement.link-invalid`, and `request.invalid` for an invalid name or
 * CPF.
 */
export async function signAgreement(
  deps: { database: Database; mails: MailQueue; secret: string; now: number },
  input: { token: string; name: string; cpf: string },
  address: string,
): Promise<{ signedAt: number }> {
  const key = keyOf(input.token);
  const signer = readSigner(input);
  const addressKey = createHmac('sha256', deps.secret).update('agreement.address').digest();
  return deps.database.inStore(key.storeId, async (tx) => {
    const agreement = await lockAgreementByLink(tx, key.hash, deps.now);
    if (agreement?.sentTo == null) throw new AppError('agreement.link-invalid');
    const textHash = createHash('sha256').update(`${agreement.title}\n${agreement.body}`).digest();
    const isFirst = await insertSignature(
      tx,
      agreement.agreementId,
      {
        ...signer,
        sentTo: agreement.sentTo,
        addressHash: createHmac('sha256', addressKey).update(address).digest(),
        textHash,
      },
      deps.now,
    );
    if (!isFirst) throw new AppError('agreement.link-invalid');
    const details = { por: BY_SIGNER, contrato: agreement.agreementId, titulo: agreement.title };
    await recordAudit(tx, { userId: null, now: deps.now }, 'store.contract-signed', { details });
    const { storeName, timeZone } = await findAgreementParty(tx);
    const { title, body, sentTo } = agreement;
    const signed = { signedAt: deps.now, signedBy: signer.name, title, body, sentTo, textHash };
    await deps.mails.queue(tx, signedMail({ ...signed, storeName, timeZone }));
    return { signedAt: deps.now };
  });
}

function keyOf(token: string) {
  const key = storeTokenKey(token);
  if (key === null) throw new AppError('agreement.link-invalid');
  return key;
}

function readSigner(input: { name: string; cpf: string }): { name: string; document: string } {
  const name = input.name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const document = input.cpf.replace(/\D/g, '');
  const fields: FieldFault[] = [];
  if (!/^\p{L}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+)+$/u.test(name) || [...name].length > 120) {
    fields.push({ campo: 'nome', mensagem: FAULTS.fullName });
  }
  if (!isCpf(document)) fields.push({ campo: 'cpf', mensagem: FAULTS.cpf });
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return { name, document };
}

import { createHash, createHmac } from 'node:crypto';
import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { FieldFault } from '@comanda/contract/errors';
import type { ContractToSign } from '@comanda/contract/store/contracts.calls';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordAudit, storeTokenKey } from '../../access/public.ts';
import { FAULTS } from '../texts.ts';
import {
  findContractByLink,
  findContractParty,
  insertSignature,
  lockContractByLink,
} from './contracts.store.ts';

/** What stands behind a signing link. Throws `contract.link-invalid` for one that is over or never was. */
export async function openContract(
  database: Database,
  token: string,
  now: number,
): Promise<Omit<ContractToSign, 'supportPhone'>> {
  const key = keyOf(token);
  return database.inStore(key.storeId, async (tx) => {
    const contract = await findContractByLink(tx, key.hash, now);
    if (contract === null) throw new AppError('contract.link-invalid');
    const { storeName, legalName, document } = await findContractParty(tx);
    return {
      storeName,
      legalName,
      document,
      title: contract.title,
      html: contract.body,
      link: contract.link,
    };
  });
}

/** What was signed, and where its link had gone. */
export interface SignedContract {
  signedAt: number;
  signedBy: string;
  storeName: string;
  timeZone: string;
  title: string;
  /** Allow-listed markup. */
  body: string;
  sentTo: string;
  /** SHA-256 of title and body, a line break between them. */
  textHash: Buffer;
}

/**
 * Signs the document of a link, once: who, when, from where (as a keyed hash), and what exactly was read. Throws
 * `contract.link-invalid`, and `request.invalid` for a name or CPF that is none.
 */
export async function signContract(
  deps: { database: Database; secret: string; now: number },
  input: { token: string; name: string; cpf: string },
  address: string,
): Promise<SignedContract> {
  const key = keyOf(input.token);
  const signer = readSigner(input);
  const addressKey = createHmac('sha256', deps.secret).update('contract.address').digest();
  return deps.database.inStore(key.storeId, async (tx) => {
    const contract = await lockContractByLink(tx, key.hash, deps.now);
    if (contract?.sentTo == null) throw new AppError('contract.link-invalid');
    const textHash = createHash('sha256').update(`${contract.title}\n${contract.body}`).digest();
    const isFirst = await insertSignature(
      tx,
      contract.contractId,
      {
        ...signer,
        sentTo: contract.sentTo,
        addressHash: createHmac('sha256', addressKey).update(address).digest(),
        textHash,
      },
      deps.now,
    );
    if (!isFirst) throw new AppError('contract.link-invalid');
    const details = { por: 'link de assinatura', contrato: contract.contractId };
    await recordAudit(tx, { action: 'store.contract-signed', userId: null, details }, deps.now);
    const { storeName, timeZone } = await findContractParty(tx);
    const { title, body, sentTo } = contract;
    return { signedAt: deps.now, signedBy: signer.name, storeName, timeZone, title, body, sentTo, textHash };
  });
}

function keyOf(token: string) {
  const key = storeTokenKey(token);
  if (key === null) throw new AppError('contract.link-invalid');
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
  if (document.length !== 11 || !isValidCpf(document)) fields.push({ campo: 'cpf', mensagem: FAULTS.cpf });
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return { name, document };
}

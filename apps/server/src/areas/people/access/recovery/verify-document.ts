import type { RecoverableStore } from '@comanda/contract/people/access/recovery.wire';
import { isDocument, isPersonal, normalizeDocument } from '@comanda/domain/kit/documents/document';
import { maskName } from '@comanda/domain/kit/privacy/masks';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { FREE_LOOKUPS, LOOKUPS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { demandEffort } from './proofs.ts';
import { findRecoverableStore, findStoresOfDocument } from './recovery.reads.ts';

/** A store number that no store has. With it, an unknown document runs the same steps as a known document. */
const NO_STORE = 0;

/**
 * The stores of a CNPJ or CPF. Invalid and unknown documents get the same answer:
 * `recovery.document-invalid`. Throws `recovery.proof-wanted` after many requests about the document or from
 * the IP address.
 */
export async function verifyDocument(
  services: AccessServices,
  input: { document: string; proof?: string | null },
  address: string,
): Promise<RecoverableStore[]> {
  const { database } = services;
  const document = normalizeDocument(input.document);
  await countLookup(services, { document, proof: input.proof }, address);
  const found = await findStoresOfDocument(database, document);
  const storeIds = isDocument(document) ? found : [];
  const stores: RecoverableStore[] = [];
  for (const storeId of storeIds.length > 0 ? storeIds : [NO_STORE]) {
    const store = await database.inStore(storeId, findRecoverableStore);
    if (store !== null) stores.push(store);
  }
  if (stores.length === 0) throw new AppError('recovery.document-invalid');
  return isPersonal(document) ? stores.map(masked) : stores;
}

/** Counts a recovery step before the code is sent, per IP address and per document. */
export async function countLookup(
  services: AccessServices,
  about: { document: string; proof?: string | null },
  address: string,
): Promise<void> {
  await services.throttles.hit(LOOKUPS_OF_ADDRESS, addressSubject(address));
  await demandEffort(services, about, [
    { rule: FREE_LOOKUPS, subject: `document ${about.document}` },
    { rule: FREE_LOOKUPS, subject: `address ${addressSubject(address)}` },
  ]);
}

function masked(store: RecoverableStore): RecoverableStore {
  return { ...store, name: maskName(store.name), legalName: maskName(store.legalName) };
}

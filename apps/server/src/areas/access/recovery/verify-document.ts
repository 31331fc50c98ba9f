import type { RecoverableStore } from '@comanda/contract/access/recovery.wire';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { LOOKUPS_OF_ADDRESS, LOOKUPS_OF_DOCUMENT } from '../throttling/throttle-rules.ts';
import { isPersonal, isValidDocument, normalizeDocument } from './document.ts';
import { maskName } from './masks.ts';
import { findRecoverableStore, findStoresOfDocument } from './recovery.reads.ts';

/** No store has this number: a document that leads nowhere takes the same steps as one that leads to a store. */
const NO_STORE = 0;

/** The stores of a CNPJ or CPF. Invalid and unknown documents are answered alike: `recovery.document-invalid`. */
export async function verifyDocument(
  { database, throttles }: AccessServices,
  input: { document: string },
  address: string,
): Promise<RecoverableStore[]> {
  const document = normalizeDocument(input.document);
  await throttles.hit(LOOKUPS_OF_ADDRESS, addressSubject(address));
  await throttles.hit(LOOKUPS_OF_DOCUMENT, document);
  const found = await findStoresOfDocument(database, document);
  const storeIds = isValidDocument(document) ? found : [];
  const stores: RecoverableStore[] = [];
  for (const storeId of storeIds.length > 0 ? storeIds : [NO_STORE]) {
    const store = await database.inStore(storeId, findRecoverableStore);
    if (store !== null) stores.push(store);
  }
  if (stores.length === 0) throw new AppError('recovery.document-invalid');
  return isPersonal(document) ? stores.map(masked) : stores;
}

function masked(store: RecoverableStore): RecoverableStore {
  return { ...store, name: maskName(store.name), legalName: maskName(store.legalName) };
}

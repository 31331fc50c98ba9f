import type { MaskedContacts } from '@comanda/contract/access/recovery.wire';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { CONTACTS_OF_ADDRESS, CONTACTS_OF_DOCUMENT } from '../throttling/throttle-rules.ts';
import { isValidDocument, normalizeDocument } from './document.ts';
import { maskEmail, maskPhone } from './masks.ts';
import { findRecoveryContact, isStoreOfDocument } from './recovery.reads.ts';

/** How a store can be reached, masked. Throws `recovery.store-invalid` unless the document is that store's. */
export async function verifyEstablishment(
  { database, throttles }: AccessServices,
  input: { document: string; storeId: number },
  address: string,
): Promise<MaskedContacts> {
  const document = normalizeDocument(input.document);
  await throttles.hit(CONTACTS_OF_ADDRESS, addressSubject(address));
  await throttles.hit(CONTACTS_OF_DOCUMENT, document);
  if (!isValidDocument(document) || !(await isStoreOfDocument(database, document, input.storeId))) {
    throw new AppError('recovery.store-invalid');
  }
  const contact = await database.inStore(input.storeId, findRecoveryContact);
  return {
    email: contact?.email == null ? null : maskEmail(contact.email),
    phone: contact?.mobile == null ? null : maskPhone(contact.mobile),
  };
}

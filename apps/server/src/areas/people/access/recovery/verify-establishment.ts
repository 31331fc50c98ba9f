import type { MaskedContacts } from '@comanda/contract/people/access/recovery.wire';
import { isDocument, normalizeDocument } from '@comanda/domain/kit/documents/document';
import { maskEmail, maskPhone } from '@comanda/domain/kit/privacy/masks';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { findRecoveryContact, isStoreOfDocument } from './recovery.reads.ts';
import { countLookup } from './verify-document.ts';

/**
 * Masked contacts of a store. Throws `recovery.store-invalid` if the document belongs to another store, and
 * `recovery.proof-wanted` like `verifyDocument`.
 */
export async function verifyEstablishment(
  services: AccessServices,
  input: { document: string; storeId: number; proof?: string | null },
  address: string,
): Promise<MaskedContacts> {
  const document = normalizeDocument(input.document);
  const { database } = services;
  await countLookup(services, { document, proof: input.proof }, address);
  if (!isDocument(document) || !(await isStoreOfDocument(database, document, input.storeId))) {
    throw new AppError('recovery.store-invalid');
  }
  const contact = await database.inStore(input.storeId, findRecoveryContact);
  return {
    email: contact?.email == null ? null : maskEmail(contact.email),
    phone: contact?.mobile == null ? null : maskPhone(contact.mobile),
  };
}

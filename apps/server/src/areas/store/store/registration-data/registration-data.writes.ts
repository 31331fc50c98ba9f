import type { RegistrationData } from '@comanda/domain/store/store/registration-data';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Saves the store's data with a version. The contact phone becomes the first number on the store's page; the
 * page's other numbers do not change.
 */
export async function writeRegistration(
  tx: Transaction,
  data: RegistrationData,
  { version, by, at }: { version: number; by: string; at: number },
): Promise<void> {
  const { name, email, street, number, district, postalCode, contact } = data;
  const first = { number: contact, carrier: null, contactName: null, kind: null };
  await tx.rows(sql`
    update stores set name = ${name}, email = ${email}, street = nullif(${street}::text, ''),
           street_number = nullif(${number}::text, ''), district = ${district},
           postal_code = nullif(${postalCode}::text, ''),
           phones = case when ${contact}::text = '' then phones - 0
                         when jsonb_array_length(phones) = 0 then ${JSON.stringify([first])}::jsonb
                         else jsonb_set(phones, '{0,number}', ${JSON.stringify(contact)}::jsonb) end,
           registration_version = ${version}, registration_changed_by = ${by}, registration_changed_at = ${new Date(at)}
     where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
}

import { formatPostalCode } from '@comanda/domain/kit/places/postal-code';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Lines below a store's name on documents: street, number and district; city, state and postal code; e-mail. */
export async function letterheadLines(tx: Transaction): Promise<string[]> {
  const store = await tx.maybeRow<{
    street: string;
    district: string;
    place: string;
    postalCode: string | null;
    email: string | null;
  }>(sql`
    select concat_ws(', ', street, street_number) as street, district, concat_ws(' - ', city, state) as place,
           postal_code as "postalCode", email
      from stores where store_id = ${tx.storeId}`);
  if (store === null) return [];
  const { street, district, place, postalCode, email } = store;
  const lines = [
    [street, district].filter((part) => part !== '').join(' - '),
    [place, postalCode === null ? '' : `CEP ${formatPostalCode(postalCode)}`]
      .filter((part) => part !== '')
      .join(' · '),
    email ?? '',
  ];
  return lines.filter((line) => line !== '');
}

import type { Establishment } from '@comanda/contract/store/store/registration-data.wire';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

const registrationOf = (storeId: number): Query => sql`
  select document, legal_name as "legalName", name, coalesce(email, '') as email, coalesce(street, '') as street,
         coalesce(street_number, '') as number, district, coalesce(postal_code, '') as "postalCode", city, state,
         coalesce(phones -> 0 ->> 'number', '') as contact, logo, banner, coalesce(app_text, '') as "appText",
         coalesce(phrase, '') as phrase, registration_version as version, registration_changed_by as "changedBy",
         registration_changed_at as "changedAt"
    from stores where store_id = ${storeId}`;

/** The store's registration data. A missing text is ''. */
export async function findRegistration(tx: Transaction): Promise<Establishment> {
  return found(tx, await tx.maybeRow<Establishment>(registrationOf(tx.storeId)));
}

/** Like {@link findRegistration}, but locks the row until the transaction ends. */
export async function holdRegistration(tx: Transaction): Promise<Establishment> {
  return found(tx, await tx.maybeRow<Establishment>(sql`${registrationOf(tx.storeId)} for no key update`));
}

function found(tx: Transaction, store: Establishment | null): Establishment {
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}

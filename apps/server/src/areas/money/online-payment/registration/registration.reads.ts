import type { OnlineRegistrationSave } from '@comanda/contract/money/online-payment/registration.wire';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { ReportedState } from '@comanda/domain/money/online-payment/receiver-state';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export type RegistrationForm = Omit<OnlineRegistrationSave, 'version'>;

/** A saved registration; `changedAt` in epoch ms. */
export interface StoredRegistration {
  form: RegistrationForm;
  registeredOn: CalendarDate;
  standing: ReportedState;
  version: number;
  changedBy: string;
  changedAt: number;
}

const storedOf = (storeId: number): Query => sql`
  select jsonb_build_object('personType', person_type, 'companyDocument', company_document,
           'ownerDocument', owner_document, 'legalName', legal_name) || details as form,
         to_char(registered_on, 'YYYY-MM-DD') as "registeredOn",
         jsonb_build_object('state', state, 'at', round(extract(epoch from state_at) * 1000), 'reasons', to_jsonb(reasons))
           as standing,
         version, changed_by as "changedBy", changed_at as "changedAt"
    from online_registrations where store_id = ${storeId}`;

/** The store's registration for online payment; null before the first save. */
export function findStored(tx: Transaction): Promise<StoredRegistration | null> {
  return tx.maybeRow<StoredRegistration>(storedOf(tx.storeId));
}

/**
 * Like {@link findStored}, with the row locked until the transaction ends. The lock serialises changes of registration,
 * documents and accounts.
 */
export function holdStored(tx: Transaction): Promise<StoredRegistration | null> {
  return tx.maybeRow<StoredRegistration>(sql`${storedOf(tx.storeId)} for no key update`);
}

/** The store's own data, which fill the form of the first registration. */
export interface StoreFacts {
  name: string;
  legalName: string;
  document: string;
  email: string;
  phone: string;
  postalCode: string;
  street: string;
  number: string;
  district: string;
  city: string;
  state: string;
  timeZone: string;
  accepts: boolean;
  canBePaid: boolean;
}

export async function findStoreFacts(tx: Transaction): Promise<StoreFacts> {
  const facts = await tx.maybeRow<StoreFacts>(sql`
    select name, legal_name as "legalName", document, coalesce(email, '') as email,
           coalesce(phones -> 0 ->> 'number', mobile, '') as phone, coalesce(postal_code, '') as "postalCode",
           coalesce(street, '') as street, coalesce(street_number, '') as number, district, city, state,
           time_zone as "timeZone", accepts_online_payment as accepts, can_be_paid_online as "canBePaid"
      from stores where store_id = ${tx.storeId}`);
  if (facts === null) throw new Error(`store ${tx.storeId} does not exist`);
  return facts;
}

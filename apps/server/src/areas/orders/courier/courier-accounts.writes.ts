import { searchable } from '@comanda/domain/kit/text/searchable';
import type { Query } from '../../../platform/database/sql.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CourierAccount, PickupAddress } from './courier-service.ts';
import type { CourierServices } from './courier-services.ts';

interface AccountRow {
  storeId: number;
  storeName: string;
  baseUrl: string;
  clientId: string;
  sealedSecret: Buffer;
  merchantId: string;
  pickup: Pick<PickupAddress, 'street' | 'number' | 'complement' | 'postalCode' | 'latitude' | 'longitude'>;
  district: string;
  city: string;
  state: string;
  /** The store's own address, if set. */
  street: string | null;
  number: string | null;
  postalCode: string | null;
}

const accountQuery = (storeId: number): Query => sql`
  select a.store_id as "storeId", s.name as "storeName", a.base_url as "baseUrl", a.client_id as "clientId",
         a.client_secret as "sealedSecret", a.merchant_id as "merchantId", a.pickup_address as pickup,
         s.district, s.city, s.state, s.street, s.street_number as number, s.postal_code as "postalCode"
    from courier_accounts a join stores s on s.store_id = ${storeId}
   where a.store_id = ${storeId} and a.is_enabled`;

/**
 * The store's account at its logistics service. Null when it is missing or switched off, or when the server's secret
 * has changed since the setup.
 */
export async function findCourierAccount(
  tx: Transaction,
  { sealer, log }: Pick<CourierServices, 'sealer' | 'log'>,
): Promise<CourierAccount | null> {
  const row = await tx.maybeRow<AccountRow>(accountQuery(tx.storeId));
  if (row === null) return null;
  const { sealedSecret, pickup, district, city, state, street, number, postalCode, ...account } = row;
  const clientSecret = sealer.unseal(sealedSecret);
  if (clientSecret === null) {
    log.error(
      { storeId: tx.storeId },
      'courier account sealed with another COMANDA_SECRET: give its secret again',
    );
    return null;
  }
  const place = movedTo({ street, number, postalCode }, pickup);
  return { ...account, clientSecret, pickup: { ...place, district, city, state } };
}

/**
 * Replaces the account's pickup address by the store's own address, if the store has one. The account's
 * coordinates remain only if both addresses are equal.
 */
function movedTo(
  own: Pick<AccountRow, 'street' | 'number' | 'postalCode'>,
  pickup: AccountRow['pickup'],
): AccountRow['pickup'] {
  if (own.street === null) return pickup;
  const isSame = searchable(own.street) === searchable(pickup.street) && (own.number ?? '') === pickup.number;
  if (isSame) return pickup;
  const { street, number, postalCode } = own;
  return {
    street,
    number: number ?? '',
    complement: null,
    postalCode: postalCode ?? pickup.postalCode,
    latitude: null,
    longitude: null,
  };
}

/** The account data that the provider sets. `sealedSecret` null: the stored secret remains. */
export interface NewCourierAccount {
  baseUrl: string;
  clientId: string;
  sealedSecret: Buffer | null;
  merchantId: string;
  pickup: AccountRow['pickup'];
}

/** Creates or changes the store's account and returns its merchant id. */
export async function saveCourierAccount(tx: Transaction, account: NewCourierAccount): Promise<string> {
  const sealedSecret = account.sealedSecret ?? (await sealedSecretOf(tx));
  const [row] = await tx.rows<{ merchantId: string }>(sql`
    insert into courier_accounts (store_id, base_url, client_id, client_secret, merchant_id, pickup_address)
    values (${tx.storeId}, ${account.baseUrl}, ${account.clientId}, ${sealedSecret}, ${account.merchantId},
            ${JSON.stringify(account.pickup)}::jsonb)
    on conflict (store_id) do update
       set base_url = excluded.base_url, client_id = excluded.client_id,
           client_secret = excluded.client_secret,
           pickup_address = excluded.pickup_address, is_enabled = true
    returning merchant_id as "merchantId"`);
  return row?.merchantId ?? account.merchantId;
}

/** Locks the account and returns its encrypted secret; null without an account. */
async function sealedSecretOf(tx: Transaction): Promise<Buffer | null> {
  const row = await tx.maybeRow<{ sealedSecret: Buffer }>(sql`
    select client_secret as "sealedSecret" from courier_accounts where store_id = ${tx.storeId} for update`);
  return row?.sealedSecret ?? null;
}

export async function switchCourierAccount(tx: Transaction, isEnabled: boolean): Promise<boolean> {
  const rows = await tx.rows(sql`
    update courier_accounts set is_enabled = ${isEnabled} where store_id = ${tx.storeId} returning store_id`);
  return rows.length > 0;
}

/** Data for the setup: the store's document and city, and whether an account exists. */
export async function findCourierAccountState(
  tx: Transaction,
): Promise<{ document: string; city: string; hasAccount: boolean }> {
  const row = await tx.maybeRow<{ document: string; city: string; hasAccount: boolean }>(sql`
    select s.document, s.city, a.store_id is not null as "hasAccount"
      from stores s left join courier_accounts a on a.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`there is no store ${tx.storeId}`);
  return row;
}

import { randomBytes } from 'node:crypto';
import { ROLE_NAMES, type Role } from '@comanda/domain/access/permissions';
import type pg from 'pg';
import { hashIntakeKey, hashPassword } from '../access/public.ts';

export interface NewStoreUser {
  name: string;
  username: string;
  email: string | null;
  password: string;
  role: Role;
}

/** A store as the provider sets it up. `document` is a normalised CNPJ or CPF. */
export interface NewStore {
  company: string;
  name: string;
  legalName: string;
  document: string;
  district: string;
  city: string;
  state: string;
  timeZone: string;
  logo: string | null;
  symbol: string | null;
  email: string | null;
  mobile: string | null;
  phones: { number: string; carrier: string | null; contactName: string | null; kind: string | null }[];
  isOpen: boolean;
  minMinutes: number;
  maxMinutes: number;
  hasBulkUpload: boolean;
  intakeKey: string | null;
  users: NewStoreUser[];
  banners: { image: string; link: string | null }[];
  invoices: { dueOn: string; balanceCents: number }[];
}

export interface CreatedStore {
  storeId: number;
  intakeKey: string;
}

/**
 * Creates a store with its people and its intake key, all or nothing, as the system role.
 * Throws the database's unique violation when a login name is taken.
 */
export async function createStore(client: pg.ClientBase, store: NewStore): Promise<CreatedStore> {
  const hashes = await Promise.all(store.users.map((user) => hashPassword(user.password)));
  const intakeKey = store.intakeKey ?? `loja_${randomBytes(24).toString('base64url')}`;
  await client.query('begin');
  try {
    const storeId = await insertStore(client, store);
    await client.query('insert into store_counters (store_id) values ($1)', [storeId]);
    await client.query('insert into store_documents (document, store_id) values ($1, $2)', [
      store.document,
      storeId,
    ]);
    await client.query('insert into intake_keys (key_hash, store_id, label) values ($1, $2, $3)', [
      hashIntakeKey(intakeKey),
      storeId,
      'primeira chave',
    ]);
    for (const [index, user] of store.users.entries()) {
      await insertUser(client, storeId, index + 1, user, hashes[index] ?? '');
    }
    for (const [index, banner] of store.banners.entries()) {
      await client.query(
        'insert into banners (store_id, banner_id, image, link, position) values ($1, $2, $3, $4, $2)',
        [storeId, index + 1, banner.image, banner.link],
      );
    }
    for (const [index, invoice] of store.invoices.entries()) {
      await client.query(
        `insert into invoices (store_id, invoice_id, due_on, balance_cents, status) values ($1, $2, $3, $4, 'open')`,
        [storeId, index + 1, invoice.dueOn, invoice.balanceCents],
      );
    }
    await client.query('commit');
    return { storeId, intakeKey };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function insertStore(client: pg.ClientBase, store: NewStore): Promise<number> {
  const { rows } = await client.query<{ store_id: number }>(
    `insert into stores (store_id, company, name, legal_name, document, district, city, state, time_zone, logo, symbol,
       email, mobile, phones, is_open, min_minutes, max_minutes, has_bulk_upload, channel)
     values (nextval('store_numbers'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     returning store_id`,
    [
      store.company,
      store.name,
      store.legalName,
      store.document,
      store.district,
      store.city,
      store.state,
      store.timeZone,
      store.logo,
      store.symbol,
      store.email,
      store.mobile,
      JSON.stringify(store.phones),
      store.isOpen,
      store.minMinutes,
      store.maxMinutes,
      store.hasBulkUpload,
      randomBytes(18).toString('base64url'),
    ],
  );
  const storeId = rows[0]?.store_id;
  if (storeId === undefined) throw new Error('the store was not written');
  return storeId;
}

async function insertUser(
  client: pg.ClientBase,
  storeId: number,
  userId: number,
  user: NewStoreUser,
  passwordHash: string,
): Promise<void> {
  await client.query(
    `insert into users (store_id, user_id, name, username, email, password_hash, roles)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [storeId, userId, user.name, user.username, user.email, passwordHash, [ROLE_NAMES[user.role]]],
  );
  const logins = [user.username, user.email].filter((login) => login !== null);
  for (const login of new Set(logins.map((name) => name.toLowerCase()))) {
    await client.query('insert into login_names (login, store_id, user_id) values ($1, $2, $3)', [
      login,
      storeId,
      userId,
    ]);
  }
}

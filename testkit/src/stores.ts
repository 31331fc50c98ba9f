import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { onConnection } from './open-connections.ts';

/** Password of every user of every test store. It fulfils all password rules of the product. */
export const TEST_PASSWORD = 'Forno#2024';

/**
 * Argon2id hash of {@link TEST_PASSWORD} at the lowest cost. Checking a password uses the cost in the hash,
 * so test logins are quick.
 */
export const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Y+8lQigfLYuawWKBPRK8cw$WO0UeJYJpBG2ehhl8/r5/RPujOIarvFDzhjZPw2DUA4';

export interface TestStoreOptions {
  company?: string;
  name?: string;
  legalName?: string;
  /** 14 characters of a CNPJ, or 11 digits of a CPF. By default, a valid CNPJ that no other store has. */
  document?: string;
  district?: string;
  timeZone?: string;
  email?: string | null;
  mobile?: string | null;
  isOpen?: boolean;
  isSuspended?: boolean;
  /** Default: true, because few tests are about this permission. */
  hasBulkUpload?: boolean;
  /** Role names of the administrator, as stored in the database. */
  adminRoles?: string[];
}

export interface TestStore {
  storeId: number;
  name: string;
  adminId: number;
  operatorId: number;
  adminLogin: string;
  operatorLogin: string;
  password: string;
  document: string;
  /** Value of the header X-API-KEY. The database contains only its SHA-256. */
  intakeKey: string;
  /** Name of the store's Socket.IO room. */
  channel: string;
}

/**
 * Creates a store with an administrator, an operator and an API key in the database, as comanda_system.
 * `system` is a connection string or a pool of that role. No two stores have the same login, key or default
 * document.
 */
export async function createTestStore(
  system: string | pg.Pool,
  over: TestStoreOptions = {},
): Promise<TestStore> {
  if (typeof system !== 'string') {
    const client = await system.connect();
    try {
      return await insertStore(client, over);
    } finally {
      client.release();
    }
  }
  return onConnection(system, (client) => insertStore(client, over));
}

/**
 * Creates `count` stores one by one, as {@link createTestStore} does. `systemUrl` is a connection string of
 * comanda_system.
 */
export function createTestStores(systemUrl: string, count: number): Promise<TestStore[]> {
  return onConnection(systemUrl, async (client) => {
    const made: TestStore[] = [];
    while (made.length < count) made.push(await insertStore(client, {}));
    return made;
  });
}

async function insertStore(client: pg.ClientBase, over: TestStoreOptions): Promise<TestStore> {
  const { rows } = await client.query<{ id: number }>(`select nextval('store_numbers')::integer as id`);
  const storeId = rows[0]?.id ?? 0;
  const store: TestStore = {
    storeId,
    name: over.name ?? `Pizzaria Teste ${storeId}`,
    adminId: 1,
    operatorId: 2,
    adminLogin: `dona.${storeId}`,
    operatorLogin: `balcao.${storeId}`,
    password: TEST_PASSWORD,
    document: over.document ?? testCnpj(storeId),
    intakeKey: `chave-${storeId}-${randomUUID()}`,
    channel: randomUUID(),
  };
  await client.query('begin');
  await client.query(
    `insert into stores (store_id, company, name, legal_name, document, district, city, state, time_zone, email,
       mobile, is_open, is_suspended, suspension_text, channel, has_bulk_upload, word_is_open, word_end)
     values ($1, $2, $3, $4, $5, $6, 'Campinas', 'SP', $7, $8, $9, $10, $11, $12, $13, $14,
       $10, case when not $10 then 'by-hand' end)`,
    [
      storeId,
      over.company ?? 'comanda',
      store.name,
      over.legalName ?? `Teste ${storeId} Alimentos Ltda`,
      store.document,
      over.district ?? 'Cambuí',
      over.timeZone ?? 'America/Sao_Paulo',
      over.email === undefined ? `contato@loja${storeId}.example.com` : over.email,
      over.mobile === undefined ? '11987654321' : over.mobile,
      over.isOpen ?? true,
      over.isSuspended ?? false,
      over.isSuspended === true ? 'Fale com o suporte.' : null,
      store.channel,
      over.hasBulkUpload ?? true,
    ],
  );
  await client.query('insert into store_counters (store_id) values ($1)', [storeId]);
  await client.query(
    `insert into users (store_id, user_id, name, username, email, password_hash, roles, created_at)
     values ($1, 1, 'Dona Teste', $2, $3, $5, $6, now() - interval '2 days'),
            ($1, 2, 'Balcão Teste', $4, null, $5, '{Lojista Operador}', now() - interval '1 day')`,
    [
      storeId,
      store.adminLogin,
      testAdminEmail(storeId),
      store.operatorLogin,
      TEST_PASSWORD_HASH,
      over.adminRoles ?? ['Lojista Admin'],
    ],
  );
  await client.query(`insert into record_numbers (store_id, counter, last) values ($1, 'user', 2)`, [
    storeId,
  ]);
  await client.query(
    'insert into login_names (login, store_id, user_id) values ($2, $1, 1), ($3, $1, 1), ($4, $1, 2)',
    [storeId, store.adminLogin, testAdminEmail(storeId), store.operatorLogin],
  );
  await client.query('insert into store_documents (document, store_id) values ($1, $2)', [
    store.document,
    storeId,
  ]);
  await client.query('insert into intake_keys (key_hash, store_id, label) values ($1, $2, $3)', [
    createHash('sha256').update(store.intakeKey).digest(),
    storeId,
    'testes',
  ]);
  await client.query('commit');
  return store;
}

/** E-mail address of the store's administrator, which is also a login. */
export function testAdminEmail(storeId: number): string {
  return `dona.${storeId}@loja.example.com`;
}

/** Makes a valid CNPJ from a number. The same number always gives the same CNPJ. */
export function testCnpj(number: number): string {
  const root = `${String(number).padStart(8, '0')}0001`;
  const withFirst = `${root}${checkDigit(root)}`;
  return `${withFirst}${checkDigit(withFirst)}`;
}

/**
 * Computes a check digit: modulus 11 with weights 2 to 9 from the right, as the Receita Federal defines it.
 */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

import { ALL_CALLS } from '@comanda/contract/all-calls';
import { type Call, pathParameters } from '@comanda/contract/kit/define-call';
import { grantsOf } from '@comanda/domain/people/access/permissions';
import { sendFile } from '@comanda/testkit/http/send-file';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SampleStore, sampleStore } from './testing/sample-store.ts';

type AnyCall = Call<unknown, unknown>;
type Wire = Record<string, unknown>;

// The server has a sample store with rows of each kind. Only users of the sample store may read these.
const server = testServer();
let shop: SampleStore;
const strangers: Partial<Record<'admin' | 'operator' | 'partner', TestClient>> = {};

/** Fields that the server compares with the session, or that contain the requester's own values. */
const OWN_WORDS = ['id_estabelecimento', 'id_usuario', 'merchant_socket_id', 'sourceAppId'];
/** Rows that all stores share. A delivery area has the number of its district. */
const EVERYBODYS = [
  ...['id_bairro', 'id_cidade', 'id_estabelecimento_bairro', 'id_produto', 'id_pagon_planos_taxas'],
];
const NO_NUMBERS = new Set([...OWN_WORDS, ...EVERYBODYS]);
const isNumber = (name: string) =>
  !NO_NUMBERS.has(name) && (/^id$|Id$|^id_|_id$/.test(name) || ['contrato', 'lote'].includes(name));

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
const schemaOf = (call: AnyCall) =>
  z.toJSONSchema(call.input.wire, { io: 'input', unrepresentable: 'any' }) as Schema;
const fieldsOf = (call: AnyCall): string[] => Object.keys(schemaOf(call).properties ?? {});

/** Finds the names of all fields, at any depth. */
function namesIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** Makes a request whose numbers all belong to the other store. */
const requested = (call: AnyCall): Wire => ({
  ...Object.fromEntries(
    fieldsOf(call)
      .filter(isNumber)
      .map((field) => [field, shop.numbers[field]]),
  ),
  ...shop.inputsOf(call),
});

/** Makes a call with the other store's numbers. */
function send(client: TestClient, call: AnyCall) {
  const fields = requested(call);
  const path = pathParameters(call.path).reduce(
    (made, name) => made.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    call.path,
  );
  if (NEEDS_FILE.has(call.name)) return sendPicture(client, path, fields);
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return call.method === 'GET'
    ? client.get(`${path}?${query}`)
    : client[call.method.toLowerCase() as Lowercase<typeof call.method>](path, fields);
}

/** Calls that require a file. */
const NEEDS_FILE = new Set(['catalogue.send-photo']);

async function sendPicture({ token }: TestClient & { token?: string }, path: string, fields: Wire) {
  const words = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: '#a40' } });
  const at = { url: server.url, token: token ?? '' };
  return sendFile(at, path, await picture.png().toBuffer(), { fields: words });
}

/** Tables without a row in the sample store: they are filled by jobs, readers, logins, orders or menus. */
const UNFILLED = [
  ...[
    'journal_readers',
    'journal_set_aside',
    'ledger_proofs',
    'order_privacy_marks',
    'order_history',
    'menus',
  ],
  ...[
    'order_facts',
    'sales_counts',
    'sales_customers',
    'sales_days',
    'sales_fills',
    'refused_orders',
    'order_refusals',
  ],
  ...['login_tickets', 'operator_grants', 'recovery_codes', 'print_pairing_codes', 'print_qz_keys'],
  ...['second_factors', 'second_factor_codes', 'second_factor_demands'],
  ...['courier_link_codes', 'delivery_cities', 'erasures', 'payment_documents', 'sold_rows_carried'],
];

interface TableRows {
  name: string;
  rows: number;
  sum: string | null;
}

/** Computes a checksum per table over all rows of the sample store. */
async function rowsOfShop(): Promise<TableRows[]> {
  const sum = (table: string) =>
    `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum
       from ${table} t where store_id = $1`;
  const text = tables.map(sum).join(' union all ');
  return (await owner.query({ name: 'rows', text, values: [shop.store.storeId] })).rows;
}
/** One connection for all reads, because a hundred tables are read after every call. */
let owner: pg.Client;
/** The store's rows before the tested call. */
let state: TableRows[] = [];
let tables: string[] = [];

beforeAll(async () => {
  const found = await asOwner<{ name: string }>(
    server,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'store_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  tables = found.map(({ name }) => name);
  shop = await sampleStore(server);
  // Stops the jobs, so that only calls change rows from now on.
  await server.rest();
  const outsider = await server.createStore();
  strangers.admin = await server.as(outsider.adminLogin);
  strangers.operator = await server.as(outsider.operatorLogin);
  strangers.partner = server.partner(outsider.intakeKey);
  owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  state = await rowsOfShop();
});
afterAll(async () => {
  await owner.end();
  await shop.end();
});

function strangersAt(call: AnyCall): TestClient[] {
  const { access } = call;
  if (access.kind === 'intake-key') return [strangers.partner].flatMap((who) => who ?? []);
  if (access.kind !== 'session') return [];
  const roles = (['admin', 'operator'] as const).filter((role) =>
    grantsOf([role]).includes(access.permission),
  );
  return roles.flatMap((role) => strangers[role] ?? []);
}

const guarded = ALL_CALLS.filter(({ access }) => access.kind === 'session' || access.kind === 'intake-key');
// Leaves out partners' calls: partners choose the numbers in their documents, which never identify rows.
const numbered = guarded.filter(
  (call) => call.name !== 'intake.receive-order' && namesIn(schemaOf(call)).some(isNumber),
);

it('the sample store has a row in each table of stores, except the tables listed here', () => {
  const empty = state.filter(({ name, rows }) => rows === 0 && !UNFILLED.includes(name));
  expect(empty, 'make one in the sample of the area').toEqual([]);
});

describe('numbers of another store', () => {
  it.each(numbered.map((call) => [call.name, call] as const))('are not found by %s', async (_name, call) => {
    const named = JSON.stringify(requested(call));
    const unknown = namesIn(schemaOf(call))
      .filter(isNumber)
      .filter((field) => shop.numbers[field] === undefined && !named.includes(`"${field}"`));
    expect(unknown, 'say in the sample of the area which row these name').toEqual([]);
    for (const outsider of strangersAt(call)) {
      const { status, body } = await send(outsider, call);
      expect([403, 404, 409, 422], JSON.stringify(body)).toContain(status);
      // The refusal must be about the number: the body itself is valid.
      expect(body.motivo).not.toMatch(/^request\./);
      for (const mark of shop.marks) expect(JSON.stringify(body)).not.toContain(mark);
    }
    const before = state;
    state = await rowsOfShop();
    expect(state).toEqual(before);
  });

  it('appear in no answer, except for their own store', async () => {
    let ownAnswer = '';
    for (const call of guarded.filter(
      ({ method, access }) => method === 'GET' && access.kind === 'session',
    )) {
      // Skips files, which are not JSON. A test above checks access to files.
      if (call.output.fileType !== undefined) continue;
      const { status, body } = await send(shop.admin, call);
      expect(status, call.name).toBe(200);
      ownAnswer += JSON.stringify(body);
      for (const outsider of strangersAt(call)) {
        const received = JSON.stringify((await send(outsider, call)).body);
        for (const mark of shop.marks) expect(received, call.name).not.toContain(mark);
      }
    }
    for (const mark of shop.marks) expect(ownAnswer).toContain(mark);
  });
});

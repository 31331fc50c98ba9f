import { ALL_CALLS } from '@comanda/contract/all-calls';
import { type Call, pathParameters } from '@comanda/contract/kit/define-call';
import { fieldsOf, sampleOf } from '@comanda/contract/testing/sample-of';
import { grantsOf, type Role } from '@comanda/domain/people/access/permissions';
import { PROOF_LASTS_MS } from '@comanda/domain/people/access/proof';
import { providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from './platform/errors/app-error.ts';
import { inputReader } from './platform/http/body/read-input.ts';
import { sampleStore } from './testing/sample-store.ts';

const server = testServer();
/** Limits the number of concurrent requests. */
const inTurn = pLimit(16);

type AnyCall = Call<unknown, unknown>;
/** 'long ago' is an administrator of a store or provider who typed the password ten minutes ago. */
type StorePerson = 'admin' | 'operator' | 'disabled' | 'expired' | 'long ago';
type ProviderPerson = 'provider admin' | 'provider support' | 'provider blocked' | 'provider long ago';
type Who = 'nobody' | StorePerson | ProviderPerson | 'partner' | 'customer' | 'admin with a pid';

const tokens: Record<StorePerson, string> = {
  admin: '',
  operator: '',
  disabled: '',
  expired: '',
  'long ago': '',
};
const providerTokens: Record<ProviderPerson, string> = {
  'provider admin': '',
  'provider support': '',
  'provider blocked': '',
  'provider long ago': '',
};
let intakeKey = '';
let orderLink = '';

beforeAll(async () => {
  // Creates store 1, which the console's calls change.
  await server.createStore();
  const store = await newInsiders();
  const other = await server.createStore();
  const third = await server.createStore();
  tokens.operator = (await server.as(store.operatorLogin)).token;
  tokens.disabled = (await server.as(other.operatorLogin)).token;
  tokens.expired = (await server.as(other.adminLogin)).token;
  tokens['long ago'] = (await server.as(third.adminLogin)).token;
  providerTokens['provider support'] = (await server.asProvider('support')).token;
  const blocked = await server.asProvider('admin');
  providerTokens['provider blocked'] = blocked.token;
  const longAgo = await server.asProvider('admin');
  providerTokens['provider long ago'] = longAgo.token;
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  await owner.query('update users set is_active = false where store_id = $1 and user_id = $2', [
    other.storeId,
    other.operatorId,
  ]);
  await owner.query(
    `update sessions set expires_at = to_timestamp($2) where store_id = $1 and user_id = $3`,
    [other.storeId, server.clock.now() / 1000 - 1, other.adminId],
  );
  await owner.query('update sessions set proven_at = to_timestamp($2) where store_id = $1', [
    third.storeId,
    (server.clock.now() - PROOF_LASTS_MS) / 1000,
  ]);
  await owner.query('update provider_sessions set proven_at = to_timestamp($2) where person_id = $1', [
    longAgo.personId,
    (server.clock.now() - PROOF_LASTS_MS) / 1000,
  ]);
  await owner.query('update provider_people set is_active = false where person_id = $1', [blocked.personId]);
  await owner.end();
});

/** Creates a store with an order, and one of the provider's people. */
async function newInsiders() {
  const store = await server.createStore();
  await useInsiders(store);
  return store;
}

async function useInsiders(store: TestStore) {
  intakeKey = store.intakeKey;
  tokens.admin = (await server.as(store.adminLogin)).token;
  providerTokens['provider admin'] = (await server.asProvider()).token;
  const { body } = await server.partner(intakeKey).post('order', anOpenDeliveryOrder());
  orderLink = body.data.link_cliente.replace('/p/', '');
}

const ofProvider = (token: string) => ({ cookie: `pid=${token}`, platform: 'merchantWebv1' });
const isOfProvider = (who: Who): who is ProviderPerson => who in providerTokens;

function headersOf(who: Who): Record<string, string> {
  if (who === 'nobody') return {};
  if (who === 'customer') return { 'x-pedido-link': orderLink };
  if (who === 'partner') return { 'x-api-key': intakeKey };
  if (isOfProvider(who)) return ofProvider(providerTokens[who]);
  // Sends a store's token, also in the cookie of the console.
  if (who === 'admin with a pid')
    return { cookie: `sid=${tokens.admin}; pid=${tokens.admin}`, platform: 'merchantWebv1' };
  return { authorization: tokens[who] };
}

async function attempt(call: AnyCall, who: Who): Promise<number> {
  return (await send(call, headersOf(who), { path: pathOf(call), body: '{}' })).status;
}

const pathOf = (call: AnyCall, of: (name: string) => string = () => '999999') =>
  call.path.replace(/\{(\w+)\}/g, (_segment, name: string) => of(name));

function send(
  call: AnyCall,
  headers: Record<string, string>,
  { path, body }: { path: string; body: string },
) {
  return server.send(call.method, path, headers, call.method === 'GET' ? undefined : Buffer.from(body));
}

/** Returns true if the declaration allows the call. An allowed answer may be 2xx, 404 or 422, never 401 or 403. */
function isLetIn(call: AnyCall, who: Who): boolean {
  if (call.access.kind === 'public') return true;
  if (call.access.kind === 'intake-key') return who === 'partner';
  if (call.access.kind === 'order-link') return who === 'customer';
  if (call.access.kind === 'provider') {
    if (who === 'provider long ago' && call.access.isSensitive) return false;
    const role = (
      { 'provider admin': 'admin', 'provider long ago': 'admin', 'provider support': 'support' } as const
    )[who as 'provider admin'];
    return role !== undefined && providerGrantsOf(role).includes(call.access.permission);
  }
  if (who === 'long ago' && call.access.isSensitive) return false;
  const role: Role | null =
    who === 'admin' || who === 'long ago' || who === 'admin with a pid'
      ? 'admin'
      : who === 'operator'
        ? who
        : null;
  return role !== null && grantsOf([role]).includes(call.access.permission);
}

const WHO: Who[] = [
  ...(['nobody', 'operator', 'admin', 'disabled', 'expired', 'long ago', 'partner', 'customer'] as const),
  ...(['provider admin', 'provider support', 'provider blocked', 'provider long ago'] as const),
  'admin with a pid',
];
/** The age of the password only matters for calls that require a recent one. */
const hasOtherAccess = (who: Who, { access }: AnyCall) =>
  (who === 'long ago' && access.kind !== 'session') ||
  (who === 'provider long ago' && access.kind !== 'provider');
const guarded = ALL_CALLS.filter((call) => call.access.kind !== 'public');

describe('every call × every person', () => {
  it.each(WHO)('the server accepts %s as the calls declare, and at no other call', async (who) => {
    const requested = guarded.filter((call) => !hasOtherAccess(who, call));
    const answers = await inTurn.map(requested, async (call) => ({
      call: call.name,
      status: await attempt(call, who),
      expected: isLetIn(call, who) ? [200, 404, 422] : [401, 403],
    }));
    expect(answers.filter(({ status, expected }) => !expected.includes(status))).toEqual([]);
  });
});

describe('forged requests', () => {
  it.each([
    ['a form of a foreign page', { origin: 'https://evil.example', platform: 'merchantWebv1' }],
    ['a page without our header', {}],
    ['a sandboxed frame', { origin: 'null', platform: 'merchantWebv1' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site', platform: 'merchantWebv1' }],
  ])('with a cookie from %s change nothing', async (_name, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/api/estabelecimento/mudaAberturaFechamento`, {
      method: 'POST',
      headers: {
        cookie: `sid=${tokens.admin}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: 'fechado=S',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ motivo: 'auth.origin-refused' });
  });

  it('a cookie with a token header is refused', async () => {
    const response = await fetch(`${server.url}/api/estabelecimento/getLoja`, {
      headers: { cookie: `sid=${tokens.admin}`, authorization: tokens.operator },
    });
    expect(response.status).toBe(400);
  });
});

/** Values that only the database refuses, if a schema accepts them. */
const ODD_VALUES = ['\u0000', '\ud800', '9'.repeat(400), 1e308, -1];

// All calls share them, because preparing the letters of random texts is costly.
const junkJson = fc.jsonValue({ maxDepth: 2 });
const junkValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(null, true, 0, '', 'PA', 'S', [], {}, ...ODD_VALUES),
  fc.double(),
  junkJson,
);

/** Random values for a call's body. Keys are field names of the call, and dangerous names. */
function junkFor(call: AnyCall): fc.Arbitrary<unknown> {
  const key = fc.constantFrom(
    ...Object.keys(fieldsOf(call.input.wire) ?? {}),
    '__proto__',
    'constructor',
    'x',
  );
  const fields = fc
    .array(fc.tuple(key, junkValue), { maxLength: 6 })
    .map((pairs): unknown => JSON.parse(JSON.stringify(Object.fromEntries(pairs))));
  return fc.oneof({ arbitrary: fields, weight: 3 }, junkJson);
}

/** Encodes random values as text fields of a form, some of them as JSON. */
const asForm = (junk: unknown) =>
  Object.fromEntries(
    Object.entries(Object(junk)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

/** Encodes a value as a client may send it. Even half a surrogate pair is possible. */
const inAddress = (value: unknown) =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');

/** Makes the headers of a person with access to the call. */
async function insiderOf({ access, path }: AnyCall): Promise<Record<string, string>> {
  if (access.kind === 'public') return {};
  if (access.kind === 'intake-key') return headersOf('partner');
  if (access.kind === 'order-link') return headersOf('customer');
  if (access.kind === 'session') return headersOf('admin');
  // These calls get their own session, because wrong codes and passwords end a session.
  if (path.startsWith('provedor/conta/')) return ofProvider((await server.asProvider()).token);
  return headersOf('provider admin');
}

/** A busy server asks the client to retry after a second. A session may make only a few files at once. */
const IS_BUSY = /Ainda há relatórios ou arquivos em andamento/;

async function requestUntilFree<Answer extends { status: number; text: string }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await send();
    if (answer.status !== 503 && !IS_BUSY.test(answer.text)) return answer;
  }
  return send();
}

describe('random input', () => {
  it('is accepted or refused with a message by every call', () => {
    const broken = ALL_CALLS.flatMap((call) => {
      const read = inputReader(call);
      const { failed, errorInstance } = fc.check(
        fc.property(junkFor(call), fc.boolean(), fc.webPath(), (junk, isForm, segment) => {
          const params = Object.fromEntries(pathParameters(call.path).map((name) => [name, segment]));
          const carried = isForm ? asForm(junk) : junk;
          const request = { method: call.method, query: carried, body: carried, params, isForm };
          try {
            read(request as unknown as FastifyRequest);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
        }),
        { numRuns: 50, seed: 7 },
      );
      return failed ? [{ call: call.name, why: errorInstance }] : [];
    });
    expect(broken).toEqual([]);
  });

  it.each(ODD_VALUES.map((odd) => [String(odd).slice(0, 9), odd] as const))(
    'breaks no call: %j in every field that takes it',
    async (_name, odd) => {
      // The sample store has rows of each kind, so that accepted values also reach existing rows.
      const shop = odd === '\u0000' ? await sampleStore(server) : undefined;
      await (shop ? useInsiders(shop.store) : newInsiders());
      const answers = await inTurn.map([...ALL_CALLS], async (call) => {
        const fields = sampleOf(call.input.wire, { preferred: [odd] }) as Record<string, unknown>;
        const query = Object.entries(fields).map(([name, value]) => `${name}=${inAddress(value)}`);
        const path = pathOf(call, (name) => inAddress(fields[name] ?? odd));
        const request = async () =>
          send(call, await insiderOf(call), {
            path: call.method === 'GET' ? `${path}?${query.join('&')}` : path,
            body: JSON.stringify(fields),
          });
        return { call, ...(await requestUntilFree(request)) };
      });
      await shop?.end();
      const isOut = ({ call: { access }, status, text }: (typeof answers)[number]) =>
        access.kind !== 'public' &&
        (status === 429 || /auth.required|order-link.invalid|key-invalid/.test(text));
      const isBroken = ({ call: { output }, status, text }: (typeof answers)[number]) =>
        status >= 500 || (output.fileType === undefined && !text.startsWith('{'));
      expect(
        answers
          .filter((answer) => isBroken(answer) || isOut(answer))
          .map(({ call, status, text }) => ({ call: call.name, status, text })),
      ).toEqual([]);
    },
  );

  it('every call refuses a body that is not JSON or not an object, and an invalid address', async () => {
    const byAccess = Map.groupBy(ALL_CALLS, ({ access, method }) => `${access.kind} ${method}`);
    const requested = [...byAccess.values()].flatMap(([call]) =>
      call === undefined
        ? []
        : ['', '{', '[]', '7', '{"__proto__":{}}', '\u0000'].map((body) => ({ call, body })),
    );
    const answers = await inTurn.map(requested, async ({ call, body }) => {
      const { status } = await send(call, await insiderOf(call), { path: pathOf(call, () => '%ff'), body });
      return { call: call.name, body, status };
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

import { ALL_CALLS } from '@comanda/contract/all-calls';
import type { Call } from '@comanda/contract/define-call';
import { FIRST_GRANTS, grantsOf, type Role } from '@comanda/domain/access/permissions';
import { PROOF_LASTS_MS } from '@comanda/domain/access/proof';
import { providerGrantsOf } from '@comanda/domain/provider/permissions';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';

const server = testServer();

type AnyCall = Call<unknown, unknown>;
/** 'long ago': an administrator, of a store or of the provider, whose password was last typed ten minutes before. */
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
  const store = await server.createStore();
  const other = await server.createStore();
  const third = await server.createStore();
  intakeKey = store.intakeKey;
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  orderLink = placed.body.data.link_cliente.replace('/p/', '');
  tokens.admin = (await server.as(store.adminLogin)).token;
  tokens.operator = (await server.as(store.operatorLogin)).token;
  tokens.disabled = (await server.as(other.operatorLogin)).token;
  tokens.expired = (await server.as(other.adminLogin)).token;
  tokens['long ago'] = (await server.as(third.adminLogin)).token;
  providerTokens['provider admin'] = (await server.asProvider('admin')).token;
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

const isOfProvider = (who: Who): who is ProviderPerson => who in providerTokens;

function headersOf(who: Who): Record<string, string> {
  if (who === 'nobody') return {};
  if (who === 'customer') return { 'x-pedido-link': orderLink };
  if (who === 'partner') return { 'x-api-key': intakeKey };
  if (isOfProvider(who)) return { cookie: `pid=${providerTokens[who]}`, platform: 'merchantWebv1' };
  // A token of a store where the console keeps its own, and under its own name.
  if (who === 'admin with a pid')
    return { cookie: `sid=${tokens.admin}; pid=${tokens.admin}`, platform: 'merchantWebv1' };
  return { authorization: tokens[who] };
}

async function attempt(call: AnyCall, who: Who): Promise<number> {
  const path = call.path.replace(/\{\w+\}/g, '999999');
  const response = await fetch(`${server.url}/api/${path}`, {
    method: call.method,
    headers: { ...headersOf(who), ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What the declaration alone says; anything past the door may be 2xx, 404 or 422, never 401 or 403. */
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
/** The password typed long ago: of those whose door asks for it. */
const isOfOtherDoor = (who: Who, { access }: AnyCall) =>
  (who === 'long ago' && access.kind !== 'session') ||
  (who === 'provider long ago' && access.kind !== 'provider');
const guarded = ALL_CALLS.filter((call) => call.access.kind !== 'public');

describe('every call × everybody', () => {
  it.each(
    guarded.flatMap((call) =>
      WHO.filter((who) => !isOfOtherDoor(who, call)).map((who) => [call.name, who, call] as const),
    ),
  )('%s by %s', async (_name, who, call) => {
    const status = await attempt(call, who);
    if (isLetIn(call, who)) expect([200, 404, 422]).toContain(status);
    else expect([401, 403]).toContain(status);
  });

  it('is one of the provider’s where its path says so, and only there', () => {
    const ofProvider = ALL_CALLS.filter(({ path }) => path.startsWith('provedor/'));
    const isOpen = [
      'provider.get-door',
      'provider.log-in',
      'provider.log-out',
      'provider.open-link',
      'provider.set-password',
    ];
    expect(ALL_CALLS.filter(({ access }) => access.kind === 'provider').map(({ name }) => name)).toEqual(
      ofProvider.map(({ name }) => name).filter((name) => !isOpen.includes(name)),
    );
    for (const call of ofProvider) expect(call.aliases).toEqual([]);
  });

  it('is open to those named here: some to administrators only, some to anybody', () => {
    const ofKind = (isMeant: (call: AnyCall) => boolean) =>
      ALL_CALLS.filter(isMeant)
        .map(({ name }) => name)
        .sort();
    // Whatever edits the menu, by hand or by a file, needs a permission that no operator has while their store says nothing.
    const editing = ['catalogue.edit', 'bulk-upload.use'] as const;
    const editsMenu = ({ access }: AnyCall) =>
      access.kind === 'session' && editing.some((each) => each === access.permission);
    expect(FIRST_GRANTS.filter((each) => editing.some((other) => other === each))).toEqual([]);
    expect(
      ofKind((call) => isLetIn(call, 'admin') && !isLetIn(call, 'operator') && !editsMenu(call)),
    ).toEqual([
      'access.end-visit',
      'access.get-operator-grants',
      'access.save-operator-grants',
      'account.demand-second-factor',
      'addresses.find-postal-code',
      'agreements.check',
      'agreements.send-to-signature',
      'delivery-areas.add-city',
      'delivery-areas.change-many',
      'delivery-areas.edit',
      'delivery-areas.enable',
      'delivery-areas.find-cities',
      'delivery-areas.remove-city',
      'delivery-areas.switch-many',
      'delivery-areas.undo',
      'finance.list-invoices',
      'finance.list-legacy-invoices',
      'history.export',
      'history.list',
      'history.list-people',
      'hours.remove-special-date',
      'hours.save-special-date',
      'hours.save-week',
      'orders.show-customer',
      'payment-methods.save',
      'people.create',
      'people.invite',
      'people.list',
      'people.update',
      'people.withdraw-invitation',
      'printing.keep-device',
      'printing.save-qz-keys',
      'registration.confirm-email',
      'registration.get',
      'registration.list-changes',
      'registration.save',
      'registration.send-banner',
      'registration.send-logo',
      'registration.withdraw-change',
      'store.change-acceptance',
      'store.set-acceptance-status',
    ]);
    expect(ofKind((call) => isLetIn(call, 'nobody'))).toEqual([
      'access.begin-visit',
      'access.exchange-ticket',
      'access.log-in',
      'access.log-out',
      'access.open-password-link',
      'access.request-registration',
      'access.save-password',
      'access.send-code',
      'access.set-password-by-link',
      'access.verify-document',
      'access.verify-establishment',
      'agreements.open',
      'agreements.sign',
      'courier.get-own-delivery',
      'courier.move-own-delivery',
      'courier.take-own-delivery',
      'printing.pair-device',
      'provider.get-door',
      'provider.log-in',
      'provider.log-out',
      'provider.open-link',
      'provider.set-password',
    ]);
  });

  it('is decided of every call of the console that changes something: whether it wants the password typed lately', () => {
    const changing = ALL_CALLS.flatMap((call) =>
      call.access.kind === 'provider' && call.method !== 'GET'
        ? [{ name: call.name, isSensitive: call.access.isSensitive === true }]
        : [],
    );
    const named = (isMeant: boolean) =>
      changing
        .filter(({ isSensitive }) => isSensitive === isMeant)
        .map(({ name }) => name)
        .sort();
    // Who comes in, keys, a store's standing, what leaves the server: it opens a door, shuts one on people, or is for good.
    expect(named(true)).toEqual([
      'provider.add-person',
      'provider.block-person',
      'provider.change-invited-email',
      'provider.change-role',
      'provider.change-store-data',
      'provider.confirm-factor',
      'provider.create-store',
      'provider.drop-mail',
      'provider.end-other-sessions',
      'provider.end-sessions',
      'provider.erase-customer',
      'provider.export-access-records',
      'provider.export-customer',
      'provider.export-store-history',
      'provider.export-unknown-access',
      'provider.join-districts',
      'provider.make-intake-key',
      'provider.make-password-link',
      'provider.make-store',
      'provider.new-factor',
      'provider.reactivate-person',
      'provider.reactivate-store',
      'provider.save-courier-account',
      'provider.send-mail-again',
      'provider.suspend-store',
      'provider.turn-off-second-factor',
      'provider.withdraw-intake-key',
      'team.add-person',
      'team.block-person',
      'team.reactivate-person',
      'team.reset-factor',
      'team.save-person',
      'team.send-link',
    ]);
    // Work that the audit shows and somebody can put right; one's own password wants itself; a visit only reads, masked, and
    // its store is told.
    expect(named(false)).toEqual([
      'provider.add-banner',
      'provider.add-banner-file',
      'provider.add-district',
      'provider.answer-registration',
      'provider.approve-change',
      'provider.ask-for-visit',
      'provider.cancel-agreement',
      'provider.change-password',
      'provider.close-invoice',
      'provider.close-registration',
      'provider.create-agreement',
      'provider.end-visit',
      'provider.find-customer',
      'provider.import-coverage-areas',
      'provider.import-districts',
      'provider.import-reference',
      'provider.open-invoice',
      'provider.order-banners',
      'provider.preview-agreement',
      'provider.prove',
      'provider.reject-change',
      'provider.remove-banner',
      'provider.remove-city',
      'provider.remove-district',
      'provider.rename-city',
      'provider.rename-district',
      'provider.save-coverage-area',
      'provider.set-store-logo',
      'provider.set-store-switch',
      'provider.switch-courier-account',
      'provider.switch-coverage-area',
      'provider.withdraw-courier-link',
      'provider.withdraw-customer-link',
    ]);
  });

  it('declares each path and each name once', () => {
    const routes = ALL_CALLS.flatMap((call) =>
      [call, ...call.aliases].map((route) => `${route.method} ${route.path}`),
    );
    expect(new Set(routes).size).toBe(routes.length);
    expect(new Set(ALL_CALLS.map(({ name }) => name)).size).toBe(ALL_CALLS.length);
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

  it('a cookie and a header together are refused', async () => {
    const response = await fetch(`${server.url}/api/estabelecimento/getLoja`, {
      headers: { cookie: `sid=${tokens.admin}`, authorization: tokens.operator },
    });
    expect(response.status).toBe(400);
  });
});

/** Junk of all kinds for one JSON body; keys are those the call knows, and dangerous ones. */
function junkFor(call: AnyCall): fc.Arbitrary<string> {
  const shape = (call.input.wire as { shape?: Record<string, unknown> }).shape ?? {};
  const key = fc.constantFrom(...Object.keys(shape), '__proto__', 'constructor', 'x');
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(null, true, 1e308, -1, 0, '', '\u0000', 'PA', 'S', '9'.repeat(400), [], {}, '\ud800'),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc.oneof(
    fc
      .array(fc.tuple(key, value), { maxLength: 6 })
      .map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    fc.json({ maxDepth: 2 }),
    fc.string({ maxLength: 30 }),
  );
}

function insiderOf(call: AnyCall): Who {
  if (call.access.kind === 'intake-key') return 'partner';
  if (call.access.kind === 'provider') return 'provider admin';
  return call.access.kind === 'order-link' ? 'customer' : 'admin';
}

describe('junk', () => {
  it.each(ALL_CALLS.map((call) => [call.name, call] as const))('never breaks %s', async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(junkFor(call), fc.webPath(), async (body, path) => {
        const target = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(path.slice(0, 60)) || '1');
        const isGet = call.method === 'GET';
        const response = await fetch(
          `${server.url}/api/${target}${isGet ? `?${body.replace(/[^\w=&]/g, '')}` : ''}`,
          {
            method: call.method,
            headers: {
              ...headersOf(insiderOf(call)),
              'content-type': 'application/json',
            },
            ...(isGet ? {} : { body }),
          },
        );
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

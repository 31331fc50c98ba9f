import type { Permission } from '@comanda/domain/people/access/permissions';
import type { ProviderPermission } from '@comanda/domain/people/provider/permissions';
import type { ErrorCode } from '../errors.ts';
import type { Cost, Shape } from './shape.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** The callers that may make a call. There is no default: a call that does not say so does not compile. */
export type Access =
  | { kind: 'public' }
  /**
   * `isSensitive`: only soon after the password was typed, with the second factor's code if there is one. It fails with
   * `auth.prove-again` otherwise; see `PROOF_LASTS_MS`.
   */
  | { kind: 'session'; permission: Permission; isSensitive?: true }
  /**
   * The provider's own people, in the console. Their cookie is separate: it opens no store's session, and no
   * store's session opens it.
   */
  | { kind: 'provider'; permission: ProviderPermission; isSensitive?: true }
  /** Header X-API-KEY of one store; never together with a session. */
  | { kind: 'intake-key' }
  /** Header x-pedido-link: the unguessable link of one order. */
  | { kind: 'order-link' };

/** Access for public calls, and for partners with a store's key. */
export const PUBLIC = { kind: 'public' } as const satisfies Access;
export const INTAKE_KEY = { kind: 'intake-key' } as const satisfies Access;
/** Access for customers: the caller has the order's link. */
export const ORDER_LINK = { kind: 'order-link' } as const satisfies Access;
/** Header that carries the link's token. */
export const ORDER_LINK_HEADER = 'x-pedido-link';
/** Header that carries the session id of a console page, as `id_sessao` does for panels. */
export const PROVIDER_SESSION_HEADER = 'id_sessao_equipe';

/**
 * An older or second route to the same operation. `headerSessionsOnly` marks state-changing GETs, which browsers
 * must not be tricked into making.
 */
export interface Alias {
  method: Method;
  path: string;
  headerSessionsOnly?: boolean;
}

/** Lists of past days that say whose the orders were. */
export const CUSTOMER_LISTS = ['report', 'sales-history', 'ratings'] as const;

/**
 * Customers that an answer names. 'current': orders under way, or the one that was changed. 'one': an order of any
 * day; the operation counts those of other days as opened. 'search': found among other days. 'page' and 'list':
 * many of past days, page by page or at once.
 */
export type NamesCustomers =
  | { kind: 'current' }
  | { kind: 'one' }
  | { kind: 'search' }
  | { kind: 'page' | 'list'; list: (typeof CUSTOMER_LISTS)[number] };

/**
 * One call, declared once. The server mounts it, the panel's client makes it, the role × call test walks it,
 * the OpenAPI document prints it. `path` is relative to /api; `{name}` segments come from the input.
 */
export interface Call<Input, Output, Door extends Access = Access> {
  name: string;
  summary: string;
  method: Method;
  path: string;
  aliases: readonly Alias[];
  access: Door;
  /** For GETs of the provider: they are written into the provider's audit like every other call. */
  isRecorded?: boolean;
  /** Largest body in bytes, where it is not the usual one of its door. */
  largestBody?: number;
  /**
   * The files it takes: the largest size in bytes of each, by the field's name on the wire. The field's type is
   * `givenFile`. Files come as parts of a multipart body, which may be larger by as much.
   */
  takesFiles?: Readonly<Record<string, number>>;
  /**
   * Its answer is expensive: it takes a place before it reads anything. Files and long answers say so by their
   * `output`.
   */
  cost?: Cost;
  /** Support visits may make it: a GET whose answer names no customer to them. All others are closed to them. */
  isOpenToVisits?: true;
  /** A session's call whose answer has customers' names or words: past ones are counted and leave a record. */
  namesCustomers?: NamesCustomers;
  input: Shape<Input>;
  output: Shape<Output>;
  /** Failures this call may answer beyond the ones every call can. */
  errors: readonly ErrorCode[];
}

export type InputOf<C> = C extends Call<infer Input, infer _Output, infer _Door> ? Input : never;
export type OutputOf<C> = C extends Call<infer _Input, infer Output, infer _Door> ? Output : never;

/**
 * The declaration of a call without its access; see {@link Call}. `route` is its method and path, as in `GET
 * pedidos/listar/{id_pedido}`.
 */
export type CallWords<InputWire, Input, OutputWire, Output> = Omit<
  Call<unknown, unknown>,
  'method' | 'path' | 'aliases' | 'access' | 'input' | 'output' | 'errors'
> & {
  route: `${Method} ${string}`;
  aliases?: readonly Alias[];
  input: Shape<Input, InputWire>;
  output: Shape<Output, OutputWire>;
  errors?: readonly ErrorCode[];
};

/** Declares a call. */
export function defineCall<InputWire, Input, OutputWire, Output, const Door extends Access>({
  route,
  ...call
}: CallWords<InputWire, Input, OutputWire, Output> & { access: Door }): Call<Input, Output, Door> {
  const space = route.indexOf(' ');
  const cost = call.cost ?? call.output.cost;
  return {
    ...call,
    ...(cost !== undefined && { cost }),
    method: route.slice(0, space) as Method,
    path: route.slice(space + 1),
    aliases: call.aliases ?? [],
    errors: [...new Set([...(call.errors ?? []), ...limitsOf(call.namesCustomers, cost)])],
    input: call.input as Shape<Input>,
    output: call.output as Shape<Output>,
  };
}

/** Customers of other days are limited per hour; an expensive call needs a free place of its store. */
const limitsOf = (names: NamesCustomers | undefined, cost: Cost | undefined): readonly ErrorCode[] => [
  ...(names === undefined || names.kind === 'current' ? [] : (['order.too-many-past'] as const)),
  ...(cost === undefined ? [] : (['request.too-many-at-once'] as const)),
];

/** Names of the `{…}` segments of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

import type { CustomerList } from '@comanda/domain/orders/privacy/customer-lists';
import type { Permission } from '@comanda/domain/people/access/permissions';
import type { ProviderPermission } from '@comanda/domain/people/provider/permissions';
import type { ErrorCode } from '../errors.ts';
import type { Cost, Shape } from './shape.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** The callers that may make a call. There is no default: a call without access does not compile. */
export type Access =
  | { kind: 'public' }
  /**
   * `isSensitive`: only shortly after the person typed the password and, if set up, the code of the second factor.
   * Otherwise the call fails with `auth.prove-again`; see `PROOF_LASTS_MS`.
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
 * An older or second route of the same operation. `headerSessionsOnly` marks state-changing GETs: browsers could be
 * tricked into sending cookies with them.
 */
export interface Alias {
  method: Method;
  path: string;
  headerSessionsOnly?: boolean;
}

/**
 * Which customers the answer names. 'current': those of open orders, or of the changed order. 'one': the customer of
 * one order of any day; a past order is then recorded as opened. 'search': those of past orders that the search found.
 * 'page' and 'list': those of many past orders, by page or in one answer.
 */
export type NamesCustomers =
  | { kind: 'current' }
  | { kind: 'one' }
  | { kind: 'search' }
  | { kind: 'page' | 'list'; list: CustomerList };

/**
 * One call, declared once. The server mounts the route, and the panel calls it. The role × call test checks it,
 * and the OpenAPI document describes it. `path` is relative to /api; `{name}` segments come from the input.
 */
export interface Call<Input, Output, AccessOf extends Access = Access> {
  name: string;
  summary: string;
  method: Method;
  path: string;
  aliases: readonly Alias[];
  access: AccessOf;
  /** Only for GETs of the provider: the server writes them to the provider's audit like every other call. */
  isRecorded?: boolean;
  /** Largest body in bytes, if it differs from the default of the call's access. */
  largestBody?: number;
  /**
   * Files of the call: the largest size in bytes of each, by wire name. The field's type is `givenFile`. Files are
   * parts of a multipart body, whose limit grows by these sizes.
   */
  takesFiles?: Readonly<Record<string, number>>;
  /**
   * The answer is expensive: the call waits for a place of this kind before it reads data. Files and long answers
   * declare the cost in their `output`.
   */
  cost?: Cost;
  /** Support visits may make this call: a GET whose answer names no customer to them. All other calls refuse visits. */
  isOpenToVisits?: true;
  /**
   * A session's call whose answer has customers' names or texts. The server counts and records reads of past customers.
   */
  namesCustomers?: NamesCustomers;
  input: Shape<Input>;
  output: Shape<Output>;
  /** Failures of this call, in addition to those that every call has. */
  errors: readonly ErrorCode[];
}

export type InputOf<C> = C extends Call<infer Input, infer _Output, infer _Access> ? Input : never;
export type OutputOf<C> = C extends Call<infer _Input, infer Output, infer _Access> ? Output : never;

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
export function defineCall<InputWire, Input, OutputWire, Output, const AccessOf extends Access>({
  route,
  ...call
}: CallWords<InputWire, Input, OutputWire, Output> & { access: AccessOf }): Call<Input, Output, AccessOf> {
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

/** Reads of past customers are limited per hour; an expensive call needs a free place of its store. */
const limitsOf = (names: NamesCustomers | undefined, cost: Cost | undefined): readonly ErrorCode[] => [
  ...(names === undefined || names.kind === 'current' ? [] : (['order.too-many-past'] as const)),
  ...(cost === undefined ? [] : (['request.too-many-at-once'] as const)),
];

/** Names of the `{…}` segments of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

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
   * `isSensitive`: allowed only shortly after the person has typed the password and, if set up, the code of
   * the second factor. Otherwise the call fails with `auth.prove-again`; see `PROOF_LASTS_MS`.
   */
  | { kind: 'session'; permission: Permission; isSensitive?: true }
  /**
   * People of the provider, in the console. They have a separate cookie: it gives no access to a store's
   * session, and a store's session gives no access to the console.
   */
  | { kind: 'provider'; permission: ProviderPermission; isSensitive?: true }
  /** The header X-API-KEY with the key of one store; never together with a session. */
  | { kind: 'intake-key' }
  /** The header x-pedido-link with the unguessable token of one order's link. */
  | { kind: 'order-link' };

/** Access without a login: for everyone, and below for partners with a store's key. */
export const PUBLIC = { kind: 'public' } as const satisfies Access;
export const INTAKE_KEY = { kind: 'intake-key' } as const satisfies Access;
/** Access for customers: the caller has the order's link. */
export const ORDER_LINK = { kind: 'order-link' } as const satisfies Access;
/** Header that carries the link's token. */
export const ORDER_LINK_HEADER = 'x-pedido-link';
/** Header that carries the session id of a console page, as `id_sessao` does for panels. */
export const PROVIDER_SESSION_HEADER = 'id_sessao_equipe';

/**
 * An older or second route of the same operation. `headerSessionsOnly` marks GETs that change data. Their
 * session must come in a header, because other sites could make a browser send cookies.
 */
export interface Alias {
  method: Method;
  path: string;
  headerSessionsOnly?: boolean;
}

/**
 * Which customers the answer names. 'current': those of open orders, or of the changed order. 'one': the
 * customer of one order of any day; for a past order the server records this access. 'search': customers of
 * past orders that a search found. 'page' and 'list': customers of many past orders, page by page or in one
 * answer.
 */
export type NamesCustomers =
  | { kind: 'current' }
  | { kind: 'one' }
  | { kind: 'search' }
  | { kind: 'page' | 'list'; list: CustomerList };

/**
 * Declaration of one call, the only place for it: the server's route, the panel's request, the role × call
 * test and the OpenAPI document all come from it. `path` is relative to /api; `{name}` segments come from the
 * input.
 */
export interface Call<Input, Output, AccessOf extends Access = Access> {
  name: string;
  summary: string;
  method: Method;
  path: string;
  aliases: readonly Alias[];
  access: AccessOf;
  /**
   * Only for GETs of the provider: the server records such a GET in the provider's audit, as it does with all
   * calls other than GETs.
   */
  isRecorded?: boolean;
  /** Maximum size of the body in bytes, if different from the default for the call's access. */
  largestBody?: number;
  /**
   * The files that the call accepts: maximum size of each in bytes, by wire name. The field of a file has the
   * type `givenFile`. Files are parts of a multipart body, and the body's limit grows by these sizes.
   */
  takesFiles?: Readonly<Record<string, number>>;
  /**
   * Set if the answer is expensive: the call must get one of a few places of this kind before it reads data.
   * For files and long answers, the `output` declares the cost.
   */
  cost?: Cost;
  /**
   * True: support visitors may make this call, a GET whose answer names no customer to them. All other calls
   * refuse visitors.
   */
  isOpenToVisits?: true;
  /**
   * Set for a session's call if its answer contains names or texts of customers. The server counts and
   * records reads of past customers.
   */
  namesCustomers?: NamesCustomers;
  input: Shape<Input>;
  output: Shape<Output>;
  /** Failures of this call, in addition to the failures that every call can have. */
  errors: readonly ErrorCode[];
}

export type InputOf<C> = C extends Call<infer Input, infer _Output, infer _Access> ? Input : never;
export type OutputOf<C> = C extends Call<infer _Input, infer Output, infer _Access> ? Output : never;

/**
 * The declaration of a call without its access; see {@link Call}. `route` has the method and the path, e.g.
 * `GET pedidos/listar/{id_pedido}`.
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

/** Makes a call from its declaration. */
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

/**
 * Failures from limits: reads of past customers are limited per hour, and an expensive call needs a free
 * place for its store.
 */
const limitsOf = (names: NamesCustomers | undefined, cost: Cost | undefined): readonly ErrorCode[] => [
  ...(names === undefined || names.kind === 'current' ? [] : (['order.too-many-past'] as const)),
  ...(cost === undefined ? [] : (['request.too-many-at-once'] as const)),
];

/** Names of the `{…}` segments of a path, from left to right. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

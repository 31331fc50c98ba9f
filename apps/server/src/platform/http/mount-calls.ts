import { ERRORS } from '@comanda/contract/errors';
import { type Access, type Call, ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import type { AnsweredFile, Cost } from '@comanda/contract/kit/shape';
import { can } from '@comanda/domain/people/access/permissions';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { within } from '../tracing/spans.ts';
import { admitProvider, type ProviderAuthenticator, recorded } from './admit-provider.ts';
import { answerWriter } from './answer-writer.ts';
import { assertOwnStore } from './assert-own-store.ts';
import { inputReader } from './body/read-input.ts';
import { assertNotForged, isFromPanel, readCredentials } from './credentials.ts';
import { type CustomerWatch, ordersNamedIn } from './customer-watch.ts';
import { Document, Documents } from './documents.ts';
import { namedFailure } from './error-answer.ts';
import { mayRead, takePlace } from './places.ts';
import type {
  IntakeRequester,
  LinkedOrder,
  LinkRequester,
  ProviderRequester,
  Requester,
  Session,
  SessionRequester,
} from './requester.ts';
import { sendFile } from './send-file.ts';
import { rowsSender } from './send-rows.ts';

type RequesterAt<AccessOf extends Access> = AccessOf extends { kind: 'session' }
  ? SessionRequester
  : AccessOf extends { kind: 'provider' }
    ? ProviderRequester
    : AccessOf extends { kind: 'intake-key' }
      ? IntakeRequester
      : AccessOf extends { kind: 'order-link' }
        ? LinkRequester
        : Requester;

/**
 * Binds a call to its handler: `bind(call, async (input, requester, reply) => answer)`. The handler may also
 * return a document.
 */
export type BindCall = <Input, Output, AccessOf extends Access>(
  call: Call<Input, Output, AccessOf>,
  operation: Operation<Input, Output, AccessOf>,
  onRefused?: OnRefused<AccessOf>,
) => void;

type Operation<Input, Output, AccessOf extends Access> = (
  input: Input,
  requester: RequesterAt<AccessOf>,
  reply: FastifyReply,
) => Promise<Output | Document<Output>>;

/** Called with each refusal and the sent input, before the response is sent. Must not throw. */
type OnRefused<AccessOf extends Access> = (
  error: AppError,
  sent: unknown,
  requester: RequesterAt<AccessOf>,
) => Promise<void>;

/** The authentication checks, implemented by the access area. */
export interface Authenticator {
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
  findSession(token: string): Promise<Session | null>;
  /**
   * True when an unknown token belonged to a support visit. The response then says that the visit is over.
   */
  wasVisit(token: string): Promise<boolean>;
  /**
   * Finds the store of an intake key and counts the call as `worth` calls. Throws `intake.throttled` after
   * too many calls with the key, or too many unknown keys from the IP address.
   */
  findIntakeStore(
    apiKey: string,
    address: string,
    worth: number,
  ): Promise<{ storeId: number; label: string } | null>;
  /** Reads a link and counts the call. Throws `auth.throttled` after too many calls about the order. */
  findLinkedOrder(token: string): LinkedOrder | null;
  /** Counts a call of a session as `worth` calls. Throws `auth.throttled` above the limit. */
  countSessionCall(session: Session, worth: number): void;
  /** True when the user typed the password recently enough for sensitive calls. Reads the database. */
  isProven(session: Session): Promise<boolean>;
  /** Records that a user tried a forbidden call. The caller does not wait for this. */
  noteDenied(session: Session, denial: { call: string; address: string }): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller, known before the body is read. */
    requester: Requester | null;
  }
}

/**
 * Maximum body in bytes for anonymous callers, who send only small forms. `KNOWN_BODY`: for authenticated
 * callers.
 */
const STRANGERS_BODY = 16 * 1024;
const KNOWN_BODY = 64 * 1024;
/**
 * A body counts as one call per this number of bytes, because reading a body takes time. A body without a
 * declared length counts as if it had {@link KNOWN_BODY} bytes.
 */
const BODY_OF_CALL = 16 * 1024;

/** Objects that the routes of all calls share. */
interface SharedParts {
  authenticator: Authenticator;
  providerAuthenticator: ProviderAuthenticator;
  customers: CustomerWatch;
  documents: Documents;
}

/**
 * Mounts declared calls on the server: method, path and aliases, permission, decoding and encoding. A caller without
 * permission is refused before the body is read.
 */
export function mountCalls(
  app: FastifyInstance,
  authenticator: Authenticator,
  providerAuthenticator: ProviderAuthenticator,
  customers: CustomerWatch,
): BindCall {
  app.decorateRequest('requester', null);
  const shared: SharedParts = { authenticator, providerAuthenticator, customers, documents: new Documents() };
  return (call, operation, onRefused) => {
    const limits = limitsOf(call);
    const refusals = refusalsOf(onRefused);
    const write = answerWriter(call.output.wire);
    const answers =
      call.output.fileType === undefined
        ? { schema: { response: { 200: {} } }, serializerCompiler: () => write }
        : {};
    const perform = performing(call, operation, refusals.listening, shared);
    const handler = handlerOf(call, perform, write, shared);
    const routes = [{ method: call.method, path: call.path, headerSessionsOnly: false }, ...call.aliases];
    for (const { method, path, headerSessionsOnly = false } of routes) {
      app.route({
        method,
        url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
        bodyLimit: limits.bodyLimit,
        config: { takesFiles: call.takesFiles ?? {} },
        ...answers,
        ...refusals.ofBodies,
        onRequest: traced(
          admission(call, { headerSessionsOnly, ...limits, listening: refusals.listening }, shared),
        ),
        handler: traced(handler),
      });
    }
  };
}

/** Runs a step of a request as a part of its trace. */
const traced =
  <Answer>(step: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<Answer> =>
    within(request.span, () => step(request, reply));

/** The largest body of a call, and the number of calls that a body counts as. */
function limitsOf({ largestBody, access, takesFiles }: Call<unknown, unknown>) {
  const bodyLimit =
    (largestBody ?? (access.kind === 'public' ? STRANGERS_BODY : KNOWN_BODY)) +
    Object.values(takesFiles ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  return {
    bodyLimit,
    /**
     * The number of calls that a body counts as. Uploaded files do not count, because they have separate
     * limits.
     */
    worthOf: (bytes: number) =>
      takesFiles === undefined ? Math.max(1, Math.ceil(Math.min(bodyLimit, bytes) / BODY_OF_CALL)) : 1,
  };
}

type Logged = <Answer>(request: FastifyRequest, work: () => Promise<Answer>) => Promise<Answer>;

/** Reports each refusal of a call once. */
function refusalsOf<AccessOf extends Access>(onRefused: OnRefused<AccessOf> | undefined) {
  const logged = new WeakSet<AppError>();
  const logError = async (request: FastifyRequest, error: unknown) => {
    if (onRefused === undefined || request.requester === null || !(error instanceof AppError)) return;
    if (logged.has(error)) return;
    logged.add(error);
    await onRefused(error, request.body, request.requester as RequesterAt<AccessOf>);
  };
  const listening: Logged = async (request, work) => {
    try {
      return await work();
    } catch (error) {
      await logError(request, error);
      throw error;
    }
  };
  /** Handles bodies that could not be read. They fail before the handler runs. */
  const ofBodies =
    onRefused === undefined
      ? {}
      : {
          errorHandler: async (thrown: unknown, request: FastifyRequest): Promise<never> => {
            const error = namedFailure(thrown) ?? thrown;
            await logError(request, error);
            throw error;
          },
        };
  return { listening, ofBodies };
}

interface Admission {
  headerSessionsOnly: boolean;
  bodyLimit: number;
  worthOf(bytes: number): number;
  listening: Logged;
}

/** Makes the hook that admits a caller, before the body is read. */
function admission<Input, Output>(
  call: Call<Input, Output>,
  { headerSessionsOnly, bodyLimit, worthOf, listening }: Admission,
  { authenticator, providerAuthenticator }: SharedParts,
) {
  // The console may have another host and has its own login, so other origins are allowed.
  const { ownOrigins } = call.path.startsWith('provedor/') ? providerAuthenticator : authenticator;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const declared = declaredBytes(request);
    const worth = worthOf(declared ?? KNOWN_BODY);
    const requester =
      call.access.kind === 'provider'
        ? await admitProvider({ ...call, access: call.access }, request, providerAuthenticator)
        : await admit(call, request, authenticator, { headerSessionsOnly, ownOrigins, worth });
    request.requester = requester;
    // A body whose declared length is above the limit is refused without reading it.
    if (declared !== null && declared > bodyLimit)
      await listening(request, () => Promise.reject(new AppError('request.too-large')));
    await mayRead(Math.min(bodyLimit, declared ?? bodyLimit), ownerOf(requester, 'body'), reply);
  };
}

type Perform<Output> = (request: FastifyRequest, reply: FastifyReply) => Promise<Output | Document<Output>>;

/** Runs the handler of a call for an admitted caller, with the records that the call requires. */
function performing<Input, Output, AccessOf extends Access>(
  call: Call<Input, Output, AccessOf>,
  operation: Operation<Input, Output, AccessOf>,
  listening: Logged,
  { authenticator, providerAuthenticator, customers }: SharedParts,
): Perform<Output> {
  const readInput = inputReader(call);
  const watched = watching(call, customers);
  /** Reports a refusal by the handler like a refusal by the authentication. */
  const noting = async <Answer>(requester: Requester | null, work: () => Promise<Answer>) => {
    try {
      return await work();
    } catch (error) {
      if (requester?.session && error instanceof AppError && ERRORS[error.code].status === 403)
        authenticator.noteDenied(requester.session, { call: call.name, address: requester.address });
      throw error;
    }
  };
  return (request, reply) => {
    const { requester } = request;
    // admit() has checked the access, so this cast to RequesterAt is safe.
    const work = (input: Input) => operation(input, requester as RequesterAt<AccessOf>, reply);
    if (requester?.provider)
      return recorded(call, request, requester.provider, providerAuthenticator, readInput, work);
    return listening(request, () =>
      noting(requester, () => {
        if (requester?.session) assertOwnStore(request, requester.session);
        const input = readInput(request);
        return watched === null || !requester?.session
          ? work(input)
          : watched(input, { by: requester.session, address: requester.address }, () => work(input));
      }),
    );
  };
}

/** Answers a call: waits for a slot, runs the handler, and sends a document, rows, a file or JSON. */
function handlerOf<Input, Output, AccessOf extends Access>(
  call: Call<Input, Output, AccessOf>,
  perform: Perform<Output>,
  write: ReturnType<typeof answerWriter>,
  { authenticator, providerAuthenticator, documents }: SharedParts,
) {
  const { fileType } = call.output;
  const sendRows = rowsSender(call, write);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { requester } = request;
    // A waiting call has not read anything yet, so it occupies no database connection.
    const place =
      call.cost !== undefined && requester
        ? await takePlace(call.cost, ownerOf(requester, call.cost), reply)
        : null;
    const answering = perform(request, reply);
    const answer = await (place?.during(answering) ?? answering);
    if (answer instanceof Document)
      return documents.send({ request, reply, call: call.name }, answer, (output) =>
        write(call.output.encode(output)),
      );
    void reply.header('cache-control', 'no-store');
    const sent = sendRows?.(reply, answer) ?? null;
    if (sent !== null) return sent;
    const encoded = call.output.encode(answer);
    if (fileType === undefined) return encoded;
    return sendFile(reply, fileType, encoded as AnsweredFile, {
      mayStill: () => mayStill(call.access, request, authenticator, providerAuthenticator),
      until: (over) => void place?.during(over).catch(() => undefined),
    });
  };
}

/**
 * For a call that shows customers of past days: counts it before it runs, and records it before the response is sent.
 */
function watching<Input>(
  { name, namesCustomers: what, output }: Call<Input, unknown>,
  customers: CustomerWatch,
) {
  if (what === undefined || what.kind === 'current' || what.kind === 'one') return null;
  const isFile = output.fileType !== undefined;
  return async <Answer>(
    input: Input,
    who: { by: Session; address: string },
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (!goesOn(input)) customers.count(who.by, what.kind);
    const answer = await work();
    const orders = ordersNamedIn(answer);
    if (what.kind !== 'search' && orders === null) throw new Error(`${name} does not say whom it names`);
    await customers.note({ ...who, what, isFile, orders });
    return answer;
  };
}

/** True for a later page of a list, which is not counted because the first page was. */
const goesOn = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'after' in input && input.after !== null;

/** True when an admitted caller still has the permission. Sessions end and roles change while a long file is sent. */
async function mayStill(
  access: Access,
  request: FastifyRequest,
  authenticator: Authenticator,
  providerAuthenticator: ProviderAuthenticator,
): Promise<boolean> {
  if (access.kind === 'provider') {
    const session = await providerAuthenticator.findSession(
      request.cookies[providerAuthenticator.cookieName] ?? '',
    );
    return session !== null && providerMay(session, access.permission);
  }
  if (access.kind !== 'session') return true;
  const session = await authenticator.findSession(
    readCredentials(request, authenticator.cookieName).token ?? '',
  );
  return session !== null && can(session, access.permission);
}

/** Length of the body as the request declares it; null when not declared. */
function declaredBytes({ headers }: FastifyRequest): number | null {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;
}

/**
 * The subject of limits for large work: the store, with all its users, keys and links. Files of the provider
 * count as one store, so that connections remain for background work. Reports and documents of the provider
 * count per person.
 */
function ownerOf(
  { session, intakeStoreId, linkedOrder, provider, address }: Requester,
  kind: Cost | 'body',
): string {
  if (provider !== null)
    return kind === 'body' || kind === 'file' ? 'provider' : `provider ${provider.login}`;
  const storeId = session?.storeId ?? intakeStoreId ?? linkedOrder?.storeId;
  return storeId === undefined ? address : `store ${storeId}`;
}

async function admit<Input, Output>(
  call: Call<Input, Output>,
  request: FastifyRequest,
  authenticator: Authenticator,
  how: { headerSessionsOnly: boolean; ownOrigins: ReadonlySet<string>; worth: number },
): Promise<Requester> {
  const credentials = readCredentials(request, authenticator.cookieName);
  if (call.method !== 'GET') assertNotForged(request, credentials, how.ownOrigins);
  if (how.headerSessionsOnly && credentials.via !== 'header') throw new AppError('auth.origin-refused');
  const requester: Requester = {
    session: null,
    provider: null,
    intakeStoreId: null,
    intakeKeyLabel: null,
    linkedOrder: null,
    address: request.ip,
    correlationId: request.id,
    isBrowser: isFromPanel(request),
  };
  if (call.access.kind === 'public') return requester;
  if (call.access.kind === 'intake-key') {
    if (credentials.token !== null || credentials.apiKey === null) throw new AppError('intake.key-invalid');
    const found = await authenticator.findIntakeStore(credentials.apiKey, requester.address, how.worth);
    if (found === null) throw new AppError('intake.key-invalid');
    return { ...requester, intakeStoreId: found.storeId, intakeKeyLabel: found.label };
  }
  if (call.access.kind === 'order-link') {
    const token = request.headers[ORDER_LINK_HEADER];
    const linkedOrder = typeof token === 'string' ? authenticator.findLinkedOrder(token) : null;
    if (linkedOrder === null) throw new AppError('order-link.invalid');
    return { ...requester, linkedOrder };
  }
  if (call.access.kind === 'provider') throw new Error('the provider has a door of its own');
  const session = credentials.token === null ? null : await authenticator.findSession(credentials.token);
  if (session === null) {
    const wasVisit = credentials.token !== null && (await authenticator.wasVisit(credentials.token));
    throw new AppError(wasVisit ? 'visit.ended' : 'auth.required');
  }
  // Checks the method in the call's declaration and not of the route, because some older paths change data
  // with a GET.
  if (session.visit !== null && call.method !== 'GET') throw new AppError('visit.read-only');
  const isClosed = session.visit !== null && call.isOpenToVisits !== true;
  if (isClosed || !can(session, call.access.permission)) {
    authenticator.noteDenied(session, { call: call.name, address: requester.address });
    throw new AppError('auth.forbidden');
  }
  authenticator.countSessionCall(session, how.worth);
  if (call.access.isSensitive && !(await authenticator.isProven(session)))
    throw new AppError('auth.prove-again');
  return { ...requester, session };
}

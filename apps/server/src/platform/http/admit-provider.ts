import type { ErrorCode } from '@comanda/contract/errors';
import { type Call, PROVIDER_SESSION_HEADER } from '@comanda/contract/kit/define-call';
import { type ProviderPermission, providerMay } from '@comanda/domain/people/provider/permissions';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { assertNotForged, isFromPanel } from './credentials.ts';
import type { ProviderRequester, ProviderSession } from './requester.ts';

/** The console's session cookie. Its name differs from the stores' cookie, because a browser may have both. */
export function providerCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-pid' : 'pid';
}

/** The audit record of a call by the provider's people. It contains numbers only, no texts. */
export interface ProviderAct {
  session: ProviderSession;
  call: string;
  /** The store that the call's input names. */
  storeId: number | null;
  /** Other numbers in the call's input. */
  numbers: Readonly<Record<string, number>>;
  address: string;
}

/** The authentication checks for the provider's people; the provider area implements them. */
export interface ProviderAuthenticator {
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
  findSession(token: string): Promise<ProviderSession | null>;
  /** Counts one call. Throws `auth.throttled` above the limit. */
  countCall(session: ProviderSession): void;
  /** True when password and code were typed recently enough for sensitive calls. */
  isProven(session: ProviderSession): boolean;
  /** Records an action before it runs. Returns a function that adds the outcome. */
  record(act: ProviderAct): Promise<(outcome: 'done' | ErrorCode) => Promise<void>>;
}

type ProviderCall = Pick<Call<unknown, unknown>, 'name' | 'method' | 'isRecorded'>;

/** Admits a caller with a session of the console and the permission. Records a missing permission. */
export async function admitProvider(
  call: ProviderCall & { access: { permission: ProviderPermission; isSensitive?: true } },
  request: FastifyRequest,
  authenticator: ProviderAuthenticator,
): Promise<ProviderRequester> {
  const token = request.cookies[authenticator.cookieName] ?? null;
  if (call.method !== 'GET')
    assertNotForged(
      request,
      { token, via: token === null ? null : 'cookie', apiKey: null },
      authenticator.ownOrigins,
    );
  const session = token === null ? null : await authenticator.findSession(token);
  const claim = request.headers[PROVIDER_SESSION_HEADER];
  if (session === null || (claim !== undefined && claim !== session.sessionId))
    throw new AppError('auth.required');
  authenticator.countCall(session);
  if (!providerMay(session, call.access.permission)) {
    const end = await authenticator.record(actOf(call.name, request, session, {}));
    await end('auth.forbidden');
    throw new AppError('auth.forbidden');
  }
  if (call.access.isSensitive && !authenticator.isProven(session)) throw new AppError('auth.prove-again');
  return {
    session: null,
    provider: session,
    intakeStoreId: null,
    intakeKeyLabel: null,
    linkedOrder: null,
    address: request.ip,
    correlationId: request.id,
    isBrowser: isFromPanel(request),
  };
}

/**
 * Runs a call of the provider. Changes, and calls with `isRecorded`, are recorded before they run; their outcome is
 * added afterwards. A call that cannot be recorded does not run.
 */
export async function recorded<Input, Output>(
  call: ProviderCall,
  request: FastifyRequest,
  session: ProviderSession,
  authenticator: ProviderAuthenticator,
  readInput: (request: FastifyRequest) => Input,
  work: (input: Input) => Promise<Output>,
): Promise<Output> {
  if (call.method === 'GET' && call.isRecorded !== true) return work(readInput(request));
  let input: Input;
  try {
    input = readInput(request);
  } catch (error) {
    const end = await authenticator.record(actOf(call.name, request, session, {}));
    await end(codeOf(error));
    throw error;
  }
  const end = await authenticator.record(actOf(call.name, request, session, input));
  try {
    const output = await work(input);
    await end('done');
    return output;
  } catch (error) {
    await end(codeOf(error));
    throw error;
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'server.unexpected';
}

function actOf(call: string, request: FastifyRequest, session: ProviderSession, input: unknown): ProviderAct {
  const { storeId = null, ...numbers } = Object.fromEntries(
    Object.entries(typeof input === 'object' && input !== null ? input : {}).filter(
      (field): field is [string, number] => /Id$/.test(field[0]) && typeof field[1] === 'number',
    ),
  );
  return { session, call, storeId, numbers, address: request.ip };
}

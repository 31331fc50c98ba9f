import { type Call, PROVIDER_SESSION_HEADER } from '@comanda/contract/define-call';
import type { ErrorCode } from '@comanda/contract/errors';
import { type ProviderPermission, providerMay } from '@comanda/domain/provider/permissions';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { assertNotForged, isFromPanel } from './credentials.ts';
import type { ProviderRequester, ProviderSession } from './requester.ts';

/** The cookie of the console. Another name than the stores' one: both may be in one browser, and neither opens the other's door. */
export function providerCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-pid' : 'pid';
}

/** What is written down of a call that a person of the provider makes. Numbers only: no words of anybody. */
export interface ProviderAct {
  session: ProviderSession;
  call: string;
  /** The store its input names. */
  storeId: number | null;
  /** Other numbers its input names. */
  numbers: Readonly<Record<string, number>>;
  address: string;
}

/** How the provider's door is kept; the provider area says it. */
export interface ProviderDoorkeeper {
  cookieName: string;
  ownOrigins: ReadonlySet<string>;
  findSession(token: string): Promise<ProviderSession | null>;
  /** Counts one call; throws `auth.throttled` when a program gone wild makes them. */
  countCall(session: ProviderSession): void;
  /** Whether the password, and the code, of this session were typed lately enough for what is sensitive. */
  isProven(session: ProviderSession): boolean;
  /** Writes down that something is about to be done; answers how to add what came of it. */
  record(act: ProviderAct): Promise<(outcome: 'done' | ErrorCode) => Promise<void>>;
}

type ProviderCall = Pick<Call<unknown, unknown>, 'name' | 'method' | 'isRecorded'>;

/** Lets in who has a session of the console and the permission; whoever lacks the permission is written down. */
export async function admitProvider(
  call: ProviderCall & { access: { permission: ProviderPermission; isSensitive?: true } },
  request: FastifyRequest,
  doorkeeper: ProviderDoorkeeper,
): Promise<ProviderRequester> {
  const token = request.cookies[doorkeeper.cookieName] ?? null;
  if (call.method !== 'GET')
    assertNotForged(
      request,
      { token, via: token === null ? null : 'cookie', apiKey: null },
      doorkeeper.ownOrigins,
    );
  const session = token === null ? null : await doorkeeper.findSession(token);
  const claim = request.headers[PROVIDER_SESSION_HEADER];
  if (session === null || (claim !== undefined && claim !== session.sessionId))
    throw new AppError('auth.required');
  doorkeeper.countCall(session);
  if (!providerMay(session, call.access.permission)) {
    const end = await doorkeeper.record(actOf(call.name, request, session, {}));
    await end('auth.forbidden');
    throw new AppError('auth.forbidden');
  }
  if (call.access.isSensitive && !doorkeeper.isProven(session)) throw new AppError('auth.prove-again');
  return {
    session: null,
    provider: session,
    intakeStoreId: null,
    linkedOrder: null,
    address: request.ip,
    correlationId: request.id,
    isBrowser: isFromPanel(request),
  };
}

/**
 * Makes a call of the provider: what changes something, and what is marked `isRecorded`, is written down before it is
 * done, and what came of it after. What cannot be written down is not done.
 */
export async function recorded<Input, Output>(
  call: ProviderCall,
  request: FastifyRequest,
  session: ProviderSession,
  doorkeeper: ProviderDoorkeeper,
  readInput: (request: FastifyRequest) => Input,
  work: (input: Input) => Promise<Output>,
): Promise<Output> {
  if (call.method === 'GET' && call.isRecorded !== true) return work(readInput(request));
  let input: Input;
  try {
    input = readInput(request);
  } catch (error) {
    const end = await doorkeeper.record(actOf(call.name, request, session, {}));
    await end(codeOf(error));
    throw error;
  }
  const end = await doorkeeper.record(actOf(call.name, request, session, input));
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

import {
  changesWire,
  dailyReportWire,
  keyHolderWire,
  PROVIDER_PATHS as PATHS,
  providerProblemWire,
  settlementWire,
} from '@comanda/contract/money/payments/payment-provider.wire';
import * as z from 'zod/mini';
import { fetchOutside } from '../../../../platform/fetch-outside.ts';
import type { Answer, Found } from '../../../../platform/outside-requests/request-once.ts';
import type { PaymentProvider, PaymentUpdate } from '../payment-provider.ts';
import { noticeOf, readObject } from './read-object.ts';

export interface ProviderAccess {
  /** URL of the provider, without a slash at the end. */
  url: string;
  /** Our API key at the provider. */
  key: string;
  /** Aborts requests in progress, which then count as unanswered. */
  stopping: AbortSignal;
  timeoutMs?: number;
}

interface HttpAnswer {
  /** HTTP status; 0 when there was no usable answer. */
  status: number;
  body: unknown;
}

/** Timeout of a request. A user may be waiting for the answer. */
const TIMEOUT_MS = 6_000;

/**
 * True when the provider understood the request and refuses it. Temporary failures (401, 403, 429) do not
 * count as refusals.
 */
const isRefusal = (status: number) => status === 400 || status === 404 || status === 409 || status === 422;

/** The payment provider over HTTP, with the calls of the contract. */
export function createHttpPaymentProvider(access: ProviderAccess): PaymentProvider {
  const requests = requestsTo(access);
  return { ...writesBy(requests), ...readsBy(requests) };
}

type Requests = ReturnType<typeof requestsTo>;

function requestsTo({ url, key, stopping, timeoutMs = TIMEOUT_MS }: ProviderAccess) {
  async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<HttpAnswer> {
    try {
      const { status, text } = await fetchOutside(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeoutMs,
        stopping,
      });
      return { status, body: JSON.parse(text) };
    } catch {
      // A failed request may still have arrived, so the result is unknown.
      return { status: 0, body: null };
    }
  }

  /**
   * Sends a request. `isRequested` checks that the answer is about the requested object and has the requested
   * data.
   */
  async function put<Kind extends PaymentUpdate['kind']>(
    kind: Kind,
    [method, path, body]: readonly ['POST' | 'PUT', string, object],
    isRequested: (update: Extract<PaymentUpdate, { kind: Kind }>) => boolean,
  ): Promise<Answer<Extract<PaymentUpdate, { kind: Kind }>>> {
    const { status, body: answer } = await send(method, path, body);
    if (isRefusal(status)) return { kind: 'refused', reason: reasonOf(answer) };
    const update = status === 200 ? readObject(answer) : null;
    const isRight = isOfKind(update, kind) && isRequested(update);
    return isRight ? { kind: 'taken', update } : { kind: 'unanswered' };
  }

  async function find<Wire extends z.ZodMiniType>(path: string, wire: Wire): Promise<Found<z.infer<Wire>>> {
    const { status, body } = await send('GET', path);
    if (status === 404) return { kind: 'unknown' };
    const read = z.safeParse(wire, body);
    return status === 200 && read.success ? { kind: 'found', update: read.data } : { kind: 'unanswered' };
  }

  return { send, put, find };
}

const iso = (at: number) => new Date(at).toISOString();

function writesBy({ put }: Requests) {
  return {
    register: ({ reference, ...request }) =>
      put(
        'receiver',
        ['PUT', PATHS.receiver(reference), request],
        (update) => update.reference === reference,
      ),
    upload: (reference, { kind, contentType, bytes }) =>
      put(
        'receiver',
        ['PUT', PATHS.document(reference, kind), { contentType, base64: bytes.toString('base64') }],
        (update) => update.reference === reference,
      ),
    charge: ({ reference, cents, expiresAt, ...request }) =>
      put(
        'charge',
        ['PUT', PATHS.charge(reference), { ...request, amountCents: cents, expiresAt: iso(expiresAt) }],
        (update) => update.reference === reference && update.cents === cents,
      ),
    withdrawCharge: (reference) =>
      put(
        'charge',
        ['POST', PATHS.withdrawCharge(reference), {}],
        (update) => update.reference === reference,
      ),
    refund: ({ reference, charge, cents }) =>
      put(
        'refund',
        ['PUT', PATHS.refund(reference), { charge, amountCents: cents }],
        (update) => update.reference === reference && update.charge === charge && update.cents === cents,
      ),
    transfer: ({ reference, cents, ...request }) =>
      put(
        'transfer',
        ['PUT', PATHS.transfer(reference), { ...request, amountCents: cents }],
        (update) => update.reference === reference && update.cents === cents,
      ),
    boleto: ({ reference, cents, ...request }) =>
      put(
        'boleto',
        ['PUT', PATHS.boleto(reference), { ...request, amountCents: cents }],
        (update) => update.reference === reference && update.cents === cents,
      ),
    withdrawBoleto: (reference) =>
      put(
        'boleto',
        ['POST', PATHS.withdrawBoleto(reference), {}],
        (update) => update.reference === reference,
      ),
  } satisfies Partial<PaymentProvider>;
}

function readsBy({ send, find }: Requests) {
  return {
    lookUpKey: (kind, pixKey) => find(PATHS.key(kind, pixKey), keyHolderWire),
    read: async (reference) => {
      const { status, body } = await send('GET', PATHS.object(reference));
      if (status === 404) return { kind: 'unknown' };
      const update = status === 200 ? readObject(body) : null;
      return update?.reference === reference ? { kind: 'found', update } : { kind: 'unanswered' };
    },
    list: async (since) => {
      const found = await find(PATHS.changes(since), changesWire);
      if (found.kind !== 'found') return found;
      const { changes, next } = found.update;
      return { kind: 'found', update: { changes: changes.map(noticeOf), next } };
    },
    settlement: async (day) => {
      const found = await find(PATHS.settlement(day), settlementWire);
      return found.kind === 'found' ? { kind: 'found', update: found.update.lines } : found;
    },
    report: async (day) => {
      const found = await find(PATHS.report(day), dailyReportWire);
      if (found.kind !== 'found') return found;
      const { openingCents, closingCents, lines } = found.update;
      const reported = lines.map((line) => ({ ...line, at: Date.parse(line.at) }));
      return { kind: 'found', update: { day, openingCents, closingCents, lines: reported } };
    },
  } satisfies Partial<PaymentProvider>;
}

function isOfKind<Kind extends PaymentUpdate['kind']>(
  update: PaymentUpdate | null,
  kind: Kind,
): update is Extract<PaymentUpdate, { kind: Kind }> {
  return update?.kind === kind;
}

function reasonOf(body: unknown): string | null {
  const problem = z.safeParse(providerProblemWire, body);
  return problem.success ? problem.data.reason || problem.data.title || null : null;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { failureCode } from '../jobs/failure-code.ts';
import { newTraceId } from '../trace-id.ts';

/**
 * Names that attributes may have. Their values are numbers and names that we define, never data of people.
 */
export type AttributeName =
  | 'http.request.method'
  | 'http.route'
  | 'http.response.status_code'
  | 'error.type'
  | 'server.address'
  | 'db.query.summary'
  | 'comanda.store'
  | 'comanda.call'
  | 'comanda.job'
  | 'comanda.handled'
  | 'comanda.push'
  | 'comanda.mail';
export type Attributes = Partial<Record<AttributeName, string | number>>;

export type SpanKind = 'server' | 'client' | 'internal' | 'producer';

/** A measured part of a request or of a job's round. Times in epoch milliseconds, with fractions. */
export interface Span {
  name: string;
  kind: SpanKind;
  startedAt: number;
  endedAt: number | null;
  attributes: Attributes;
  /** Code of the failure; null for success. */
  failure: string | null;
  parent: Span | null;
  trace: Trace;
}

/** All spans of one request or round; the first span is the root. */
export interface Trace {
  /** The trace's id, 32 hexadecimal digits, which is also in the log and in error responses. */
  id: string;
  spans: Span[];
}

/**
 * Receives ended traces. `share` (0 to 1): the share of successful and quick traces to receive. Failed and
 * slow traces are always received.
 */
export interface TraceReceiver {
  share: number;
  receive(trace: Trace): void;
}

/** A trace that takes longer is always received. */
const SLOW_MS = 1_000;
/** Maximum of spans in a trace, because a round may concern thousands of stores. */
const MAX_SPANS = 200;

const current = new AsyncLocalStorage<Span>();
/** Null while tracing is off: the functions of this file then only call `work`. */
let receiver: TraceReceiver | null = null;

/** Starts tracing in this process, or stops it with null. */
export function sendTracesTo(to: TraceReceiver | null): void {
  receiver = to;
}

const now = () => performance.timeOrigin + performance.now();

/** Begins a trace; with a new number if `id` is null. Null while tracing is off. */
export function beginTrace(id: string | null, root: Pick<Span, 'name' | 'kind' | 'attributes'>): Span | null {
  if (receiver === null) return null;
  const trace: Trace = { id: id ?? newTraceId(), spans: [] };
  const span: Span = { ...root, startedAt: now(), endedAt: null, failure: null, parent: null, trace };
  trace.spans.push(span);
  return span;
}

/**
 * Ends a trace by its root span. Only now it is known if the trace failed, and must be sent. `isWorth` false:
 * the trace is only sent if it failed or was slow.
 */
export function endTrace(root: Span | null, { isWorth = true }: { isWorth?: boolean } = {}): void {
  if (root === null || receiver === null) return;
  root.endedAt = now();
  const { trace } = root;
  const isFailed = trace.spans.some(({ failure }) => failure !== null);
  const isSlow = root.endedAt - root.startedAt > SLOW_MS;
  if (isFailed || isSlow || (isWorth && isInShare(trace.id, receiver.share))) receiver.receive(trace);
}

/** Depends only on the trace's id, so that all servers choose the same traces. */
const isInShare = (id: string, share: number) => Number.parseInt(id.slice(-8), 16) < share * 2 ** 32;

/** Runs `work` as a part of the span's trace. */
export function within<Result>(span: Span | null, work: () => Result): Result {
  return span === null ? work() : current.run(span, work);
}

/** Runs `work`, synchronous or not, and measures it as a part of the current trace, if there is one. */
export function inSpan<Result>(
  { name, kind = 'internal', attributes }: { name: string; kind?: SpanKind; attributes: Attributes },
  work: () => Result,
): Result {
  const parent = receiver === null ? undefined : current.getStore();
  if (parent === undefined || parent.trace.spans.length >= MAX_SPANS) return work();
  const { trace } = parent;
  const span: Span = {
    name,
    kind,
    attributes,
    startedAt: now(),
    endedAt: null,
    failure: null,
    parent,
    trace,
  };
  trace.spans.push(span);
  const end = () => {
    span.endedAt = now();
  };
  const fail = (err: unknown) => {
    span.failure = failureCode(err);
    end();
  };
  try {
    const result = current.run(span, work);
    if (result instanceof Promise) result.then(end, fail);
    else end();
    return result;
  } catch (err) {
    fail(err);
    throw err;
  }
}

/** The span that the running code belongs to; undefined outside a trace. */
export const currentSpan = (): Span | undefined => (receiver === null ? undefined : current.getStore());

/** Runs `work` as a separate trace, e.g. for a row that a job works on. */
export async function inTrace<Result>(
  root: Pick<Span, 'name' | 'kind' | 'attributes'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = beginTrace(null, root);
  try {
    return await within(span, work);
  } catch (err) {
    if (span !== null) span.failure = failureCode(err);
    throw err;
  } finally {
    endTrace(span);
  }
}

/** Measures a push to sockets: as a part of the current trace, or as a trace of its own. */
export function inPush(name: string, storeId: number | null, push: () => void): void {
  if (receiver === null) {
    push();
    return;
  }
  const attributes: Attributes = {
    'comanda.push': name,
    ...(storeId !== null && { 'comanda.store': storeId }),
  };
  const about = { name: 'push', kind: 'producer', attributes } as const;
  if (current.getStore() !== undefined) {
    inSpan(about, push);
    return;
  }
  const root = beginTrace(null, about);
  try {
    within(root, push);
  } finally {
    endTrace(root);
  }
}

import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import {
  type Context,
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace as traces,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { newTraceId } from '../trace-id.ts';
import type { Span, SpanKind, Trace, TraceReceiver } from './spans.ts';

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
  producer: OtelKind.PRODUCER,
};
/** Allowed values of attributes: names and numbers that we define. Other values are hidden. */
const PLAIN = /^[\w ./:;*-]{0,400}$/;
const HIDDEN = '?';
/** Spans are sent this often. */
const SEND_EVERY_MS = 1_000;
/** When the server stops, it waits this long for the collector. */
const LAST_MS = 2_000;

export interface OtlpReceiver extends TraceReceiver {
  /** Sends the waiting spans. Never rejects. */
  close(): Promise<void>;
}

export interface TraceSettings {
  /** URL of the collector for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Share of successful and quick traces that are sent, from 0 to 1. */
  share: number;
}

/**
 * Sends traces to an OpenTelemetry collector (OTLP, JSON). This module is loaded only with an endpoint,
 * because the libraries take memory and time at the start. If the collector does not answer, traces are lost,
 * but the server is not delayed.
 */
export function createOtlpReceiver({ endpoint, share }: TraceSettings, server: string): OtlpReceiver {
  let nextTraceId: string | null = null;
  const random = new RandomIdGenerator();
  const idGenerator: IdGenerator = {
    generateTraceId: () => nextTraceId ?? newTraceId(),
    generateSpanId: () => random.generateSpanId(),
  };
  const provider = new TracerProvider({
    idGenerator,
    resource: resourceFromAttributes({
      'service.name': 'comanda',
      'service.version': PRODUCT_VERSION,
      'service.instance.id': server,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('comanda');
  return {
    share,
    receive: (trace) => {
      nextTraceId = trace.id;
      sendTrace(tracer, trace);
      nextTraceId = null;
    },
    close: async () => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LAST_MS);
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

/** Creates the OpenTelemetry spans of a complete trace, parents first, with the measured times. */
function sendTrace(tracer: Tracer, { spans }: Trace): void {
  const contexts = new Map<Span, Context>();
  for (const each of spans) {
    const parent = (each.parent && contexts.get(each.parent)) ?? ROOT_CONTEXT;
    const made = tracer.startSpan(
      plain(each.name),
      { kind: KINDS[each.kind], startTime: each.startedAt, attributes: plainAttributes(each) },
      parent,
    );
    if (each.failure !== null) {
      made.setAttribute('error.type', plain(each.failure));
      made.setStatus({ code: SpanStatusCode.ERROR });
    }
    // A span that has not ended, such as a waiting push, ends with the request.
    made.end(each.endedAt ?? spans[0]?.endedAt ?? undefined);
    contexts.set(each, traces.setSpan(ROOT_CONTEXT, made));
  }
}

const plain = (words: string) => (PLAIN.test(words) ? words : HIDDEN);

const plainAttributes = ({ attributes }: Span): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : plain(value),
    ]),
  );

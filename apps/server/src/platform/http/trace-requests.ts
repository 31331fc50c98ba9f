import type { FastifyInstance } from 'fastify';
import { beginTrace, endTrace, type Span } from '../tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The root span of the request's trace; null while tracing is off. */
    span: Span | null;
  }
}

/** Traces every declared call, under its route template. The trace's id is the request's id. */
export function traceRequests(http: FastifyInstance): void {
  http.decorateRequest('span', null);
  http.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    if (route?.startsWith('/api/'))
      request.span = beginTrace(request.id, {
        name: `${request.method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': request.method, 'http.route': route },
      });
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    if (span !== null) span.attributes['http.response.status_code'] = reply.statusCode;
    endTrace(span);
    done();
  });
}

import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The route also answers HEAD, which uptime monitors send. */
const PROBE = { exposeHeadRoute: true };

interface Deps {
  /** Metrics of the platform and of areas. */
  metrics: Registry;
  isDatabaseReady(): Promise<boolean>;
  /** True when the server is ending and must get no more requests. */
  isDraining(): boolean;
  connectedPanels(): number;
  isInsider(request: FastifyRequest): boolean;
}

/**
 * Processor, memory and event loop of this process. Their timers never stop, so the metrics are created once,
 * and shared by all servers in one process.
 */
const processMetrics = new Registry();
let areCollected = false;

function collectOfProcess(): void {
  if (!areCollected) collectDefaultMetrics({ register: processMetrics });
  areCollected = true;
}

/**
 * `/healthz` is public: it shows that the process is alive, and its release. `/readyz` (whether it can serve)
 * and `/metrics` (for Prometheus) are restricted: otherwise strangers could query the database without limit.
 * None of these responses contains a person or a store.
 */
export function serveHealth(app: FastifyInstance, { metrics: registry, ...deps }: Deps): void {
  collectOfProcess();
  const durations = new Histogram({
    name: 'comanda_http_request_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'comanda_panels_connected',
    help: 'Live sockets of panels.',
    registers: [registry],
    collect() {
      this.set(deps.connectedPanels());
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', PROBE, async () => ({ status: 'ok', version: PRODUCT_VERSION }));
  app.get('/readyz', PROBE, async (request, reply) => {
    if (!deps.isInsider(request)) return reply.callNotFound();
    if (deps.isDraining()) return reply.code(503).send({ status: 'leaving' });
    const isReady = await deps.isDatabaseReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unavailable' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!deps.isInsider(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await Registry.merge([processMetrics, registry]).metrics());
  });
}

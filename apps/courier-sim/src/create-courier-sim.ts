import { randomBytes } from 'node:crypto';
import {
  cancelRequestWire,
  deliveryOrderWire,
  handleProblemWire,
  LOGISTICS_PATHS,
  tokenRequestWire,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Deliveries } from './deliveries.ts';
import { detailsBody, priceAt } from './delivery.ts';
import { GOOD, type Misbehaviour, misbehaviourWire } from './misbehaviour.ts';
import type { SimAccount } from './send-events.ts';

const OUT_OF_AREA = 'fora da área de atendimento';
/** Fields of a request that the price depends on. */
const availabilityQuestion = z.pick(deliveryOrderWire, {
  pickupAddress: true,
  deliveryAddress: true,
  vehicle: true,
  limitTimes: true,
  totalOrderPrice: true,
  totalWeight: true,
});
const TOKEN_SECONDS = 3_600;
const REJECT_AFTER_MS = 10 * 60_000;

export interface SimOptions {
  accounts: readonly SimAccount[];
  seed?: number;
  /** Simulated minutes per real minute. With 0, no delivery moves by itself. */
  speed?: number;
  now?: () => number;
}

/** A reference courier service with configurable behaviour. */
export interface CourierSim {
  readonly http: FastifyInstance;
  readonly deliveries: Deliveries;
  misbehave(how: Partial<Misbehaviour>): void;
  behave(): void;
  stop(): Promise<void>;
}

/**
 * Implements the logistics calls of Open Delivery v1.7.0 and sends its signed events. `POST /controle` sets
 * parts of the configured {@link Misbehaviour}, and `GET /controle` returns the whole.
 */
export async function createCourierSim(options: SimOptions): Promise<CourierSim> {
  const { accounts, seed = 1, speed = 0, now = Date.now } = options;
  const deliveries = new Deliveries({ accounts, seed, speed, now });
  const tokens = new Map<string, string>();
  const http = fastify({ logger: false, forceCloseConnections: true });
  guard(http, deliveries);

  http.post(LOGISTICS_PATHS.token, (request, reply) => {
    const requested = z.safeParse(tokenRequestWire, request.body);
    const account = requested.success ? deliveries.accountOf(requested.data.client_id) : undefined;
    if (!requested.success || account?.clientSecret !== requested.data.client_secret)
      return problem(reply, 401, 'Unauthorized');
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, account.clientId);
    return reply.send({ access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS });
  });

  const clientOf = (request: FastifyRequest) =>
    tokens.get(request.headers.authorization?.replace(/^Bearer /i, '') ?? '');

  http.post(LOGISTICS_PATHS.delivery, (request, reply) => {
    const clientId = clientOf(request);
    if (clientId === undefined) return problem(reply, 401, 'Unauthorized');
    const order = z.safeParse(deliveryOrderWire, request.body);
    if (!order.success) return problem(reply, 400, 'Bad Request');
    const { refuses, losesAnswers } = deliveries.behaviour;
    if (refuses) return problem(reply, 422, 'Unprocessable Entity', OUT_OF_AREA);
    const delivery = deliveries.take(clientId, order.data);
    if (losesAnswers) return hangUp(request, reply);
    return reply.code(202).send({
      deliveryId: delivery.deliveryId,
      event: 'PENDING',
      completion: { rejectAfter: new Date(now() + REJECT_AFTER_MS).toISOString() },
    });
  });

  http.get<{ Params: { orderId: string } }>('/v1/logistics/delivery/:orderId', (request, reply) => {
    const clientId = clientOf(request);
    if (clientId === undefined) return problem(reply, 401, 'Unauthorized');
    const delivery = deliveries.find(clientId, request.params.orderId);
    return delivery ? reply.send(detailsBody(delivery)) : problem(reply, 404, 'Not Found');
  });

  http.post(LOGISTICS_PATHS.availability, (request, reply) => {
    if (deliveries.behaviour.namesNoPrices) return problem(reply, 404, 'Not Found');
    if (!z.safeParse(availabilityQuestion, request.body).success) return problem(reply, 400, 'Bad Request');
    if (deliveries.behaviour.refuses) return problem(reply, 422, 'Unprocessable Entity', OUT_OF_AREA);
    return reply.send({
      deliveryPrice: priceAt(deliveries.behaviour.priceRisePercent),
      vehicles: { availableVehicles: 3 },
      ETAs: { updateMethod: 'OFFLINE', pickupEtaInMinutes: 8, deliveryEtaInMinutes: 25 },
    });
  });

  http.post<{ Params: { orderId: string } }>('/v1/logistics/handleProblem/:orderId', (request, reply) => {
    const clientId = clientOf(request);
    if (clientId === undefined) return problem(reply, 401, 'Unauthorized');
    const answer = z.safeParse(handleProblemWire, request.body);
    if (!answer.success) return problem(reply, 400, 'Bad Request');
    const delivery = deliveries.find(clientId, request.params.orderId);
    if (!delivery || !deliveries.solve(delivery, answer.data.action)) return problem(reply, 404, 'Not Found');
    return deliveries.behaviour.losesAnswers ? hangUp(request, reply) : reply.send({});
  });

  http.post<{ Params: { orderId: string } }>('/v1/logistics/cancel/:orderId', (request, reply) => {
    const clientId = clientOf(request);
    if (clientId === undefined) return problem(reply, 401, 'Unauthorized');
    if (!z.safeParse(cancelRequestWire, request.body).success) return problem(reply, 400, 'Bad Request');
    const delivery = deliveries.find(clientId, request.params.orderId);
    if (!delivery) return problem(reply, 404, 'Not Found');
    const mayCancel = !deliveries.behaviour.refusesCancellations && deliveries.cancel(delivery);
    if (!mayCancel) return problem(reply, 422, 'Unprocessable Entity', 'o entregador já está a caminho');
    return reply.code(202).send({ additionalCharges: false });
  });

  const misbehave = (how: Partial<Misbehaviour>) => {
    deliveries.behaviour = { ...deliveries.behaviour, ...how };
  };
  bindControl(http, deliveries, misbehave);

  return {
    http,
    deliveries,
    misbehave,
    behave: () => {
      deliveries.behaviour = GOOD;
    },
    stop: async () => {
      deliveries.stop();
      await http.close();
    },
  };
}

/** Parses form bodies. Before each call of the service, it applies the configured faults. */
function guard(http: FastifyInstance, deliveries: Deliveries): void {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/controle')) return;
    const { delayMs, isDown } = deliveries.behaviour;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isDown) hangUp(request, reply);
  });
}

/** Binds `/controle`, where a test reads and sets the configured faults. */
function bindControl(
  http: FastifyInstance,
  deliveries: Deliveries,
  misbehave: (how: Partial<Misbehaviour>) => void,
): void {
  http.get('/controle', () => ({ comportamento: deliveries.behaviour, entregas: deliveries.all.length }));
  http.post('/controle', (request, reply) => {
    const how = z.safeParse(z.partial(misbehaviourWire), request.body);
    if (!how.success) return problem(reply, 400, 'Bad Request');
    misbehave(how.data);
    return reply.send({ comportamento: deliveries.behaviour });
  });
}

/** Ends the connection without an answer. */
function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function problem(reply: FastifyReply, status: number, title: string, detail?: string): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ title, status, ...(detail === undefined ? {} : { detail }) });
}

import { timingSafeEqual } from 'node:crypto';
import {
  boletoRequestWire,
  chargeRequestWire,
  documentRequestWire,
  type ProviderObject,
  receiverRequestWire,
  refundRequestWire,
  transferRequestWire,
} from '@comanda/contract/money/payments/payment-provider.wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Bank, type BankOptions, Refusal } from './bank.ts';
import { eventBody } from './bank-state.ts';
import { bindControl } from './control.routes.ts';
import { GOOD, type Misbehaviour } from './misbehaviour.ts';
import { runDue } from './run-due.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { boletoOf, putBoleto, withdrawBoleto } from './things/boletos.ts';
import { putCharge, withdrawCharge } from './things/charges.ts';
import { holderOf } from './things/keys.ts';
import { putDocument, putReceiver } from './things/receivers.ts';
import { putRefund } from './things/refunds.ts';
import { reportOf } from './things/report.ts';
import { settledOn } from './things/settlement.ts';
import { putTransfer } from './things/transfers.ts';

/** Maximum body size in bytes. It is large, because documents arrive as pictures. */
const LARGEST_BODY = 16 * 1024 * 1024;
const MAX_CHANGES = 500;

export interface BankSimOptions extends Partial<BankOptions> {
  /** API key that callers must send. */
  key: string;
  /** Secret that signs webhooks. */
  secret: string;
  /** Address that webhooks are sent to. Null: no webhook is sent until an address is set. */
  webhookUrl?: string | null;
}

/** A payment provider with configurable behaviour. */
export interface BankSim {
  readonly http: FastifyInstance;
  readonly bank: Bank;
  sendWebhooksTo(url: string): void;
  misbehave(how: Partial<Misbehaviour>): void;
  behave(): void;
  /** Runs all due steps and sends all due webhooks. Returns the HTTP status of each webhook. */
  round(): Promise<number[]>;
}

type Named = FastifyRequest<{ Params: { reference: string } }>;

/**
 * Implements the payment provider's calls of the contract and sends its signed webhooks. `/pagador` and
 * `/controle` simulate the outside world.
 */
export async function createBankSim(options: BankSimOptions): Promise<BankSim> {
  const { key, secret, path = null, now = Date.now } = options;
  const bank = new Bank({ path, now });
  let webhookUrl = options.webhookUrl ?? null;
  const http = fastify({ logger: false, forceCloseConnections: true, bodyLimit: LARGEST_BODY });
  guard(http, bank, key);

  /** Answers a request. The configured faults may replace the result by no answer, or by wrong amounts. */
  const answer = (request: FastifyRequest, reply: FastifyReply, object: ProviderObject): FastifyReply => {
    if (bank.behaviour.losesAnswers) return hangUp(request, reply);
    return reply.send(bank.behaviour.tellsOtherAmounts ? withOtherAmounts(object) : object);
  };
  const put = <Input extends z.ZodMiniType>(
    route: string,
    wire: Input,
    make: (bank: Bank, reference: string, wanted: z.infer<Input>) => ProviderObject,
  ) =>
    http.put(route, (request: Named, reply) =>
      answer(request, reply, make(bank, request.params.reference, z.parse(wire, request.body))),
    );

  put('/v1/receivers/:reference', receiverRequestWire, putReceiver);
  put('/v1/charges/:reference', chargeRequestWire, putCharge);
  put('/v1/refunds/:reference', refundRequestWire, putRefund);
  put('/v1/transfers/:reference', transferRequestWire, putTransfer);
  put('/v1/boletos/:reference', boletoRequestWire, putBoleto);
  http.put<{ Params: { reference: string; kind: string } }>(
    '/v1/receivers/:reference/documents/:kind',
    (request, reply) => {
      z.parse(documentRequestWire, request.body);
      return answer(request, reply, putDocument(bank, request.params.reference, request.params.kind));
    },
  );
  http.post('/v1/charges/:reference/withdraw', (request: Named, reply) =>
    answer(request, reply, withdrawCharge(bank, request.params.reference)),
  );
  http.post('/v1/boletos/:reference/withdraw', (request: Named, reply) => {
    boletoOf(bank, request.params.reference);
    return answer(request, reply, withdrawBoleto(bank, request.params.reference));
  });
  http.get('/v1/objects/:reference', (request: Named, reply) => {
    const stored = bank.find(request.params.reference);
    if (stored === undefined) return reply.code(404).send({ title: 'Não existe' });
    return reply.send(bank.behaviour.tellsOtherAmounts ? withOtherAmounts(stored.object) : stored.object);
  });
  http.get<{ Params: { kind: string; key: string } }>('/v1/keys/:kind/:key', (request, reply) => {
    const holder = holderOf(request.params.kind, request.params.key);
    return holder === null ? reply.code(404).send({ title: 'Chave sem dono' }) : reply.send(holder);
  });
  http.get<{ Querystring: { since?: string } }>('/v1/changes', (request) => {
    const since = Number(request.query.since || '0');
    const changes = bank.state.changes.filter(({ position }) => position > since).slice(0, MAX_CHANGES);
    return { changes: changes.map(eventBody), next: String(changes.at(-1)?.position ?? since) };
  });
  http.get<{ Params: { day: string } }>('/v1/report/:day', (request) => reportOf(bank, request.params.day));
  http.get<{ Params: { day: string } }>('/v1/settlements/:day', (request) => ({
    day: request.params.day,
    lines: settledOn(bank, request.params.day),
  }));
  bindControl(http, bank);

  return {
    http,
    bank,
    sendWebhooksTo: (url) => {
      webhookUrl = url;
    },
    misbehave: (how) => {
      bank.behaviour = { ...bank.behaviour, ...how };
    },
    behave: () => {
      bank.behaviour = GOOD;
    },
    round: async () => {
      runDue(bank);
      return webhookUrl === null ? [] : sendWebhooks(bank, { url: webhookUrl, secret });
    },
  };
}

/** Answers requests that are refused. Applies the configured faults before each call of the provider. */
function guard(http: FastifyInstance, bank: Bank, key: string): void {
  http.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(422).send({ title: 'Recusado', reason: error.message });
    if (error instanceof z.core.$ZodError) return reply.code(400).send({ title: 'Pedido malformado' });
    return reply.code(500).send({ title: 'Erro interno' });
  });
  http.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    const { delayMs, isDown, failsInside } = bank.behaviour;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isDown) return hangUp(request, reply);
    if (failsInside) return reply.code(500).send({ title: 'Erro interno' });
    if (!isKey(request.headers.authorization, key)) return reply.code(401).send({ title: 'Chave inválida' });
    runDue(bank);
  });
}

function isKey(header: string | undefined, key: string): boolean {
  const reported = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  return reported.length === right.length && timingSafeEqual(reported, right);
}

function withOtherAmounts(object: ProviderObject): ProviderObject {
  return object.kind === 'receiver' ? object : { ...object, amountCents: object.amountCents + 1 };
}

/** Ends the connection without an answer. */
function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

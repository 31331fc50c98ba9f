import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Bank } from './bank.ts';
import { GOOD, misbehaviourWire } from './misbehaviour.ts';
import { runDue } from './run-due.ts';
import { payBoleto } from './things/boletos.ts';
import { closeDispute, openDispute } from './things/disputes.ts';
import { payPix } from './things/pay-pix.ts';
import { reject, rejectDocument } from './things/receivers.ts';

const cents = z.int().check(z.gte(1));
const text = z.string().check(z.minLength(1), z.maxLength(600));

const payment = z.object({ codigo: text });
const boletoPayment = z.object({ referencia: text, centavos: z.optional(cents) });
const contest = z.object({ cobranca: text, centavos: z.optional(cents), motivo: z.optional(text) });
const judgement = z.object({ contestacao: text, resultado: z.enum(['won', 'lost']) });
/** Rejection of a document. Without `documento`, the bank rejects the whole receiver. */
const rejection = z.object({ recebedor: text, documento: z.optional(text), motivo: text });
const jump = z.object({ ms: z.int().check(z.gte(0), z.lte(400 * 86_400_000)) });

/**
 * Binds calls that simulate the outside world: people pay and contest, time passes, the bank has faults. They
 * must be reachable only on loopback.
 */
export function bindControl(http: FastifyInstance, bank: Bank): void {
  http.post('/pagador/pix', (request) => payPix(bank, z.parse(payment, request.body).codigo));
  http.post('/pagador/boleto', (request) => {
    const { referencia, centavos } = z.parse(boletoPayment, request.body);
    return payBoleto(bank, referencia, centavos ?? null);
  });
  http.post('/pagador/contestar', (request) => {
    const { cobranca, centavos, motivo } = z.parse(contest, request.body);
    return openDispute(bank, cobranca, centavos ?? null, motivo ?? 'não reconheço esta compra');
  });
  http.post('/controle/julgar', (request) => {
    const { contestacao, resultado } = z.parse(judgement, request.body);
    return closeDispute(bank, contestacao, resultado);
  });
  http.post('/controle/reprovar', (request) => {
    const { recebedor, documento, motivo } = z.parse(rejection, request.body);
    return documento === undefined
      ? reject(bank, recebedor, motivo)
      : rejectDocument(bank, recebedor, documento, motivo);
  });
  http.post('/controle/relogio', (request) => {
    bank.jump(z.parse(jump, request.body).ms);
    runDue(bank);
    return { agora: bank.nowIso() };
  });
  http.get('/controle', () => ({ comportamento: bank.behaviour, agora: bank.nowIso() }));
  http.post('/controle', (request) => {
    bank.behaviour = { ...bank.behaviour, ...z.parse(z.partial(misbehaviourWire), request.body) };
    return { comportamento: bank.behaviour };
  });
  http.post('/controle/bom', () => {
    bank.behaviour = GOOD;
    return { comportamento: bank.behaviour };
  });
}

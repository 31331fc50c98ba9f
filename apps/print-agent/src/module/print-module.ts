import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { foundPrinters } from '@comanda/contract/orders/printing/print-device.wire';
import {
  type ModuleRefusal,
  modulePairing,
  modulePrint,
} from '@comanda/contract/orders/printing/print-module.wire';
import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import { PrinterFault, TicketFault } from '../printers/printer-backend.ts';
import type { LocalPrint } from '../queue/local-jobs.ts';
import { REFUSALS } from '../texts.ts';
import { admitVisitor, answerHeaders, preflightHeaders, type Visitor } from './admit-visitor.ts';
import { localPrintOf } from './local-print.ts';
import type { ModulePermissions } from './module-permissions.ts';
import { createRateLimit } from './rate-limit.ts';
import { isJson, readBody } from './read-body.ts';

export interface ModuleParts {
  /** Origin of the paired server, whose pages may call. Null if the agent is not paired. */
  allowedOrigin(): string | null;
  permissions: ModulePermissions;
  printers(): Promise<readonly FoundPrinter[]>;
  print(print: LocalPrint): Promise<void>;
  now(): number;
}

const BURST = 60;
const PER_SECOND = 10;

/** A refused call: the HTTP status and the text of the response. */
class Refusal extends Error {
  readonly status: number;
  readonly code: ModuleRefusal['codigo'];

  constructor(status: number, code: ModuleRefusal['codigo'], text: string) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

/** The module for pages of the paired server: GET /impressoras, POST /imprimir, POST /parear. */
export function createPrintModule(parts: ModuleParts): RequestListener {
  const mayCall = createRateLimit(BURST, PER_SECOND, parts.now);

  async function answerCall(request: IncomingMessage, visitor: Visitor): Promise<object> {
    const path = request.url ?? '';
    if (request.method === 'GET' && path === '/impressoras') {
      assertToken(request, visitor);
      return { status: true, impressoras: foundPrinters.encode(await parts.printers()) };
    }
    if (request.method !== 'POST' || (path !== '/imprimir' && path !== '/parear')) {
      throw new Refusal(404, 'pedido', REFUSALS.path);
    }
    // Pages always send an Origin header with a POST. A POST without this header does not come from a page.
    if (visitor.kind !== 'page') throw new Refusal(403, 'origem', REFUSALS.origin);
    if (path === '/imprimir') assertToken(request, visitor);
    const sent = await readJson(request);
    return path === '/parear' ? pair(sent, visitor.origin) : print(sent);
  }

  function assertToken(request: IncomingMessage, visitor: Visitor): void {
    const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const origin = visitor.kind === 'page' ? visitor.origin : null;
    if (token === undefined || !parts.permissions.isAllowed(token, origin)) {
      throw new Refusal(401, 'pareamento', REFUSALS.unpaired);
    }
  }

  function pair(sent: unknown, origin: string): object {
    const requested = z.safeParse(modulePairing, sent);
    if (!requested.success) throw new Refusal(400, 'pedido', REFUSALS.malformed);
    const token = parts.permissions.pair(requested.data.codigo, origin);
    if (token !== null) return { status: true, token };
    const isCodeRequest = requested.data.codigo.trim() === '';
    throw new Refusal(401, 'pareamento', isCodeRequest ? REFUSALS.codeShown : REFUSALS.codeWrong);
  }

  async function print(sent: unknown): Promise<object> {
    const requested = z.safeParse(modulePrint, sent);
    if (!requested.success) throw new Refusal(400, 'pedido', REFUSALS.malformed);
    const input = localPrintOf(requested.data);
    if (input === null) throw new Refusal(400, 'pedido', REFUSALS.textOrTicket);
    const names = (await parts.printers()).map(({ name }) => name);
    if (input.printer !== SYSTEM_PRINTER && !names.includes(input.printer)) {
      throw new Refusal(404, 'impressora', REFUSALS.noPrinter);
    }
    try {
      await parts.print(input);
    } catch (error) {
      if (!(error instanceof PrinterFault || error instanceof TicketFault)) throw error;
      throw new Refusal(502, 'EP01', REFUSALS.refused(error.message));
    }
    return { status: true };
  }

  return (request, response) => {
    const port = request.socket.localPort ?? 0;
    const visitor = admitVisitor(request.headers, port, parts.allowedOrigin());
    const send = (status: number, body: object) => answer(request, response, visitor, status, body);
    if (visitor.kind === 'refused') return send(403, refusalBody('origem', REFUSALS.origin));
    if (request.method === 'OPTIONS') {
      if (visitor.kind !== 'page') return send(403, refusalBody('origem', REFUSALS.origin));
      response.writeHead(204, { ...answerHeaders(visitor), ...preflightHeaders(request.headers) }).end();
      return;
    }
    if (!mayCall()) return send(429, refusalBody('limite', REFUSALS.limit));
    answerCall(request, visitor).then(
      (body) => send(200, body),
      (error: unknown) =>
        error instanceof Refusal
          ? send(error.status, refusalBody(error.code, error.message))
          : send(500, refusalBody('pedido', REFUSALS.unexpected)),
    );
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!isJson(request.headers['content-type'])) throw new Refusal(415, 'pedido', REFUSALS.json);
  let body: Awaited<ReturnType<typeof readBody>>;
  try {
    body = await readBody(request);
  } catch {
    throw new Refusal(400, 'pedido', REFUSALS.malformed);
  }
  if (body === null) throw new Refusal(413, 'pedido', REFUSALS.tooLarge);
  return body.json;
}

function refusalBody(code: ModuleRefusal['codigo'], text: string): ModuleRefusal {
  return { status: false, erro: text, codigo: code };
}

/**
 * Sends a response. If the request is still being sent, the rest is not read, and the connection closes after
 * the response.
 */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  status: number,
  body: object,
): void {
  const isRead = request.complete || request.method === 'GET';
  response.writeHead(status, { ...answerHeaders(visitor), ...(isRead ? {} : { connection: 'close' }) });
  response.end(JSON.stringify(body));
}

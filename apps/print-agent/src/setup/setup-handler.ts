import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { isJson, readBody } from '../module/read-body.ts';
import { SETUP } from '../texts.ts';
import { setupPage } from './setup-page.ts';

/** The status of this computer for the page. */
export interface SetupState {
  /** Name of the store. Null before the computer is linked. */
  store: string | null;
  /** Origin of the server. Null if the person must type it. */
  server: string | null;
  /** Name of this computer. */
  name: string;
  isRunning: boolean;
  startsByItself: boolean;
}

/** Actions of the page. Both throw a sentence for people if they fail. */
export interface SetupHost {
  state(): Promise<SetupState>;
  link(input: { code: string; name: string; server: string | null }): Promise<void>;
  /** The person has finished with the page. */
  finish(): void;
}

const linkRequest = z.object({
  codigo: z.string().check(z.maxLength(40)),
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  servidor: z.nullable(z.string().check(z.maxLength(200))),
});

/**
 * Serves the page for the pairing code, only to this machine's browser. Its address contains a random key.
 * The Host must be this machine, and changes must come from the page itself.
 */
export function createSetupHandler(host: SetupHost): { path: string; listener: RequestListener } {
  const key = randomBytes(24).toString('base64url');
  const path = `/${key}/`;

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://127.0.0.1:${request.socket.localPort}`;
    if (request.headers.host !== origin.slice('http://'.length)) return refuse(response, 403);
    if (request.method === 'GET' && request.url === path) return sendPage(response);
    if (request.method === 'GET' && request.url === `${path}estado`) {
      return sendJson(response, 200, wireOf(await host.state()));
    }
    if (request.method !== 'POST' || !request.url?.startsWith(path)) return refuse(response, 404);
    if (request.headers.origin !== origin || !isJson(request.headers['content-type']))
      return refuse(response, 403);
    if (request.url === `${path}fim`) {
      sendJson(response, 200, { status: true });
      return host.finish();
    }
    if (request.url !== `${path}ligar`) return refuse(response, 404);
    const requested = z.safeParse(linkRequest, (await readBody(request))?.json);
    if (!requested.success) return sendJson(response, 422, { status: false, erro: SETUP.incomplete });
    const { codigo, nome, servidor } = requested.data;
    await host.link({ code: codigo, name: nome, server: servidor });
    sendJson(response, 200, wireOf(await host.state()));
  }

  return {
    path,
    listener: (request, response) => {
      answerCall(request, response).catch((error: unknown) => {
        const erro = error instanceof Error ? error.message : String(error);
        sendJson(response, 422, { status: false, erro });
      });
    },
  };
}

const wireOf = (state: SetupState) => ({
  status: true,
  loja: state.store,
  servidor: state.server,
  nome: state.name,
  em_execucao: state.isRunning,
  liga_sozinho: state.startsByItself,
});

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

function sendPage(response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64url');
  response.writeHead(200, {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
  response.end(setupPage(nonce));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...HEADERS, connection: 'close' }).end();
}

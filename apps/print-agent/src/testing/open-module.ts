import { request } from 'node:http';
import { moduleRefusal } from '@comanda/contract/orders/printing/print-module.wire';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { afterEach } from 'vitest';
import * as z from 'zod/mini';
import { type LoopbackServers, listenOnLoopback } from '../module/listen-on-loopback.ts';
import { createModulePermissions } from '../module/module-permissions.ts';
import { createPrintModule } from '../module/print-module.ts';
import type { LocalPrint } from '../queue/local-jobs.ts';

/** The only allowed origin. */
export const OURS = 'https://painel.exemplo.com.br';
const opened: LoopbackServers[] = [];
afterEach(() => {
  for (const servers of opened.splice(0)) servers.close();
});

export interface ModuleRequest {
  method?: string;
  path: string;
  host?: string;
  origin?: string | null;
  token?: string | null;
  type?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Opens a module on its own port with one printer, CAIXA. `send` sends HTTP requests like any client. */
export async function openModule() {
  const folder = folderOfTest();
  const codes: string[] = [];
  const prints: LocalPrint[] = [];
  const clock = { now: 1_800_000_000_000, fault: null as Error | null };
  const permissions = createModulePermissions(
    folder,
    () => clock.now,
    (code) => codes.push(code),
  );
  const output: string[] = [];
  const listener = createPrintModule({
    allowedOrigin: () => OURS,
    permissions,
    printers: async () => [
      { name: 'CAIXA', isDefault: true, hasDriver: true, isOnline: null, trouble: null },
    ],
    async print(print) {
      if (clock.fault !== null) throw clock.fault;
      prints.push(print);
    },
    now: () => clock.now,
  });
  const servers = await listenOnLoopback(listener, [0], (text) => output.push(text));
  opened.push(servers);
  const port = servers.ports[0] ?? 0;

  function send({
    method = 'POST',
    path,
    host,
    origin = OURS,
    token = null,
    type,
    headers,
    body,
  }: ModuleRequest) {
    return new Promise<Answered>((resolve, reject) => {
      const requested = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: false,
          headers: {
            host: host ?? `127.0.0.1:${port}`,
            ...(origin === null ? {} : { origin }),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: text === '' ? null : JSON.parse(text),
            }),
          );
        },
      );
      requested.once('error', reject);
      requested.end(body);
    });
  }
  const post = (path: string, sent: object, more: Partial<ModuleRequest> = {}) =>
    send({ path, body: JSON.stringify(sent), ...more });
  async function pair(): Promise<string> {
    await post('/parear', { codigo: '' });
    const answer = await post('/parear', { codigo: codes.at(-1) ?? '' });
    return z.parse(z.object({ token: z.string() }), answer.body).token;
  }
  return { folder, port, codes, prints, output, clock, send, post, pair };
}

export const A_PRINT = {
  impressora: 'CAIXA',
  texto: 'Pedido 7\n\n2x Pão de queijo',
  copias: 1,
  largura: '7,0',
  margemEsquerda: 0,
  margemDireita: 0,
  saltoLinhaInicio: 0,
  nomeFonte: 'Tahoma',
  tamanhoFonte: 8,
  producao: false,
};

export const codeOf = ({ body }: Answered) => z.parse(moduleRefusal, body).codigo;

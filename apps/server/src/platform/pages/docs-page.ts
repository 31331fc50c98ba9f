import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '@comanda/domain/text/escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { openApiDocument } from './openapi.ts';
import { PAGE } from './security-headers.ts';

type Described = { summary: string; description: string; operationId: string };

interface Options {
  version: string;
  /** Whether whoever asks may read it. */
  mayRead(request: FastifyRequest): Promise<boolean>;
}

/** `/docs`: the OpenAPI document as JSON and as one plain readable page; not for strangers. */
export function serveDocs(app: FastifyInstance, { version, mayRead }: Options): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!(await mayRead(request))) throw new AppError('request.not-found');
  };
  const json = keptText('application/json; charset=utf-8', () => JSON.stringify(openApiDocument(version)));
  const page = keptText('text/html; charset=utf-8', () => docsPage(version));
  app.get('/docs/openapi.json', { onRequest }, json);
  app.get('/docs', { ...PAGE, onRequest }, page);
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Text that is made and compressed when somebody asks for it first, and then kept. */
function keptText(type: string, make: () => string) {
  let text: string | undefined;
  const packed = new Map<string, Promise<Buffer>>();
  const pack = (encoding: 'br' | 'gzip', plain: string) => {
    const known = packed.get(encoding);
    if (known !== undefined) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const made = encoding === 'br' ? asBrotli(plain, { params }) : asGzip(plain);
    packed.set(encoding, made);
    return made;
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    text ??= make();
    reply.type(type).header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await pack(encoding, text));
  };
}

function docsPage(version: string): string {
  const document = openApiDocument(version);
  const paths = document.paths as Record<string, Record<string, Described>>;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, call]) =>
        `<section id="${escapeHtml(call.operationId)}-${method}"><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(call.summary)}</p><p><small>${escapeHtml(call.description)}</small></p><details><summary>Contrato</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details></section>`,
    ),
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Comanda · API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1d21;background:#f6f7f9}
section{background:#fff;border:1px solid #e4e6eb;border-radius:8px;padding:.25rem 1rem;margin:.75rem 0}
h2{font-size:1rem}pre{overflow:auto;max-height:24rem;font-size:12px}a{color:#b3341f}
@media(prefers-color-scheme:dark){body{background:#101113;color:#ececee}section{background:#1c1d1f;border-color:#333}a{color:#ff8a75}}
</style></head><body><h1>Comanda · API</h1><p>Documento OpenAPI 3.1: <a href="/docs/openapi.json">/docs/openapi.json</a></p>${rows.join('')}</body></html>`;
}

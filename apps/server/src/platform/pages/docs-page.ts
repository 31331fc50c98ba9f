import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { type Packing, packed, packingFor } from '../http/packed.ts';
import { openApiDocument } from './openapi.ts';
import { PAGE_OF_TEXT } from './security-headers.ts';

type Described = { summary: string; description: string; operationId: string };

interface Options {
  version: string;
  /** True when the caller may read the document. */
  mayRead(request: FastifyRequest): Promise<boolean>;
}

/** Serves `/docs`: the OpenAPI document as JSON and as a plain page. It is not public. */
export function serveDocs(app: FastifyInstance, { version, mayRead }: Options): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!(await mayRead(request))) throw new AppError('request.not-found');
  };
  const json = cachedText('application/json; charset=utf-8', () => JSON.stringify(openApiDocument(version)));
  const page = cachedText('text/html; charset=utf-8', () => docsPage(version));
  app.get('/docs/openapi.json', { onRequest }, json);
  app.get('/docs', { ...PAGE_OF_TEXT, onRequest }, page);
}

/** Makes and compresses a text at the first request, then caches it. */
function cachedText(type: string, make: () => string) {
  const stored = new Map<Packing, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const packing = packingFor(request);
    const bytes = stored.get(packing) ?? packed(make(), packing);
    stored.set(packing, bytes);
    reply.type(type).header('vary', 'accept-encoding');
    if (packing !== null) reply.header('content-encoding', packing);
    return reply.send(await bytes);
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

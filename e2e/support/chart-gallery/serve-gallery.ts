import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addSecurityHeaders, PAGE } from '@comanda/server/src/platform/pages/security-headers.ts';
import { iconsFromTheirFiles } from '@comanda/web/icons-from-their-files';
import { hashedNames, pagesBuild } from '@comanda/web/pages-build';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import type { Manifest } from '../../../scripts/build/bundle-budget.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Builds the page of charts as the panel's pages are built, and serves it with the panel's security policy.
 * `close` deletes the build.
 */
export async function serveGallery() {
  const outDir = await mkdtemp(join(tmpdir(), 'comanda-charts-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), iconsFromTheirFiles],
    build: { ...pagesBuild, outDir, rolldownOptions: { output: hashedNames } },
  });
  const server = fastify();
  await addSecurityHeaders(server, { isHttps: false, localPrograms: [] });
  server.get('/*', PAGE, (request, reply) => {
    const file = join(outDir, new URL(request.url, 'http://page').pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    reply.type(isFile ? (TYPES[extname(file)] ?? 'text/plain') : 'text/html');
    return readFileSync(isFile ? file : join(outDir, 'index.html'));
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  return {
    url,
    manifest,
    /** Bytes of a built file after brotli. */
    sizeOf: (file: string) => brotliCompressSync(readFileSync(join(outDir, file))).length,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

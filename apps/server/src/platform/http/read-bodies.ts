import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/**
 * Every call takes JSON, form-encoded or multipart bodies. A multipart part named `order` that holds JSON
 * becomes the body, as order intake is specified; other parts become fields.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: 1024 * 1024, fields: 100, files: 1, fileSize: 1024 * 1024, parts: 101 },
  });
  app.addHook('preHandler', async (request) => {
    if (!request.isMultipart?.()) return;
    const { order } = (request.body ?? {}) as { order?: unknown };
    if (order === undefined) return;
    request.body = typeof order === 'string' || Buffer.isBuffer(order) ? parseJson(String(order)) : order;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('forbidden key');
      return value;
    });
  } catch (cause) {
    throw new AppError('request.malformed', { detail: 'a parte order não contém JSON válido', cause });
  }
}

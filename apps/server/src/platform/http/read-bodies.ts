import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/**
 * Every call takes JSON, form-encoded or multipart bodies. A multipart part named `order` that holds JSON
 * becomes the body, as order intake is specified; other parts become fields. The body limit of a route holds for
 * multipart too: its parser buffers parts before anybody has asked who is there.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fields: 40, files: 1, parts: 41 },
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.isMultipart()) readMultipart(request).then(() => done(), done);
    else done();
  });
}

async function readMultipart(request: FastifyRequest): Promise<void> {
  const limit = request.routeOptions.bodyLimit ?? 0;
  const parts = request.parts({ limits: { fieldSize: limit, fileSize: limit } });
  const fields = await readFields(parts, limit).catch(refuse);
  request.body = 'order' in fields ? parseJson(fields.order ?? '') : fields;
}

/** What multipart's parser throws on broken bodies has no status of its own: it is the sender's fault. */
function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  if (cause instanceof Error && 'statusCode' in cause) throw cause;
  throw new AppError('request.malformed', { cause });
}

type Part =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; fieldname: string; toBuffer(): Promise<Buffer> };

/** Reads part by part and stops as soon as they are too much together. */
async function readFields(parts: AsyncIterable<Part>, limit: number): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null);
  let size = 0;
  for await (const part of parts) {
    const text = part.type === 'field' ? textOf(part.value) : (await part.toBuffer()).toString('utf8');
    size += part.fieldname.length + text.length;
    if (size > limit) throw new AppError('request.too-large');
    fields[part.fieldname] = text;
  }
  return { ...fields };
}

/** Parts declared as JSON come parsed; the declared call parses by its own schema, so they go back to text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
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

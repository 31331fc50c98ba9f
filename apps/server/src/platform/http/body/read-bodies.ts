import { parse as parseQuery } from 'node:querystring';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { type FormField, nestFields } from './form-fields.ts';
import { parseJson } from './parse-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True when all fields are text that the schema must convert; see `form-values.ts`. */
    isForm: boolean;
    /** Content of the uploaded files, by field. */
    givenFiles: Readonly<Record<string, GivenFile>> | null;
  }
  interface FastifyContextConfig {
    /** Maximum bytes per file, by field, for calls that accept files. */
    takesFiles?: Readonly<Record<string, number>>;
  }
}

/** Maximum of fields in a form. Our own forms have fewer, even with lists of printers and stations. */
const MAX_FIELDS = 600;
const LONGEST_NAME = 200;

/**
 * Adds the parsers of bodies. Every call accepts JSON, form-encoded or multipart bodies. A field `order` with
 * JSON becomes the body, as specified for order intake. A body is read completely, up to the limit of its
 * call, after the caller was authenticated.
 */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('isForm', false);
  app.decorateRequest('givenFiles', null);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    settle(done, () => parseJson(String(text))),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text, done) => settle(done, () => bodyOf(request, encodedFields(String(text)))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, bytes, done) => {
    const { takesFiles = {} } = request.routeOptions.config;
    readParts(request.headers['content-type'] ?? '', bytes as Buffer, takesFiles).then(
      ({ fields, files }) =>
        settle(done, () => {
          request.givenFiles = files;
          return bodyOf(request, fields);
        }),
      (cause: unknown) =>
        done(cause instanceof AppError ? cause : new AppError('request.malformed', { cause })),
    );
  });
}

type Done = (error: Error | null, body?: unknown) => void;

function settle(done: Done, read: () => unknown): void {
  try {
    done(null, read());
  } catch (error) {
    done(error instanceof Error ? error : new AppError('request.malformed'));
  }
}

function bodyOf(request: FastifyRequest, fields: readonly FormField[]): unknown {
  const order = fields.find(([name]) => name === 'order');
  if (order !== undefined) return parseJson(order[1]);
  request.isForm = true;
  return nestFields(fields);
}

function encodedFields(text: string): FormField[] {
  const fields = Object.entries(parseQuery(text, '&', '=', { maxKeys: MAX_FIELDS + 1 })).flatMap(
    ([name, value]) => (Array.isArray(value) ? value : [value ?? '']).map((one): FormField => [name, one]),
  );
  if (fields.length > MAX_FIELDS) throw new AppError('request.too-large');
  return fields;
}

interface Parts {
  fields: FormField[];
  files: Record<string, GivenFile>;
}

/**
 * Reads parts that are marked as files like fields, unless the call accepts files. Their content must be text, or the
 * schema refuses it.
 */
function readParts(
  contentType: string,
  bytes: Buffer,
  takesFiles: Readonly<Record<string, number>>,
): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const fields: FormField[] = [];
    const files: Record<string, GivenFile> = {};
    const tooLarge = () => reject(new AppError('request.too-large'));
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name, _type, fileName) =>
        name !== undefined && fileName !== undefined && Object.hasOwn(takesFiles, name),
      limits: {
        fieldNameSize: LONGEST_NAME,
        fieldSize: bytes.length,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS,
        files: Object.keys(takesFiles).length,
        headerPairs: 20,
        headerSize: 4_096,
      },
    });
    reader.on('field', (name, text) => fields.push([name, text]));
    reader.on('file', (name, part, fileName) => {
      const chunks: Buffer[] = [];
      part.on('data', (chunk: Buffer) => chunks.push(chunk));
      part.once('end', () => {
        const content = Buffer.concat(chunks);
        if (content.length > (takesFiles[name] ?? 0)) tooLarge();
        files[name] = { name: fileName ?? '', bytes: content };
      });
    });
    reader.once('filesLimit', tooLarge);
    reader.once('fieldsLimit', tooLarge);
    reader.once('partsLimit', tooLarge);
    reader.on('error', reject);
    reader.once('finish', () => resolve({ fields, files }));
    writeInSteps(reader, bytes).catch(reject);
  });
}

/**
 * Bytes processed per step. A whole photo takes some twenty milliseconds, which would block all other
 * requests.
 */
const STEP_BYTES = 256 * 1024;

async function writeInSteps(reader: Writable, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    if (at > 0) await setImmediate();
    reader.write(bytes.subarray(at, at + STEP_BYTES));
  }
  reader.end();
}

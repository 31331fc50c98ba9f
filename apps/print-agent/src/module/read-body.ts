import type { IncomingMessage } from 'node:http';

/** Maximum body size: five times the size of a ticket with 300 items. */
export const BODY_LIMIT = 256 * 1024;

/** Reads a JSON body. Returns null if it is larger than allowed. Throws if it is not JSON. */
export async function readBody(request: IncomingMessage): Promise<{ json: unknown } | null> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
}

/**
 * True if the body is declared as JSON. A form or picture of a foreign page cannot send this type without a
 * CORS preflight.
 */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

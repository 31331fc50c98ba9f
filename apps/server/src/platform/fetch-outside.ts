import { Agent, request as requestSecurely } from 'node:https';
import { lookUpPublic } from './local-host.ts';
import { inSpan } from './tracing/spans.ts';

interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | undefined;
  timeoutMs: number;
  /** Aborts the request, which then counts as unanswered. */
  stopping?: AbortSignal;
  /**
   * True for a URL that a user typed: allows only https and public IP addresses. The connection uses the
   * checked IP address.
   */
  isPublicOnly?: boolean;
}

/** Maximum size of an answer. */
const LONGEST_ANSWER_BYTES = 256 * 1024;

/**
 * Sends one request to an outside server. Redirects are not followed, because they could lead into our own
 * network. Throws when there is no usable answer: no connection, a timeout, a body that is too long, or a
 * redirect. The request may still have arrived.
 */
export async function fetchOutside(
  url: string | URL,
  requested: OutsideRequest,
): Promise<{ status: number; text: string }> {
  const attributes = {
    'http.request.method': requested.method ?? 'GET',
    'server.address': new URL(url).hostname,
  };
  return inSpan({ name: 'ask outside', kind: 'client', attributes }, () => send(url, requested));
}

async function send(url: string | URL, requested: OutsideRequest): Promise<{ status: number; text: string }> {
  const { method = 'GET', headers, body = null, timeoutMs, stopping } = requested;
  const late = AbortSignal.timeout(timeoutMs);
  const request = {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: stopping === undefined ? late : AbortSignal.any([late, stopping]),
  };
  const response = await (requested.isPublicOnly
    ? fetchPublic(url, request)
    : fetch(url, { ...request, redirect: 'error' }));
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LONGEST_ANSWER_BYTES) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return { status: response.status, text: Buffer.concat(parts).toString('utf8') };
}

/** Connections to checked IP addresses, separate from the connections of `fetch`. */
const checked = new Agent({ keepAlive: true });

/** Works like `fetch`, but resolves the host name and checks its IP address itself. */
function fetchPublic(
  url: string | URL,
  {
    body,
    ...request
  }: { method: string; headers: Record<string, string>; body: string | null; signal: AbortSignal },
): Promise<{ status: number; body: AsyncIterable<Uint8Array> }> {
  return new Promise((resolve, reject) => {
    const outgoing = requestSecurely(
      url,
      { ...request, agent: checked, lookup: lookUpPublic },
      (response) => {
        const { statusCode: status = 0 } = response;
        if (status < 300 || status > 399) resolve({ status, body: response });
        else {
          response.destroy();
          reject(new Error('a redirect is not followed'));
        }
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

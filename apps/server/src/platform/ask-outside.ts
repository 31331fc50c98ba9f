import { Agent, request as askSecurely } from 'node:https';
import { lookUpPublic } from './local-host.ts';

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | undefined;
  timeoutMs: number;
  /** Ends it early, as if nobody had answered. */
  stopping?: AbortSignal;
  /** A person typed the address: the name is asked anew and the connection goes to the number that was checked. https only. */
  isPublicOnly?: boolean;
}

/** An answer is read up to this size. */
const LONGEST_ANSWER_BYTES = 256 * 1024;

/**
 * Makes one request of somebody else's server. Redirects are not followed: they could lead into the house. Throws when
 * nothing usable came back: no connection, too slow, too long, a redirect; nobody knows then whether it was heard.
 */
export async function askOutside(url: string | URL, asked: Asked): Promise<{ status: number; text: string }> {
  const { method = 'GET', headers, body = null, timeoutMs, stopping } = asked;
  const late = AbortSignal.timeout(timeoutMs);
  const request = {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: stopping === undefined ? late : AbortSignal.any([late, stopping]),
  };
  const response = await (asked.isPublicOnly
    ? askPublic(url, request)
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

/** Connections to numbers that were checked; the ones of `fetch` were not. */
const checked = new Agent({ keepAlive: true });

/** As `fetch` with a look-up of its own. */
function askPublic(
  url: string | URL,
  {
    body,
    ...request
  }: { method: string; headers: Record<string, string>; body: string | null; signal: AbortSignal },
): Promise<{ status: number; body: AsyncIterable<Uint8Array> }> {
  return new Promise((resolve, reject) => {
    const asking = askSecurely(url, { ...request, agent: checked, lookup: lookUpPublic }, (response) => {
      const { statusCode: status = 0 } = response;
      if (status < 300 || status > 399) resolve({ status, body: response });
      else {
        response.destroy();
        reject(new Error('a redirect is not followed'));
      }
    });
    asking.on('error', reject);
    asking.end(body ?? undefined);
  });
}

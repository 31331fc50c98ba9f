interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | undefined;
  timeoutMs: number;
  /** Ends it early, as if nobody had answered. */
  stopping?: AbortSignal;
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
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: stopping === undefined ? late : AbortSignal.any([late, stopping]),
  });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LONGEST_ANSWER_BYTES) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return { status: response.status, text: Buffer.concat(parts).toString('utf8') };
}

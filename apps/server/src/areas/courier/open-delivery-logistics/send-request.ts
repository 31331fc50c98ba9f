/** A service may take this long; a person waits in front of a dialog. */
const TIMEOUT_MS = 6_000;
const LONGEST_ANSWER_BYTES = 256 * 1024;

export interface ServiceRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** `status: 0` when nothing usable came back: no connection, too slow, too long, a redirect. */
export interface ServiceAnswer {
  status: number;
  body: unknown;
}

const NO_ANSWER: ServiceAnswer = { status: 0, body: null };

/**
 * Makes one HTTP request. Redirects are not followed: they could lead into the house. `stopping` ends it early, as if
 * nobody had answered.
 */
export async function sendRequest(request: ServiceRequest, stopping: AbortSignal): Promise<ServiceAnswer> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { accept: 'application/json', ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping]),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return NO_ANSWER;
    }
    return { status: response.status, body: parsed(await shortText(response)) };
  } catch {
    // Whatever went wrong on the way, the caller cannot know whether the service heard it.
    return NO_ANSWER;
  }
}

async function shortText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LONGEST_ANSWER_BYTES) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { askOutside } from '../../../platform/ask-outside.ts';

/** A service may take this long; a person waits in front of a dialog. */
const TIMEOUT_MS = 6_000;

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

/** Makes one request of a service; `stopping` ends it early, as if nobody had answered. */
export async function sendRequest(request: ServiceRequest, stopping: AbortSignal): Promise<ServiceAnswer> {
  const { url, ...asked } = request;
  try {
    const { status, text } = await askOutside(url, { ...asked, timeoutMs: TIMEOUT_MS, stopping });
    return { status, body: parsed(text) };
  } catch {
    // Whatever went wrong on the way, the caller cannot know whether the service heard it.
    return { status: 0, body: null };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

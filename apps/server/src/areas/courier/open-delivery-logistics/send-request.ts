import { askOutside } from '../../../platform/ask-outside.ts';
import { isLocalHost } from '../../../platform/local-host.ts';

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

/** Makes one request of a service. */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceAnswer>;

/**
 * `stopping` ends requests early, as if nobody had answered. A public name is looked up at each connection and may not lead
 * into our own network, unless services there are allowed.
 */
export const createSender =
  (stopping: AbortSignal, { mayUseLocalServices }: { mayUseLocalServices: boolean }): SendRequest =>
  async ({ url, ...asked }) => {
    const isPublicOnly = !mayUseLocalServices && !isLocalHost(new URL(url).hostname);
    try {
      const { status, text } = await askOutside(url, {
        ...asked,
        timeoutMs: TIMEOUT_MS,
        stopping,
        isPublicOnly,
      });
      return { status, body: parsed(text) };
    } catch {
      // Whatever went wrong on the way, the caller cannot know whether the service heard it.
      return { status: 0, body: null };
    }
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

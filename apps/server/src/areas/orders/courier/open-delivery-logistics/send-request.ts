import { fetchOutside } from '../../../../platform/fetch-outside.ts';
import { isLocalHost } from '../../../../platform/local-host.ts';

/** Timeout of a request. A user waits for the answer in a dialog. */
const TIMEOUT_MS = 6_000;

export interface ServiceRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** The answer to a request. `status` 0: no connection, a timeout, a body that is too long, or a redirect. */
export interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** Sends one request to a service. */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceAnswer>;

/**
 * Makes a function that sends requests. `stopping` aborts them like a timeout. The host name is resolved at each
 * connection. An address in our own network is refused, unless local services are allowed.
 */
export const createSender =
  (stopping: AbortSignal, { mayUseLocalServices }: { mayUseLocalServices: boolean }): SendRequest =>
  async ({ url, ...requested }) => {
    const isPublicOnly = !mayUseLocalServices && !isLocalHost(new URL(url).hostname);
    try {
      const { status, text } = await fetchOutside(url, {
        ...requested,
        timeoutMs: TIMEOUT_MS,
        stopping,
        isPublicOnly,
      });
      return { status, body: parsed(text) };
    } catch {
      // A failed request may still have reached the service, so the result is unknown.
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

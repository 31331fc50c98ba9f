import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * A small HTTP client with keep-alive connections. Load tests run on the same cores as the server, and this
 * client needs half the processor time of `fetch`.
 */
export interface HttpClient {
  /**
   * Sends `body` as JSON, or a buffer unchanged. Rejects if there is no answer: refused, reset, or later than
   * `timeoutMs`.
   */
  send(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<HttpAnswer>;
  close(): void;
}

export function createHttpClient(
  url: string,
  options: { sockets?: number; timeoutMs?: number } = {},
): HttpClient {
  const { hostname, port } = new URL(url);
  const { sockets = 256, timeoutMs = 30_000 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets });
  const send: HttpClient['send'] = (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers:
            payload === undefined
              ? headers
              : { 'content-type': 'application/json', 'content-length': payload.length, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          // If a server is killed in the middle of an answer, the stream ends but the message is incomplete.
          response.once('close', () => {
            if (!response.complete) return reject(new Error('the answer was cut off'));
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          });
        },
      );
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer in time')));
      sent.once('error', reject);
      sent.end(payload);
    });
  return { send, close: () => agent.destroy() };
}

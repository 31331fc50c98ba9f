import { ERRORS, type ErrorCode, type FieldFault } from '@comanda/contract/errors';
import { type Call, pathParameters } from '@comanda/contract/kit/define-call';
import { vi } from 'vitest';

type Answer = () => Response | Promise<Response>;

/** A fake server. It answers declared calls in their wire format and records the requests. */
export interface FakeApi {
  answer<Input, Output>(call: Call<Input, Output>, output: Output): void;
  refuse<Input, Output>(
    call: Call<Input, Output>,
    code: ErrorCode,
    details?: { fields?: FieldFault[] },
  ): void;
  /** Answers with any body and any status, as a broken server or a proxy might. */
  answerRaw<Input, Output>(call: Call<Input, Output>, status: number, body: unknown): void;
  /** Ends the connection in the middle of the answer. */
  breakOff<Input, Output>(call: Call<Input, Output>): void;
  /** Makes the connection fail for this call. */
  cut<Input, Output>(call: Call<Input, Output>): void;
  /** Holds the answers of a call until the returned function is called. */
  hold<Input, Output>(call: Call<Input, Output>, output: Output): () => void;
  /** Bodies (or query strings) of the requests of a call so far, with the values of the path parameters. */
  requestsOf<Input, Output>(call: Call<Input, Output>): unknown[];
}

export const CORRELATION_ID = 'corr-1';

interface SentRequest {
  method: string;
  path: string;
  sent: Record<string, unknown>;
}

/** Returns the values of a declared path's parameters. Null if the path is a different one. */
function parametersIn(declared: string, path: string): Record<string, string> | null {
  const names = pathParameters(declared);
  const literal = declared.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const values = new RegExp(`^${literal.join('([^/]+)')}$`).exec(path)?.slice(1);
  return values ? Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) : null;
}

/**
 * Replaces `fetch` by a fake server until `vi.unstubAllGlobals()`. A call without a prepared answer gets a
 * 404.
 */
export function fakeApi(): FakeApi {
  const answers = new Map<string, { method: string; path: string; answer: Answer }>();
  const requests: SentRequest[] = [];
  const put = <Input, Output>({ method, path }: Call<Input, Output>, answer: Answer) => {
    answers.set(`${method} ${path}`, { method, path, answer });
  };
  const answerTo = async (method: string, path: string, sent: Record<string, unknown>) => {
    requests.push({ method, path, sent });
    const prepared =
      answers.get(`${method} ${path}`) ??
      [...answers.values()].find((each) => each.method === method && parametersIn(each.path, path));
    return (prepared?.answer ?? (() => refusal('request.not-found')))();
  };
  vi.stubGlobal('fetch', async (asked: Request | string, settings?: RequestInit) => {
    // The visitors' pages send an address instead of a request.
    const request = new Request(asked instanceof Request ? asked : `http://test.local${asked}`, settings);
    const { method } = request;
    const url = new URL(request.url);
    const sent = method === 'GET' ? Object.fromEntries(url.searchParams) : await request.json();
    return answerTo(method, url.pathname.replace('/api/', ''), sent);
  });
  vi.stubGlobal('XMLHttpRequest', fakeUploads(answerTo));
  return {
    answer: (call, output) => put(call, () => Response.json(call.output.encode(output))),
    refuse: (call, code, details) => put(call, () => refusal(code, details?.fields)),
    answerRaw: (call, status, body) => put(call, () => Response.json(body, { status })),
    breakOff: (call) => put(call, () => new Response(halfBody())),
    cut: (call) => put(call, () => Promise.reject(new TypeError('Failed to fetch'))),
    hold: (call, output) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      put(call, async () => {
        await promise;
        return Response.json(call.output.encode(output));
      });
      return resolve;
    },
    requestsOf: (call) =>
      requests.flatMap(({ method, path, sent }) => {
        const isOfOther = path !== call.path && answers.has(`${method} ${path}`);
        const parameters = method === call.method && !isOfOther ? parametersIn(call.path, path) : null;
        return parameters ? [{ ...sent, ...parameters }] : [];
      }),
  };
}

function halfBody(): ReadableStream {
  return new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('Data;Hora'));
      body.error(new TypeError('terminated'));
    },
  });
}

/** Sends files to the same fake server. Reports a progress of one half before the answer. */
function fakeUploads(
  answerTo: (method: string, path: string, sent: Record<string, unknown>) => Promise<Response>,
) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #path = '';
    open(_method: string, url: string) {
      this.#path = url.replace('/api/', '');
    }
    setRequestHeader() {
      // The fake server does not record the headers of uploads.
    }
    abort() {
      this.onabort?.();
    }
    send(form: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const sent = Object.fromEntries(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
      answerTo('POST', this.#path, sent).then(
        async (answer) => {
          this.status = answer.status;
          this.responseText = await answer.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
}

function refusal(code: ErrorCode, fields: FieldFault[] = []): Response {
  const { status, text } = ERRORS[code];
  const body = {
    status: false,
    code: status,
    erro: text,
    erros: fields,
    motivo: code,
    correlationId: CORRELATION_ID,
  };
  return Response.json(body, { status });
}

import { callRequest, filledPath, formOf } from '@comanda/contract/kit/call-request';
import type { Call } from '@comanda/contract/kit/define-call';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { readRefusal } from '@comanda/web/api/read-refusal';
import * as z from 'zod/mini';
import { proveAgain } from '../proof/proof.ts';
import { ApiError, OfflineError } from './api-error.ts';
import { takePreloadedAnswer } from './preloaded-answers.ts';
import { type SendOptions, sendForm } from './send-form.ts';

/**
 * Identifies this client to the server. For a foreign page, this header requires a CORS preflight, which the
 * server refuses.
 */
const PLATFORM = { platform: 'merchantWebv1' };

let claimOfCaller = (): Record<string, string> | null => ({});

/**
 * Sets the function that gives every call the headers about its owner. The app calls it at its start. If the
 * function returns null, the session is over. Calls then wait until the page is left, so that polling screens
 * send nothing.
 */
export function addCallHeaders(claim: () => Record<string, string> | null): void {
  claimOfCaller = claim;
}

/**
 * Makes one declared call. Throws {@link ApiError} for a refusal and {@link OfflineError} without an answer.
 * Shows nothing and retries nothing. If a sensitive call needs the password again, a dialog asks for it and
 * the call is repeated. If the user cancels the dialog, the server's refusal is thrown ({@link
 * ApiError.isGivenUp}).
 */
export async function sendCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  options: SendOptions = {},
): Promise<Output> {
  return provenIfNeeded(() => sendOnce(call, input, options));
}

/** Makes a call that returns a file. Returns the file's name and content. Throws like {@link sendCall}. */
export async function requestFile<Input>(
  call: Call<Input, AnsweredFile>,
  input: Input,
): Promise<{ name: string; content: Blob }> {
  return provenIfNeeded(async () => {
    const response = await fetched(call, input, {});
    if (!response.ok) throw refusalFrom(response.status, await response.json().catch(() => null));
    const content = await response.blob().catch((cause: unknown) => {
      throw new OfflineError('O arquivo não chegou inteiro', { cause });
    });
    const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name: name ?? 'arquivo', content };
  });
}

async function provenIfNeeded<Output>(send: () => Promise<Output>): Promise<Output> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.isGivenUp) || !(await proveAgain())) throw error;
    return send();
  }
}

function fetched<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  options: SendOptions,
): Promise<Response> {
  const claim = claimOfCaller();
  if (claim === null) return new Promise(() => undefined);
  return answerTo(call, input, { ...options, claim }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new OfflineError('Sem conexão com o servidor', { cause });
  });
}

async function sendOnce<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  options: SendOptions,
): Promise<Output> {
  const response = await fetched(call, input, options);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalFrom(response.status, body);
  if (isRefusal(body)) throw refusalFrom(response.status, body);
  const answer = z.safeParse(call.output.wire, body);
  if (!answer.success) throw refusalFrom(response.status, body);
  return call.output.decode(answer.data);
}

function answerTo<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  { claim, ...options }: SendOptions & { claim: Record<string, string> },
): Promise<Response> {
  if (call.takesFiles !== undefined)
    return sendForm(
      `/api/${filledPath(call, input).path}`,
      { ...PLATFORM, ...claim },
      formOf(call, input),
      options,
    );
  const request = requestFor(call, input, claim);
  return takePreloadedAnswer(request) ?? fetch(request, { signal: options.signal ?? null });
}

function requestFor<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  claim: Record<string, string>,
): Request {
  const { method, url, body } = callRequest(call, input);
  return new Request(new URL(url, window.location.origin), {
    method,
    headers: {
      ...PLATFORM,
      ...claim,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    credentials: 'same-origin',
    body,
  });
}

/** Older servers refuse with HTTP status 200, so the body's `status` decides. */
function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === false;
}

function refusalFrom(status: number, body: unknown): ApiError {
  const refusal = readRefusal(body);
  return new ApiError({
    status: refusal && status < 400 ? (refusal.statusInBody ?? 422) : status,
    message: refusal?.message ?? 'Resposta inesperada do servidor.',
    code: refusal?.code ?? null,
    isOurs: refusal !== null && isRefusal(body),
    fields: refusal?.fields ?? [],
    correlationId: refusal?.correlationId ?? null,
    current: refusal?.current ?? null,
  });
}

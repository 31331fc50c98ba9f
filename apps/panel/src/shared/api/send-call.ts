import { callRequest } from '@comanda/contract/call-request';
import type { Call } from '@comanda/contract/define-call';
import { errorCodeOf } from '@comanda/contract/error-code';
import type { FieldFault } from '@comanda/contract/errors';
import * as z from 'zod/mini';
import { ApiError, OfflineError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';

// A strict content policy forbids the code generation zod would otherwise try.
z.config({ jitless: true });

/** Names this client to the server; not safelisted, so no foreign page can send it without a preflight. */
const PLATFORM = { platform: 'merchantWebv1' };

const errorAnswer = z.looseObject({
  erro: z.string(),
  erros: z.optional(z.array(z.object({ campo: z.string(), mensagem: z.string() }))),
  motivo: z.optional(z.string()),
  correlationId: z.optional(z.string()),
  code: z.optional(z.number()),
});

/**
 * Makes one declared call. Throws {@link ApiError} when refused and {@link OfflineError} when no answer came;
 * knows no screen, shows nothing, retries nothing.
 */
export async function sendCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  options: { signal?: AbortSignal } = {},
): Promise<Output> {
  const request = requestFor(call, input);
  const response = await (takeEarlyAnswer(request) ?? fetch(request, options)).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new OfflineError('Sem conexão com o servidor', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalFrom(response.status, body);
  if (isRefusal(body)) throw refusalFrom(response.status, body);
  const answer = z.safeParse(call.output.wire, body);
  if (!answer.success) throw refusalFrom(response.status, body);
  return call.output.decode(answer.data);
}

function requestFor<Input, Output>(call: Call<Input, Output>, input: Input): Request {
  const { method, url, body } = callRequest(call, input);
  return new Request(new URL(url, window.location.origin), {
    method,
    headers: body === null ? PLATFORM : { ...PLATFORM, 'content-type': 'application/json' },
    credentials: 'same-origin',
    body,
  });
}

/** Older servers refuse inside a 200: the body's `status` decides. */
function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === false;
}

function refusalFrom(status: number, body: unknown): ApiError {
  const parsed = z.safeParse(errorAnswer, body);
  const fields: FieldFault[] = parsed.success ? (parsed.data.erros ?? []) : [];
  return new ApiError({
    status: parsed.success && status < 400 ? (parsed.data.code ?? 422) : status,
    message: parsed.success ? parsed.data.erro : 'Resposta inesperada do servidor.',
    code: parsed.success ? errorCodeOf(parsed.data.motivo) : null,
    isOurs: parsed.success && isRefusal(body),
    fields,
    correlationId: parsed.success ? (parsed.data.correlationId ?? null) : null,
  });
}

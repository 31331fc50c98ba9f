import type { ErrorCode, FieldFault } from '@comanda/contract/errors';
import { callRequest } from '@comanda/contract/kit/call-request';
import type { Call } from '@comanda/contract/kit/define-call';
import { readRefusal } from '@comanda/web/api/read-refusal';
import * as z from 'zod/mini';

/** A failed call. `code` is null if there was no answer, or an unreadable one. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: ErrorCode | null;
  /** True if the server answered. */
  readonly isAnswered: boolean;
  readonly fields: readonly FieldFault[];

  constructor(
    message: string,
    code: ErrorCode | null,
    isAnswered: boolean,
    fields: readonly FieldFault[] = [],
  ) {
    super(message);
    this.code = code;
    this.isAnswered = isAnswered;
    this.fields = fields;
  }
}

/** Makes one declared call to the server of this origin. Throws {@link CallFailure}. */
export async function sendCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  headers: Record<string, string> = {},
): Promise<Output> {
  const { method, url, body } = callRequest(call, input);
  const response = await fetch(url, {
    method,
    body,
    // Visitors have no session, and a panel session in the same browser must not be used.
    credentials: 'omit',
    headers: body === null ? headers : { ...headers, 'content-type': 'application/json' },
  }).catch(() => null);
  if (response === null) throw new CallFailure('', null, false);
  const answered: unknown = await response.json().catch(() => null);
  const answer = response.ok ? z.safeParse(call.output.wire, answered) : null;
  if (answer?.success) return call.output.decode(answer.data);
  const refusal = readRefusal(answered);
  throw new CallFailure(refusal?.message ?? '', refusal?.code ?? null, true, refusal?.fields);
}

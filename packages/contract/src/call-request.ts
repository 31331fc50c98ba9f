import { type Call, pathParameters } from './define-call.ts';

/** A call on its way: the address below the origin, and what goes in the body. */
export interface CallRequest {
  method: string;
  url: string;
  /** JSON; null when the call has no body. */
  body: string | null;
}

/** Puts one declared call with its input into the form it travels in. */
export function callRequest<Input, Output>(call: Call<Input, Output>, input: Input): CallRequest {
  const { path, fields } = filledPath(call, input);
  if (call.method !== 'GET') {
    return {
      method: call.method,
      url: `/api/${path}`,
      body: JSON.stringify(Object.fromEntries(fields)),
    };
  }
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (value !== null && value !== undefined) query.set(name, String(value));
  return { method: 'GET', url: `/api/${path}${query.size === 0 ? '' : `?${query}`}`, body: null };
}

/** The path with its parameters in it, and the fields that are left. */
export function filledPath<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
): { path: string; fields: Map<string, unknown> } {
  const fields = new Map(Object.entries(call.input.encode(input) as Record<string, unknown>));
  let { path } = call;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(fields.get(name))));
    fields.delete(name);
  }
  return { path, fields };
}

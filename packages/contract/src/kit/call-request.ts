import { type Call, pathParameters } from './define-call.ts';
import type { GivenFile } from './field-types.ts';

/** A call's URL below the origin, and its body. */
export interface CallRequest {
  method: string;
  url: string;
  /** JSON; null when the call has no body. */
  body: string | null;
}

/** Encodes a call and its input as a request. */
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

/** Fills in the parameters of the path. Returns the path and the fields that are not in the path. */
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

/** Encodes the input of a call with files as a multipart form: each file is a part, all other fields are text. */
export function formOf<Input, Output>(call: Call<Input, Output>, input: Input): FormData {
  const form = new FormData();
  for (const [name, value] of filledPath(call, input).fields) {
    if (value === null || value === undefined) continue;
    if (name in (call.takesFiles ?? {})) {
      const file = value as GivenFile;
      form.append(name, new Blob([new Uint8Array(file.bytes)]), file.name);
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

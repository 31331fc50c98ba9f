import type { Call } from './define-call.ts';

/** Distinguishes calls from the other exports of a file of calls. */
export function isCall(value: unknown): value is Call<unknown, unknown> {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value
  );
}

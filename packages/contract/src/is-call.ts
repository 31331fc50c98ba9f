import type { Call } from './define-call.ts';

/** Tells calls from what else a file of calls exports. */
export function isCall(value: unknown): value is Call<unknown, unknown> {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value
  );
}

import { AppError } from '../errors/app-error.ts';
import { withDatabaseFailureNamed } from '../errors/database-errors.ts';

const LONGEST = 80;

/**
 * Describes a failure by its code or type, without its message, because messages may contain personal data:
 * `server.unavailable`, `error 23505`, `TypeError`.
 */
export function failureCode(thrown: unknown): string {
  const failure = withDatabaseFailureNamed(thrown);
  if (failure instanceof AppError) return failure.code;
  if (!(failure instanceof Error)) return typeof failure;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return `${failure.name} ${code}`
    .replaceAll(/[^\w. -]/g, '')
    .trim()
    .slice(0, LONGEST);
}

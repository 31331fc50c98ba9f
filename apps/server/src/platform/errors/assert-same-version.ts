import type { ErrorCode } from '@comanda/contract/errors';
import { AppError, type RecordVersion } from './app-error.ts';

/**
 * Makes sure that a save is based on the current version; null skips the check. Throws `record.changed-meanwhile`, or
 * the area's own code. The response contains the current version, its author and its time. Read `current` under the
 * lock of the change.
 */
export function assertSameVersion(
  current: RecordVersion,
  expected: number | null,
  code: ErrorCode = 'record.changed-meanwhile',
): void {
  if (expected === null || current.version === expected) return;
  const { version, changedBy, changedAt } = current;
  throw new AppError(code, { current: { version, changedBy, changedAt } });
}

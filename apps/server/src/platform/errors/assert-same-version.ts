import type { ErrorCode } from '@comanda/contract/errors';
import { AppError, type RecordVersion } from './app-error.ts';

/**
 * Throws unless a save is based on the current version. The error is `record.changed-meanwhile`, or the
 * area's own code. `version` null: no check. The response has the current version, its author and its time.
 * Read `current` after locking the record.
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

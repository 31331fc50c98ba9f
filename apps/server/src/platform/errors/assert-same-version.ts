import type { ErrorCode } from '@comanda/contract/errors';
import { AppError, type RecordVersion } from './app-error.ts';

/**
 * A save holds only for the version it was made from; null: for whatever stands. Throws `record.changed-meanwhile` (or the
 * area's own word for it), whose answer says what stands now, who changed it and when. Read `current` while it is held for
 * the change.
 */
export function assertSameVersion(
  current: RecordVersion,
  expected: number | null,
  code: ErrorCode = 'record.changed-meanwhile',
): void {
  if (expected === null || current.version === expected) return;
  const { version, changedBy, changedAt } = current;
  throw new AppError(code, { standing: { version, changedBy, changedAt } });
}

/**
 * State of an upload. First its file is read, and its rows are checked against the menu. Then a user
 * confirms, and the rows are written. The upload ends as `finished`, `cancelled` or `failed`, or after an
 * undo as `taken-back`.
 */
export type UploadState =
  | 'reading'
  | 'checking'
  | 'checked'
  | 'writing'
  | 'finished'
  | 'cancelled'
  | 'failed'
  | 'taking-back'
  | 'taken-back';

/** States of an upload in progress. A store can have only one such upload. */
export const OPEN_UPLOAD_STATES = [
  'reading',
  'checking',
  'checked',
  'writing',
  'taking-back',
] as const satisfies readonly UploadState[];

/** States that need work of a server. */
export const WORKED_UPLOAD_STATES = [
  'reading',
  'checking',
  'writing',
  'taking-back',
] as const satisfies readonly UploadState[];

export interface UploadCounts {
  /** Rows of the file; 0 until counted. */
  total: number;
  /** Rows checked against the menu. */
  checked: number;
  /** Finished rows: written, or unchanged. */
  written: number;
  /**
   * Created and changed products. While an upload is undone: number of products reverted, or skipped because
   * a user has changed them since.
   */
  newCount: number;
  changedCount: number;
  takenBackCount: number;
  keptCount: number;
}

/**
 * In the progress reading ends at 10 %, checking at 40 %, because checking takes about half as long as
 * writing.
 */
const READ = 10;
const CHECKED = 40;

/**
 * Progress of an upload in whole percent. 100 means that the server is done, so an upload that waits for confirmation
 * is at 100.
 */
export function uploadPercentage(
  state: UploadState,
  { total, checked, written, ...counts }: UploadCounts,
  waitsForYes: boolean,
): number {
  const upTo = (from: number, to: number, done: number, all = total) =>
    Math.min(99, Math.floor(from + (to - from) * (all === 0 ? 0 : done / all)));
  switch (state) {
    case 'reading':
      return 0;
    case 'checking':
      return upTo(READ, waitsForYes ? 100 : CHECKED, checked);
    case 'writing':
      return upTo(waitsForYes ? 0 : CHECKED, 100, written);
    case 'cancelled':
    case 'failed':
      return upTo(0, 100, written);
    case 'taking-back':
      return upTo(0, 100, counts.takenBackCount + counts.keptCount, counts.newCount + counts.changedCount);
    default:
      return 100;
  }
}

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

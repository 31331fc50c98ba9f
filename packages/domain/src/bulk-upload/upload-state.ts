/**
 * How far an upload is: its file is read; its rows are looked at beside the menu; somebody has to say yes; rows are written;
 * or it is over: written, called off, failed, on its way back, or taken back.
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

/** States in which a store's one upload is under way, so that no second one begins. */
export const OPEN_UPLOAD_STATES = [
  'reading',
  'checking',
  'checked',
  'writing',
  'taking-back',
] as const satisfies readonly UploadState[];

/** States in which a server works on it. */
export const WORKED_UPLOAD_STATES = [
  'reading',
  'checking',
  'writing',
  'taking-back',
] as const satisfies readonly UploadState[];

export interface UploadCounts {
  /** Rows of the file; 0 until they are known. */
  total: number;
  /** Rows looked at beside the menu. */
  checked: number;
  /** Rows that are done: written, or found to be nothing to write. */
  written: number;
  /** Products it made and changed; on the way back: taken back, or kept because somebody changed them since. */
  newCount: number;
  changedCount: number;
  takenBackCount: number;
  keptCount: number;
}

/** Reading is short beside the rest; looking at rows takes about half as long as writing them. */
const READ = 10;
const CHECKED = 40;

/**
 * How far an upload is, in whole hundredths; 100 only when nothing more happens by itself. One that waits for somebody's
 * yes is at 100 until it goes on.
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

/** What becomes of a row. */
export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/** `asking` waits for the person's answer; `skipped` does not apply here, or does no harm. */
export type CheckState = 'waiting' | 'running' | 'asking' | 'passed' | 'failed' | 'skipped';

/** One thing the check proves. */
export interface CheckLine {
  id: string;
  title: string;
  state: CheckState;
  /** What was found, in words; empty before. */
  result: string;
  /** What to do about it; null while there is nothing. */
  advice: string | null;
}

/** What a line found. */
export type CheckOutcome = Pick<CheckLine, 'result' | 'advice'> & { state: 'passed' | 'failed' | 'skipped' };

export const passed = (result: string): CheckOutcome => ({ state: 'passed', result, advice: null });
export const failed = (result: string, advice: string): CheckOutcome => ({ state: 'failed', result, advice });
export const skipped = (result: string, advice: string | null = null): CheckOutcome => ({
  state: 'skipped',
  result,
  advice,
});

/** True once a line has said its word. */
export function isSettled({ state }: CheckLine): boolean {
  return state === 'passed' || state === 'failed' || state === 'skipped';
}

/** The lines together: red as soon as one is, green only when all are. */
export interface CheckTotal {
  state: 'none' | 'running' | 'passed' | 'failed';
  passed: number;
  failed: number;
  settled: number;
  all: number;
}

export function totalOf(lines: readonly CheckLine[]): CheckTotal {
  const count = (state: CheckState) => lines.filter((line) => line.state === state).length;
  const settled = lines.filter(isSettled).length;
  const counts = { passed: count('passed'), failed: count('failed'), settled, all: lines.length };
  if (lines.length === 0) return { state: 'none', ...counts };
  if (settled < lines.length) return { state: 'running', ...counts };
  return { state: counts.failed > 0 ? 'failed' : 'passed', ...counts };
}

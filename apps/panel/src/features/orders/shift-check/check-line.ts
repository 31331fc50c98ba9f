/**
 * `asking`: waits for the person's answer. `skipped`: the check does not apply here, or its failure is
 * harmless.
 */
export type CheckState = 'waiting' | 'running' | 'asking' | 'passed' | 'failed' | 'skipped';

export interface CheckLine {
  id: string;
  title: string;
  state: CheckState;
  /** The result as text; empty before the result. */
  result: string;
  /** The advice after a failure; null if there is none. */
  advice: string | null;
}

export type CheckOutcome = Pick<CheckLine, 'result' | 'advice'> & { state: 'passed' | 'failed' | 'skipped' };

export const passed = (result: string): CheckOutcome => ({ state: 'passed', result, advice: null });
export const failed = (result: string, advice: string): CheckOutcome => ({ state: 'failed', result, advice });
export const skipped = (result: string, advice: string | null = null): CheckOutcome => ({
  state: 'skipped',
  result,
  advice,
});

/** True after a line has its result. */
export function isSettled({ state }: CheckLine): boolean {
  return state === 'passed' || state === 'failed' || state === 'skipped';
}

/** The result of all lines: red after the first failure, green only if all lines have passed. */
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

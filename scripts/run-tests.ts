import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.ts';
import { REPORT_FILE, slowestFiles, type TestReport } from './test-report.ts';

export interface TestJob {
  name: string;
  /**
   * Name of a project of `vitest.config.ts`. Each project has its own run, because Vitest distributes files
   * of several projects badly.
   */
  project: string;
  shard?: string;
  /** Number of files that run in parallel. Default: the number of cores minus one. */
  workers?: number;
  /** Parts of file paths. Default: all files of the project. */
  files?: readonly string[];
  /** More arguments for Vitest. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const MAX_SLOW = 20;

/** Runs the tests of one job and returns their report. */
export async function runTests(job: TestJob): Promise<TestReport> {
  const { name, project, shard, workers, files = [], args = [], env = {} } = job;
  const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'));
  const file = join(folder, 'report.json');
  try {
    const exit = await runStep(
      name,
      'vitest',
      [
        'run',
        `--project=${project}`,
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
        ...args,
        ...files,
      ],
      { ...env, [REPORT_FILE]: file },
    );
    const report = readReport(file);
    if (exit === 0 || report.failures.length > 0) return report;
    return { ...report, failures: [`${name} ended with exit code ${exit} and names no failure`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return { passed: 0, failures: ['a run of tests left no report'], files: [] };
  }
}

/**
 * Ends a run of all tests. Prints the slowest files, every failure again, and the totals in the last line,
 * for people and machines. `broken` counts failed steps that are no tests. Sets the exit code.
 */
export function closeRun(reports: readonly TestReport[], broken: number): void {
  console.log(`\nthe ${MAX_SLOW} slowest test files:\n${slowestFiles(reports, MAX_SLOW).join('\n')}`);
  const failures = reports.flatMap((report) => report.failures);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = failures.length + broken;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { check } from './check.ts';
import { runStep } from './run-step.ts';
import { REPORT_FILE, slowestFiles, type TestReport } from './test-report.ts';

interface Job {
  name: string;
  /** Of the projects in `vitest.config.ts`, each in a run of its own: files of several are not shared out well. */
  project: string;
  shard?: string;
  /** Files at once, where it is not one less than cores. */
  workers?: number;
}

/** The long ones first; short ones fill what is left at the end. */
const JOBS: readonly Job[] = [
  { name: 'server', project: 'server', workers: Math.max(2, availableParallelism() - 1) },
  { name: 'pages', project: 'pages' },
  { name: 'faults', project: 'stress' },
  { name: 'journeys 1', project: 'e2e', shard: '1/2' },
  { name: 'journeys 2', project: 'e2e', shard: '2/2' },
  { name: 'print agent', project: 'agent' },
  { name: 'rules', project: 'rules' },
];
/** Most of them wait now and then (for a connection to be noticed as lost, for a server to start): more than cores. */
const AT_ONCE = 5;
const MOST_SLOW = 20;

/** `npm test`: the gate, the build with its budgets, every test; ends with the plain line people look for. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'));
const inTurn = pLimit(AT_ONCE);
const building = inTurn(() => runStep('build and budgets', 'node', ['scripts/build-pages.ts']));
const checking = inTurn(check);
const reports = await inTurn.map(JOBS, async (job) => {
  // Journeys open the built pages, and whole servers hand them out.
  if (job.project === 'e2e' || job.project === 'stress') await building;
  return runTests(job);
});
const broken = (await checking) + ((await building) === 0 ? 0 : 1);
rmSync(folder, { recursive: true, force: true });

console.log(`\nthe ${MOST_SLOW} slowest test files:\n${slowestFiles(reports, MOST_SLOW).join('\n')}`);

// Once more at the end, where whoever has but the last lines of a long log finds them.
const failures = reports.flatMap((report) => report.failures);
for (const failure of failures) console.log(`\n✗ ${failure}`);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = failures.length + broken;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runTests({ name, project, shard, workers }: Job): Promise<TestReport> {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const exit = await runStep(
    name,
    'vitest',
    [
      'run',
      `--project=${project}`,
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ],
    { [REPORT_FILE]: file },
  );
  const report = readReport(file);
  if (exit === 0 || report.failures.length > 0) return report;
  return { ...report, failures: [`${name} ended with exit code ${exit}, and told of no failure`] };
}

function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return { passed: 0, failures: ['a run of tests left no report'], files: [] };
  }
}

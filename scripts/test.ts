import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { check } from './check.ts';
import { runStep } from './run-step.ts';
import { closeRun, runTests, type TestJob } from './run-tests.ts';

/** Long jobs come first, so that short jobs fill the time at the end. */
const JOBS: readonly TestJob[] = [
  { name: 'server', project: 'server', workers: Math.max(2, availableParallelism() - 1) },
  { name: 'pages', project: 'pages' },
  { name: 'journeys 1', project: 'e2e', shard: '1/2' },
  { name: 'journeys 2', project: 'e2e', shard: '2/2' },
  { name: 'print agent', project: 'agent' },
  { name: 'rules', project: 'rules' },
];
/**
 * Number of jobs at a time. It exceeds the number of cores, because most jobs wait now and then, e.g. for a
 * server's start.
 */
const AT_ONCE = 5;

// `npm test`: runs the checks, the build with its size budgets, and every test. Faults are not included (`npm
// run stress -- short`).
const inTurn = pLimit(AT_ONCE);
const building = inTurn(() => runStep('build and budgets', 'node', ['scripts/build-pages.ts']));
const checking = inTurn(check);
const reports = await inTurn.map(JOBS, async (job) => {
  // End-to-end tests open the built pages.
  if (job.project === 'e2e') await building;
  return runTests(job);
});
closeRun(reports, (await checking) + ((await building) === 0 ? 0 : 1));

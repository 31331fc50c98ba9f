import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { check } from './check.ts';
import { runStep } from './run-step.ts';
import { closeRun, runTests, type TestJob } from './run-tests.ts';

/** The long ones first; short ones fill what is left at the end. */
const JOBS: readonly TestJob[] = [
  { name: 'server', project: 'server', workers: Math.max(2, availableParallelism() - 1) },
  { name: 'pages', project: 'pages' },
  { name: 'journeys 1', project: 'e2e', shard: '1/2' },
  { name: 'journeys 2', project: 'e2e', shard: '2/2' },
  { name: 'print agent', project: 'agent' },
  { name: 'rules', project: 'rules' },
];
/** Most of them wait now and then (for a connection to be noticed as lost, for a server to start): more than cores. */
const AT_ONCE = 5;

// `npm test`: the checks, the build with its budgets, every test but the faults (`npm run stress -- short`).
const inTurn = pLimit(AT_ONCE);
const building = inTurn(() => runStep('build and budgets', 'node', ['scripts/build-pages.ts']));
const checking = inTurn(check);
const reports = await inTurn.map(JOBS, async (job) => {
  // Journeys open the built pages.
  if (job.project === 'e2e') await building;
  return runTests(job);
});
closeRun(reports, (await checking) + ((await building) === 0 ? 0 : 1));

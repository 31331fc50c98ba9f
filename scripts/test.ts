import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { runStep } from './run-step.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Job {
  name: string;
  /** Of the projects in `vitest.config.ts`, each in a run of its own: files of several are not shared out well. */
  project: string;
  shard?: string;
}

/** The long ones first, so that the short ones fill what is left of the time. */
const JOBS: readonly Job[] = [
  { name: 'server', project: 'server' },
  { name: 'journeys 1', project: 'e2e', shard: '1/2' },
  { name: 'journeys 2', project: 'e2e', shard: '2/2' },
  { name: 'faults', project: 'stress' },
  { name: 'pages', project: 'pages' },
  { name: 'print agent', project: 'agent' },
  { name: 'rules', project: 'rules' },
];
/** Journeys and faults wait a lot (for a connection to be noticed as lost, for a server to start): more than cores. */
const AT_ONCE = 3;

/** `npm test`: the gate, the build with its budgets, every test; ends with the plain line people look for. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'));
let broken = await check();
broken += (await runStep('build and budgets', 'node', ['scripts/build-pages.ts'])) === 0 ? 0 : 1;
const counts: Counts[] = [];
const queue = JOBS.values();
const lane = async () => {
  for (const job of queue) counts.push(await runTests(job));
};
await Promise.all(Array.from({ length: AT_ONCE }, lane));
rmSync(folder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.reduce((sum, count) => sum + count.failed, broken);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

async function runTests({ name, project, shard }: Job): Promise<Counts> {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const exit = await runStep(name, 'vitest', [
    'run',
    `--project=${project}`,
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { passed, failed } = countTests(report);
  return { passed, failed: exit !== 0 && failed === 0 ? 1 : failed };
}

function countTests(report: string): Counts {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: counts.numPassedTests, failed: counts.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

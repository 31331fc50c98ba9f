import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { runStep } from './run-step.ts';

interface Counts {
  passed: number;
  failed: number;
}

/**
 * `npm test`: the gate, the build with its budgets, every test; ends with the plain line people look for. Journeys and faults
 * wait a lot (for a connection to be noticed as lost, for a server to start), so three run at a time, on two cores too.
 */
const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'));
let broken = await check();
broken += (await runStep('build and budgets', 'node', ['scripts/build-pages.ts'])) === 0 ? 0 : 1;
const counts = await Promise.all([
  runTests('rules and parts', ['rules', 'unit']),
  runTests('server and faults', ['server', 'stress']),
  runTests('journeys', ['e2e']),
]);
rmSync(folder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.reduce((sum, count) => sum + count.failed, broken);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

async function runTests(name: string, projects: readonly string[]): Promise<Counts> {
  const report = join(folder, `${projects[0]}.json`);
  const exit = await runStep(name, 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
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

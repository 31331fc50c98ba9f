import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { runStep } from './run-step.ts';

/** `npm test`: the gate, the build with its budgets, every test; ends with the plain line people look for. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'));
const report = join(folder, 'report.json');
let broken = await check();
broken += (await runStep('build and budgets', 'node', ['scripts/build-pages.ts'])) === 0 ? 0 : 1;
const testsExit = await runStep('tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);

const { passed, failed } = countTests();
rmSync(folder, { recursive: true, force: true });
const failures = failed + broken + (testsExit !== 0 && failed === 0 ? 1 : 0);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

function countTests(): { passed: number; failed: number } {
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

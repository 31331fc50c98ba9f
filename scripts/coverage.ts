import { readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { coverageOfRooms, type FileCoverage, tableOf } from './coverage/rooms.ts';
import { runStep } from './run-step.ts';

// `npm run coverage [-- files…]`: measures how much of the product the tests run, by room: tests of rules,
// pages, agent and server. Tests of journeys and faults are left out, because they run built pages and other
// processes, where V8 cannot measure.

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'coverage');

rmSync(FOLDER, { recursive: true, force: true });
const exit = await runStep('tests with coverage', 'vitest', [
  'run',
  ...['rules', 'pages', 'agent', 'server'].map((project) => `--project=${project}`),
  '--coverage.enabled',
  // Includes files that no test loads.
  '--coverage.include={apps,packages}/*/src/**/*.{ts,tsx}',
  '--coverage.exclude=**/{testing,*.test.*}',
  '--coverage.reporter=json-summary',
  // A failed test must not prevent the measurement.
  '--coverage.reportOnFailure',
  `--coverage.reportsDirectory=${FOLDER}`,
  ...process.argv.slice(2),
]);
const { total: _total, ...files } = JSON.parse(
  readFileSync(join(FOLDER, 'coverage-summary.json'), 'utf8'),
) as Record<string, FileCoverage>;
const byPath = Object.entries(files).map(([file, found]) => [relative(ROOT, file), found] as const);
console.log(`\n${tableOf(coverageOfRooms(byPath))}`);
process.exitCode = exit;

import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** A test file with the total time of its imports, hooks and tests. */
export interface TimedFile {
  file: string;
  ms: number;
}

/**
 * Result of one run of Vitest: number of passed tests, all failures with place and message, and its files.
 */
export interface TestReport {
  passed: number;
  failures: string[];
  files: TimedFile[];
}

/** The environment variable with the path of the reporter's file. */
export const REPORT_FILE = 'COMANDA_TEST_REPORT';

type Failure = Pick<SerializedError, 'message' | 'stack'>;

/**
 * A Vitest reporter that writes a {@link TestReport} as JSON. It also records failures outside of tests: a
 * file that cannot be loaded, a hook, an uncaught error. Vitest shows such a failure only by its exit code.
 */
export class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const file = process.env[REPORT_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): TestReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    files: modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return { file: module.relativeModuleId, ms };
    }),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...failed.map((test) => inWords(nameOf(test), test.result().errors ?? [])),
      ...[...modules, ...suites]
        .filter((part) => part.errors().length > 0)
        .map((part) => inWords(nameOf(part), part.errors())),
      ...unhandled.map((error) => inWords('caught by nobody', [error])),
    ],
  };
}

/** The slowest files of some runs, as lines: seconds and file. */
export function slowestFiles(reports: readonly TestReport[], max: number): string[] {
  const slowest = reports.flatMap(({ files }) => files).toSorted((one, other) => other.ms - one.ms);
  return slowest.slice(0, max).map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

const nameOf = (part: TestCase | TestSuite | TestModule) =>
  part.type === 'module' ? part.relativeModuleId : `${part.module.relativeModuleId} › ${part.fullName}`;

/** Removes stack frames of the test runner, so that people can read the error. */
const inWords = (name: string, errors: readonly Failure[]) =>
  [name, ...errors.map((error) => withoutRunner(error.stack ?? error.message))].join('\n');

const withoutRunner = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line))
    .join('\n');

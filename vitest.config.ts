import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TestReporter } from './scripts/test-report.ts';

// For the processes that tests start, and for the packages they load.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** What is looked at again and again may take its time on a busy machine; the default is a second. */
const expectation = { poll: { timeout: 15_000 } };

/** Whole processes and browsers, one after the other; a story of many clicks takes its time where others run beside it. */
const inTheWorld = {
  globalSetup: ['packages/testkit/src/postgres-global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  isolate: false,
  fileParallelism: false,
  expect: expectation,
};

/** Pure rules, the apps' parts, the server on real PostgreSQL, journeys in a real browser, and faults. */
export default defineConfig({
  test: {
    reporters: ['default', new TestReporter()],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/!(ui|client)/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          isolate: false,
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: [
            '{apps/panel,apps/visitors,apps/provider,packages/ui,packages/client}/**/*.test.{ts,tsx}',
          ],
          // Starting React and a document anew for each file would cost more than its tests: all files share them, and what
          // one leaves behind is cleared.
          setupFiles: ['packages/ui/src/testing/test-setup.ts'],
          isolate: false,
          // Journeys run beside them, and a browser takes its share of the cores.
          testTimeout: 40_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'agent',
          include: ['apps/print-agent/**/*.test.ts'],
          isolate: false,
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/demo/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/postgres-global-setup.ts'],
          // A database of its own per file; loading the server anew for each would cost more than the tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          ...inTheWorld,
        },
      },
      {
        test: {
          name: 'stress',
          include: ['stress/**/*.test.ts'],
          ...inTheWorld,
          // A fault starts the server again and again: on a busy machine that alone takes a minute.
          testTimeout: 180_000,
        },
      },
    ],
  },
});

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TestReporter } from './scripts/test-report.ts';
import { HANGS_AFTER_MS, PATIENCE_MS } from './testkit/src/patience.ts';

// For the processes that tests start, and for the packages they load.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Every project has these; no test says how long it may take (`scripts/rules/patience-rules.ts`). */
const limits = {
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** Whole processes and browsers, one after the other. */
const inTheWorld = {
  ...limits,
  globalSetup: ['testkit/src/postgres-global-setup.ts'],
  isolate: false,
  fileParallelism: false,
};

/** Pure rules, the apps' parts, the server on real PostgreSQL, journeys in a real browser, and faults. */
export default defineConfig({
  test: {
    reporters: ['default', new TestReporter()],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/!(ui|client)/**/*.test.{ts,tsx}', '{testkit,scripts,bench}/**/*.test.ts'],
          isolate: false,
          ...limits,
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
          // Pages are drawn and thrown away: with more room for what is young, a seventh less processor time goes to collecting it.
          execArgv: ['--max-semi-space-size=64'],
          ...limits,
        },
      },
      {
        test: {
          name: 'agent',
          include: ['apps/print-agent/**/*.test.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/demo/**/*.test.ts'],
          globalSetup: ['testkit/src/postgres-global-setup.ts'],
          // A database of its own per file; loading the server anew for each would cost more than the tests.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/cluster/**'],
          ...inTheWorld,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['e2e/cluster/**/*.test.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'stress',
          include: ['stress/**/*.test.ts'],
          ...inTheWorld,
          // A fault starts the server again and again.
          testTimeout: 3 * HANGS_AFTER_MS,
        },
      },
    ],
  },
});

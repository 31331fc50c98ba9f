import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@comanda/server/src/platform/database/migrate.ts';
import { hasRedis, startRedis } from '@comanda/testkit/running/redis-process';
import { findPostgresPrograms, startDebianPostgres } from './cluster/debian-postgres.ts';
import { namesOfOthers, OF_ONE_SERVER } from './cluster/of-one-server.ts';
import { hasProgram } from './has-program.ts';
import { runStep } from './run-step.ts';
import { closeRun, runTests } from './run-tests.ts';
import { hasHaproxy } from './several/local-haproxy.ts';
import type { TestReport } from './test-report.ts';

// `npm run test:cluster`: tests of the server on three servers, main journeys behind HAProxy, and one evening with faults.

const SERVERS = 3;
/** The main journeys: an order's day, paper, online payment. */
const JOURNEYS = ['order-day', 'paper', 'money'].map((name) => `e2e/${name}.test.ts`);
/** Debian's packages, and whether this machine has each. */
const PACKAGES: readonly [name: string, isHere: () => boolean][] = [
  ['postgresql', () => findPostgresPrograms() !== null],
  ['redis-server', hasRedis],
  ['haproxy', hasHaproxy],
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const missing = PACKAGES.flatMap(([name, isHere]) => (isHere() ? [] : [name]));
if (missing.length > 0) {
  console.log(`skipped: this machine lacks ${missing.join(', ')} (apt install ${missing.join(' ')})`);
  process.exit();
}

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'comanda-cluster-'));
// PostgreSQL runs as another user, who must enter it.
chmodSync(folder, 0o711);
const [postgres, redis] = await Promise.all([
  startDebianPostgres(join(folder, 'postgres'), { isDurable: false }),
  startRedis(folder),
]);
try {
  await migrate(postgres.ownerUrl);
  const env = {
    COMANDA_TEST_DATABASE: postgres.ownerUrl,
    COMANDA_TEST_REDIS: redis.url,
    COMANDA_TEST_SERVERS: String(SERVERS),
  };
  const broken = await firstSteps();
  const reports: TestReport[] = [
    await runTests({ name: 'evening', project: 'cluster' }),
    await runTests({ name: `journeys behind HAProxy`, project: 'e2e', files: JOURNEYS, env }),
    await runTests({
      name: `server, on ${SERVERS} servers`,
      project: 'server',
      workers: 2,
      args: [`--testNamePattern=${namesOfOthers()}`],
      env,
    }),
  ];
  for (const { why, tests } of OF_ONE_SERVER) console.log(`\nskipped: ${tests.length} tests, because ${why}`);
  closeRun(reports, broken);
} finally {
  await Promise.all([redis.end(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

/** Builds the pages, and tests the alarm rules if Prometheus is here. Returns the number of failed steps. */
async function firstSteps(): Promise<number> {
  const codes = [await runStep('build and budgets', 'node', ['scripts/build-pages.ts'])];
  const rules = 'ops/prometheus/comanda.rules.test.yml';
  if (hasProgram('promtool')) codes.push(await runStep('alarm rules', 'promtool', ['test', 'rules', rules]));
  else console.log('\nskipped: alarm rules, because this machine lacks prometheus');
  return codes.filter((code) => code !== 0).length;
}

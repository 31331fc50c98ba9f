import { spawnSync } from 'node:child_process';
import { CITUS_ADDRESS } from '@comanda/testkit/citus-template';

// `npm run test:citus [-- files…]`: the server tests on a Citus cluster. COMANDA_TEST_CITUS is the address of its
// coordinator, e.g. postgres://postgres:password@127.0.0.1:6500/comanda.

/** Tests of one PostgreSQL, with the reason why a cluster does not run them. */
const NOT_ON_A_CLUSTER: readonly [file: string, why: string][] = [
  ['apps/server/src/schema.test.ts', 'it writes the schema of one PostgreSQL; a cluster adds its own rows'],
  ['apps/server/src/plans.test.ts', 'it writes the plans of one PostgreSQL'],
  ['apps/server/src/platform/database/migrate.test.ts', 'its tables have no place in placement.ts'],
  [
    'apps/server/src/platform/database/assert-database-is-safe.test.ts',
    'it expects the settings and the owner of the embedded PostgreSQL',
  ],
  [
    'apps/server/src/installation/database-of-data.test.ts',
    'it empties the database, with its list of nodes',
  ],
  ['apps/server/src/listen-for-changes.test.ts', 'it changes rows in SQL, which a cluster cannot notify of'],
];

if (!process.env[CITUS_ADDRESS]) {
  console.log(`Skipped: ${CITUS_ADDRESS} names no coordinator of a Citus cluster.`);
} else {
  for (const [file, why] of NOT_ON_A_CLUSTER) console.log(`Skipped: ${file}: ${why}.`);
  const excluded = NOT_ON_A_CLUSTER.flatMap(([file]) => ['--exclude', file]);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...excluded];
  const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

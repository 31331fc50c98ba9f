import { hasOwnRoles, readConfig } from '../config.ts';
import { migrationLine } from '../describe-failure.ts';
import { migrate } from '../platform/database/migrate.ts';
import { findDatabase, inSentences } from './open-system-database.ts';
import { runMain } from './run-main.ts';

/**
 * `npm run migrar`: migrates the database to this version's schema. Also sets the passwords of the working roles again.
 * `--citus` spreads the tables over the workers of a cluster, and may run again.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await inSentences(config, async () => {
    const { ownerUrl, close } = await findDatabase(config);
    try {
      const applied = await migrate(ownerUrl, {
        passwords: hasOwnRoles(config) ? 'leave' : 'renew',
        onStep: (step) => console.log(migrationLine(step)),
        spreads: process.argv.includes('--citus'),
        onPlaced: (tables) =>
          console.log(
            tables.length === 0
              ? 'Todas as tabelas já têm lugar no cluster.'
              : `Tabelas distribuídas no cluster: ${tables.length}.`,
          ),
      });
      console.log(
        applied.length === 0
          ? 'O banco de dados já está em dia.'
          : `Migrações aplicadas: ${applied.join(', ')}.`,
      );
    } finally {
      await close();
    }
  });
}

await runMain(main);

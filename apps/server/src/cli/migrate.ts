import { readConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { attachEmbeddedPostgres } from '../platform/embedded-postgres/attach-embedded-postgres.ts';

// `npm run migrar`: brings the database to this version's schema and sets the passwords of the working roles again.

const config = readConfig(process.env);
const log = { info: console.log, warn: console.warn };
const embedded =
  config.databaseUrl === null ? await attachEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined;
try {
  const hasOwnRoles = config.databaseAppUrl !== null || config.databaseSystemUrl !== null;
  const applied = await migrate(config.databaseUrl ?? embedded?.ownerUrl ?? '', {
    passwords: hasOwnRoles ? 'leave' : 'renew',
  });
  console.log(
    applied.length === 0 ? 'O banco de dados já está em dia.' : `Migrações aplicadas: ${applied.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}

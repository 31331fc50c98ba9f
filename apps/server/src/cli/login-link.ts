import { parseArgs } from 'node:util';
import { createLoginLink } from '../areas/access/public.ts';
import { readConfig } from '../config.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

const USAGE = 'Uso: npm run loja:link -- <usuário ou e-mail>';

/** Prints a link that logs a person in once, within a minute. For the provider's support. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const login = positionals[0]?.trim();
  if (login === undefined || login === '' || positionals.length > 1) throw new Complaint(USAGE);
  const config = readConfig(process.env);
  const { database, close } = await openSystemDatabase(config);
  try {
    const path = await createLoginLink(database, login, Date.now());
    if (path === null) throw new Complaint(`Não há usuário ativo com o login "${login}".`);
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    process.stdout.write(`${origin}${path}\n`);
    process.stderr.write('Funciona uma vez só, por um minuto.\n');
  } finally {
    await close();
  }
}

await runMain(main);

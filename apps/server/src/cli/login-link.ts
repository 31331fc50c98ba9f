import { parseArgs } from 'node:util';
import { createLoginLink } from '../areas/people/access/public.ts';
import { readConfig } from '../config.ts';
import { linkTo } from './link-to.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

const USAGE = 'Uso: npm run loja:link -- <usuário ou e-mail>';

/** Prints a link for the provider's support that logs a user in once, within a minute. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const login = positionals[0]?.trim();
  if (login === undefined || login === '' || positionals.length > 1) throw new Complaint(USAGE);
  const { database, config, close } = await openSystemDatabase(readConfig(process.env));
  try {
    const path = await createLoginLink(database, login, Date.now());
    if (path === null) throw new Complaint(`Não há usuário ativo com o login "${login}".`);
    const [link, ...warnings] = linkTo(config, path);
    process.stdout.write(`${link}\n`);
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
    process.stderr.write('Funciona uma vez só, por um minuto.\n');
  } finally {
    await close();
  }
}

await runMain(main);

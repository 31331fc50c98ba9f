import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createLoginTicket, loginLinkPath } from '../areas/access/public.ts';
import { readConfig } from '../config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { openSystemDatabase } from './open-system-database.ts';

const USAGE = 'Uso: npm run loja:link -- <usuário ou e-mail>';

/** A sentence for the person at the terminal; no stack helps here. */
class Complaint extends Error {}

/** Prints a link that logs a person in once, within a minute. For the provider's support. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const login = positionals[0]?.trim().toLowerCase();
  if (login === undefined || login === '' || positionals.length > 1) throw new Complaint(USAGE);
  const config = readConfig(process.env);
  const { client, close } = await openSystemDatabase(config);
  try {
    const ticket = await ticketFor(client, login);
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    process.stdout.write(`${origin}${loginLinkPath(login, ticket)}\n`);
    process.stderr.write('Funciona uma vez só, por um minuto.\n');
  } finally {
    await close();
  }
}

async function ticketFor(client: pg.Client, login: string): Promise<string> {
  const { rows } = await client.query<{ store_id: number; user_id: number }>(
    `select store_id, user_id from login_names join users using (store_id, user_id)
     where login = $1 and is_active`,
    [login],
  );
  const [place] = rows;
  if (place === undefined) throw new Complaint(`Não há usuário ativo com o login "${login}".`);
  await client.query('begin');
  const ticket = await createLoginTicket(transactionOn(client, place.store_id), place.user_id, Date.now());
  await client.query('commit');
  return ticket;
}

/** The connection passes the walls, so the store is only named. */
function transactionOn(client: pg.Client, storeId: number): Transaction {
  const rows = async <Row>(query: { text: string; values: readonly unknown[] }) =>
    (await client.query(query.text, [...query.values])).rows as Row[];
  return {
    storeId,
    rows,
    maybeRow: async <Row>(query: { text: string; values: readonly unknown[] }) =>
      (await rows<Row>(query))[0] ?? null,
    afterCommit: () => undefined,
  };
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof Complaint ? error.message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exitCode = 1;
}

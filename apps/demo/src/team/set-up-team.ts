import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { readWorldRecord } from '../world-record.ts';

/** This password is public. A server with this user must therefore not be reachable from a network. */
const PASSWORD = 'Comanda@2026';

interface TeamSetUp {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
}

/** Two users, because an amount above the limit needs the approval of a second user. */
export const TEAM = {
  equipe: 'Renata Prado',
  equipe2: 'Paulo Teles',
} as const;

/** Creates a team member for the provider's console, once per demo database. */
export async function letIntoConsole(
  login: keyof typeof TEAM,
  { env, signal, dataDir }: TeamSetUp,
): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-equipe.json'), world.madeAt);
  if (record.has(login)) return;
  const person = ['--nome', TEAM[login], '--usuario', login, '--perfil', 'administracao'];
  const words = ['equipe', 'adicionar', ...person, '--demonstracao', PASSWORD];
  const done = await runCommand('provedor.ts', words, [], { env, signal });
  // An interrupted start may have created the member, but not the record.
  const isThere = done.stderr.includes('já é de alguém da equipe');
  if (done.code !== 0 && !isThere) throw new Error(`equipe adicionar: ${done.stderr}`);
  record.save(login);
}

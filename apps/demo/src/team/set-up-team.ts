import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { readWorldRecord } from '../world-record.ts';

/** Everybody knows it: a server with this person does not open itself to a network. */
const PASSWORD = 'Comanda@2026';

interface TeamSetUp {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
}

/** Lets `equipe` into the provider's console, once per world. */
export async function setUpTeam({ env, signal, dataDir }: TeamSetUp): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-equipe.json'), world.madeAt);
  if (record.has('equipe')) return;
  const person = ['--nome', 'Renata Prado', '--usuario', 'equipe', '--perfil', 'administracao'];
  const words = ['equipe', 'adicionar', ...person, '--demonstracao', PASSWORD];
  const done = await runCommand('provedor.ts', words, [], { env, signal });
  // A start that was cut off may have let them in without keeping so.
  const isThere = done.stderr.includes('já é de alguém da equipe');
  if (done.code !== 0 && !isThere) throw new Error(`equipe adicionar: ${done.stderr}`);
  record.keep('equipe');
}

import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Set by the agent for itself: how far it has come. 'direto' keeps it as it was started. */
const STAGE = 'COMANDA_AGENTE_ETAPA';
/**
 * A small new space, as the agent is idle most of its life. And no optimizing compiler: its code stays mapped for good,
 * and what is slow here is paper. The second is V8's own flag, known to be there in this version only.
 */
const LEAN_FLAGS = [
  '--max-semi-space-size=1',
  ...(process.versions.node.startsWith('24.') ? ['--max-opt=1'] : []),
];

/**
 * Starts the long-lived agent anew, in the place of its own process, without what starting costs: the tool that strips
 * types and the compiler's leftovers would stay resident. The first turn fills Node's compile cache, the second reads
 * from it. Where a process cannot be replaced (Windows) it stays as it is.
 */
export async function becomeLean(): Promise<void> {
  const stage = process.env[STAGE];
  if (stage === 'direto' || stage === 'pronto' || process.platform === 'win32') return;
  if (process.execve === undefined) return;
  const folder = await folderOfRun();
  if (folder === null) return;
  // In a folder of its owner: whoever could write the cache could write the agent.
  const cache = join(folder, 'cache');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  if (stage === undefined) return restart('aquecer', cache);
  enableCompileCache(cache);
  await import('../commands/run-command.ts');
  flushCompileCache();
  restart('pronto', cache);
}

function restart(stage: string, cache: string): void {
  const [, script = '', ...args] = process.argv;
  const env = { ...process.env, [STAGE]: stage, NODE_COMPILE_CACHE: cache };
  process.execve?.(process.execPath, [process.execPath, ...LEAN_FLAGS, script, ...args], env);
}

/** The agent's folder when it is to run; null for commands that end by themselves. */
async function folderOfRun(): Promise<string | null> {
  const { readArguments } = await import('../commands/read-arguments.ts');
  const { defaultFolder, openFolder } = await import('../config/agent-folder.ts');
  try {
    const { command, folder } = readArguments(process.argv.slice(2), '');
    return command.kind === 'run' ? openFolder(folder ?? defaultFolder(process.env, process.platform)) : null;
  } catch {
    // Said, with the usage, by whoever runs the command.
    return null;
  }
}

import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Set by the agent for itself: the stage of the restart. 'direto' disables the restarts. */
const STAGE = 'COMANDA_AGENTE_ETAPA';
/**
 * A small new space, because the agent is mostly idle. No optimizing compiler, because its code would stay mapped
 * permanently, and printing is the slow part. The second flag is internal to V8 and exists in this version only.
 */
const LEAN_FLAGS = [
  '--max-semi-space-size=1',
  ...(process.versions.node.startsWith('24.') ? ['--max-opt=1'] : []),
];

/**
 * Restarts the long-running agent in its own process, to free the memory of the start. Otherwise the type stripper and
 * the compiler's leftovers would stay resident. The first restart fills Node's compile cache, the second reads from it.
 * On Windows a process cannot be replaced, so it stays unchanged.
 */
export async function becomeLean(): Promise<void> {
  const stage = process.env[STAGE];
  if (stage === 'direto' || stage === 'pronto' || process.platform === 'win32') return;
  if (process.execve === undefined) return;
  const folder = await folderOfRun();
  if (folder === null) return;
  // The cache is in the owner's folder, because write access to the cache means write access to the agent.
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

/** The folder of an agent that will run; null for commands that end. */
async function folderOfRun(): Promise<string | null> {
  const { readArguments } = await import('../commands/read-arguments.ts');
  const { defaultFolder, openFolder } = await import('../config/agent-folder.ts');
  try {
    const { command, folder } = readArguments(process.argv.slice(2), '');
    return command.kind === 'run' ? openFolder(folder ?? defaultFolder(process.env, process.platform)) : null;
  } catch {
    // The command itself reports this fault with the usage.
    return null;
  }
}

import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Environment variable where the agent notes the current stage of its restart. 'direto' disables the
 * restarts.
 */
const STAGE = 'COMANDA_AGENTE_ETAPA';
/**
 * Flags for V8 that save memory. The new space is small, because the agent is mostly idle. The optimizing
 * compiler is off: its code would occupy memory permanently, and the printers are the slow part anyway. The
 * second flag is internal and exists only in this version.
 */
const LEAN_FLAGS = [
  '--max-semi-space-size=1',
  ...(process.versions.node.startsWith('24.') ? ['--max-opt=1'] : []),
];

/**
 * Restarts the long-running agent in the same process. This frees the memory that its start needed for type
 * stripping and compilation. The first restart fills Node's compile cache, the second one uses it. Does
 * nothing on Windows, which cannot replace a process.
 */
export async function becomeLean(): Promise<void> {
  const stage = process.env[STAGE];
  if (stage === 'direto' || stage === 'pronto' || process.platform === 'win32') return;
  if (process.execve === undefined) return;
  const folder = await folderOfRun();
  if (folder === null) return;
  // The cache is in the owner's folder, because write access to the cache allows changes to the agent.
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

/** Returns the folder of the agent to run. Null for commands that end after their work. */
async function folderOfRun(): Promise<string | null> {
  const { readArguments } = await import('../commands/read-arguments.ts');
  const { defaultFolder, openFolder } = await import('../config/agent-folder.ts');
  try {
    const { command, folder } = readArguments(process.argv.slice(2), '');
    return command.kind === 'run' ? openFolder(folder ?? defaultFolder(process.env, process.platform)) : null;
  } catch {
    // The command itself reports wrong arguments, together with the usage.
    return null;
  }
}

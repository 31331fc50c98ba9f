import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A real agent in a separate process. */
export interface AgentProcess {
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Resolves when its output contains these words. */
  untilOutput(words: string): Promise<void>;
  /** Resolves when it has ended, with its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Waits for commands that end by themselves. */
  ended(): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export function startAgent(args: readonly string[], env: NodeJS.ProcessEnv = {}): AgentProcess {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, COMANDA_AGENTE_ETAPA: 'direto', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const check of watchers) check();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    untilOutput: (words) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!output.includes(words)) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
        void ended.then(() => reject(new Error(`o agente terminou sem dizer "${words}":\n${output}`)));
      }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
    ended: () => ended,
  };
}

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { STACK_SECRET, type Stack } from './stack.ts';

/** The provider's terminal commands, on the database of a running server. */
export interface CommandLines {
  /** Runs a command of the provider. Returns its output. Throws its error output if it fails. */
  provedor(...words: string[]): Promise<string>;
  /** Creates a store with `loja:criar --json -`. */
  createStore(document: object): Promise<{ storeId: number; intakeKey: string }>;
}

const cli = (name: string) => resolve(import.meta.dirname, `../../apps/server/src/cli/${name}.ts`);

export function commandLines(comanda: Stack): CommandLines {
  const run = (name: string, words: readonly string[], input = '') =>
    new Promise<string>((answered, failed) => {
      const { owner, app, system } = comanda.urls;
      const env = {
        ...process.env,
        DATABASE_URL: owner,
        DATABASE_APP_URL: app,
        DATABASE_SYSTEM_URL: system,
        COMANDA_SECRET: STACK_SECRET,
      };
      const child = execFile(process.execPath, [cli(name), ...words], { env }, (error, stdout) =>
        error ? failed(error) : answered(stdout),
      );
      child.stdin?.end(input);
    });
  return {
    provedor: (...words) => run('provedor', words),
    createStore: async (document) =>
      JSON.parse(await run('create-store', ['--json', '-'], JSON.stringify(document))),
  };
}

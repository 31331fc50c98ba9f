import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { COMMANDS } from '../texts.ts';
import { writeSafely } from './write-safely.ts';

const configFile = z.object({
  /** The store whose tickets this machine prints. Null before pairing. */
  pareamento: z.nullable(
    z.object({
      /** Origin of the server, e.g. 'https://painel.exemplo.com.br'. */
      servidor: z.string(),
      token: z.string(),
      loja: z.string(),
      nome: z.string(),
      id_dispositivo: z.number(),
    }),
  ),
  /** Addresses of printers without a driver, by the printer's name: 'tcp://host:port' or 'arquivo:/path'. */
  impressoras: z.record(z.string(), z.string()),
});

/** The settings from pairing and commands, saved in config.json. */
export type AgentSetup = z.infer<typeof configFile>;
export type Pairing = NonNullable<AgentSetup['pareamento']>;

const configPath = (folder: string) => join(folder, 'config.json');

/** Reads config.json. The settings are empty if it is missing. Throws if it is unreadable. */
export function readSetup(folder: string): AgentSetup {
  let text: string;
  try {
    text = readFileSync(configPath(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { pareamento: null, impressoras: {} };
    throw error;
  }
  try {
    return z.parse(configFile, JSON.parse(text));
  } catch (error) {
    throw new Error(COMMANDS.badConfig(configPath(folder)), { cause: error });
  }
}

/** Writes config.json, which only its owner can read. */
export function saveSetup(folder: string, setup: AgentSetup): void {
  writeSafely(configPath(folder), `${JSON.stringify(setup, null, 2)}\n`);
}

import { resolve } from 'node:path';

/** What the demo is told by whoever starts it. */
export interface Settings {
  /** Address of the server it talks to. */
  baseUrl: string;
  dataDir: string;
  /** Multiplies how often customers order; 0 for never. */
  rate: number;
  /** Of the outbox page. */
  outboxPort: number;
}

/** Reads the environment; throws a sentence on nonsense. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const baseUrl = (env.COMANDA_URL || 'http://localhost:3000').replace(/\/+$/, '');
  const rate = Number(env.COMANDA_DEMO_RATE || '1');
  if (!Number.isFinite(rate) || rate < 0)
    throw new Error(`COMANDA_DEMO_RATE inválida: ${env.COMANDA_DEMO_RATE}`);
  const outboxPort = Number(env.DEMO_PORT || Number(new URL(baseUrl).port || '3000') + 1);
  if (!Number.isInteger(outboxPort) || outboxPort < 1 || outboxPort > 65_535) {
    throw new Error(`DEMO_PORT inválida: ${env.DEMO_PORT}`);
  }
  return { baseUrl, dataDir: resolve(env.COMANDA_DATA || '.data'), rate, outboxPort };
}

import { type BankSim, createBankSim } from '@comanda/bank-sim/src/create-bank-sim.ts';

/** The API key that the server under test and the test's payment provider share. */
export const BANK_KEY = 'chave-do-banco-de-teste';
export const BANK_SECRET = 'segredo-dos-avisos-de-teste';

/** A payment provider on loopback. Its steps and webhooks happen only when a test calls `round()`. */
export interface RunningBank extends BankSim {
  readonly url: string;
  /** The server's settings for this payment provider. */
  readonly access: { url: string; key: string; secret: string };
  stop(): Promise<void>;
}

export async function startBankSim(options: {
  now(): number;
  path?: string | null;
  port?: number;
}): Promise<RunningBank> {
  const { port = 0, ...others } = options;
  const sim = await createBankSim({ key: BANK_KEY, secret: BANK_SECRET, ...others });
  const url = await sim.http.listen({ host: '127.0.0.1', port });
  return { ...sim, url, access: { url, key: BANK_KEY, secret: BANK_SECRET }, stop: () => sim.http.close() };
}

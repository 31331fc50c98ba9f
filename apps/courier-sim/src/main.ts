import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { createCourierSim } from './create-courier-sim.ts';

/** Starts the reference courier service as a separate process. */
const accountsWire = z.array(
  z.object({ clientId: z.string(), clientSecret: z.string(), webhookUrl: z.url({ protocol: /^https?$/ }) }),
);

/**
 * Reads the settings. ENTREGADORES_CONTAS is a JSON file of accounts. ENTREGADORES_PORT,
 * ENTREGADORES_VELOCIDADE and ENTREGADORES_SEMENTE have defaults.
 */
function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.ENTREGADORES_PORT || '3002');
  const speed = Number(env.ENTREGADORES_VELOCIDADE || '20');
  const seed = Number(env.ENTREGADORES_SEMENTE || '1');
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`ENTREGADORES_PORT inválida: ${port}`);
  if (!Number.isFinite(speed) || speed < 0) throw new Error(`ENTREGADORES_VELOCIDADE inválida: ${speed}`);
  if (!Number.isInteger(seed)) throw new Error(`ENTREGADORES_SEMENTE inválida: ${seed}`);
  const path = env.ENTREGADORES_CONTAS;
  if (!path) throw new Error('ENTREGADORES_CONTAS falta: o arquivo com as contas das lojas');
  const accounts = z.parse(accountsWire, JSON.parse(readFileSync(path, 'utf8')));
  return { port, speed, seed, accounts };
}

try {
  const { port, ...options } = readSettings(process.env);
  const sim = await createCourierSim(options);
  await sim.http.listen({ host: '127.0.0.1', port });
  process.stdout.write('entregadores prontos\n');
  const stop = () => void sim.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
} catch (error) {
  process.stderr.write(`entregadores: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

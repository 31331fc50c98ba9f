import { createBankSim } from './create-bank-sim.ts';

/** Interval of the bank's own steps and of sending webhooks. */
const ROUND_MS = 500;

/**
 * Reads the settings. BANCO_CHAVE, BANCO_SEGREDO and BANCO_WEBHOOK are required. BANCO_PORT and BANCO_ESTADO
 * (a file) have defaults.
 */
function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.BANCO_PORT || '3003');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`BANCO_PORT inválida: ${port}`);
  const { BANCO_CHAVE: key, BANCO_SEGREDO: secret, BANCO_WEBHOOK: webhookUrl } = env;
  if (!key || !secret) throw new Error('faltam BANCO_CHAVE e BANCO_SEGREDO');
  if (!webhookUrl || !URL.canParse(webhookUrl)) throw new Error('BANCO_WEBHOOK falta: o endereço dos avisos');
  return { port, key, secret, webhookUrl, path: env.BANCO_ESTADO || null };
}

try {
  const { port, ...options } = readSettings(process.env);
  const sim = await createBankSim(options);
  await sim.http.listen({ host: '127.0.0.1', port });
  process.stdout.write('banco pronto\n');
  let round = Promise.resolve<unknown>(undefined);
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = sim.round().finally(() => {
      isBusy = false;
    });
  }, ROUND_MS);
  const stop = () => {
    clearInterval(timer);
    void round.then(() => sim.http.close()).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
} catch (error) {
  process.stderr.write(`banco: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

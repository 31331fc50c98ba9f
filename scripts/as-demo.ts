import { bankAccess } from '../apps/demo/src/bank/bank-access.ts';
import type { Config } from '../apps/server/src/config.ts';

/**
 * The demonstration has its own payment provider if the server has none. It plays refused orders and a book that
 * fails its proof, so its log is silent unless `LOG_LEVEL` is set. Papers name an invented provider. `port` is the
 * port that people use: the provider's is near it.
 */
export function asDemo(requested: Config, port = requested.port): Config {
  const provider = requested.provider ?? { legalName: 'Comanda Tecnologia Ltda', document: '12345678000195' };
  const given = { ...requested, provider, logLevel: process.env.LOG_LEVEL || 'fatal' };
  const bank = bankAccess(process.env, requested.dataDir, port);
  if (bank === null) return given;
  const { key, secret } = bank;
  // The demonstration's invoices have a Pix, too; its key is not registered.
  const pix = requested.pix ?? {
    key: 'financeiro@comanda.example',
    name: 'Comanda Tecnologia',
    city: 'São Paulo',
  };
  return { ...given, payments: { url: `http://127.0.0.1:${bank.port}`, key, secret }, pix };
}

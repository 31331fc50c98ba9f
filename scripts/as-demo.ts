import { bankAccess } from '../apps/demo/src/bank/bank-access.ts';
import type { Config } from '../apps/server/src/config.ts';

/**
 * Adapts the server's settings to a demonstration. It gets its own payment provider if the server has none.
 * Agreements and invoices name an invented company as the provider. The demonstration contains refused orders
 * and a ledger that fails its proof. The log is therefore silent unless `LOG_LEVEL` is set. `port` is the
 * port that people open; the payment provider's port is close to it.
 */
export function asDemo(requested: Config, port = requested.port): Config {
  const provider = requested.provider ?? { legalName: 'Comanda Tecnologia Ltda', document: '12345678000195' };
  const given = { ...requested, provider, logLevel: process.env.LOG_LEVEL || 'fatal' };
  const bank = bankAccess(process.env, requested.dataDir, port);
  if (bank === null) return given;
  const { key, secret } = bank;
  // The demonstration's invoices also contain a Pix code. Its key is not registered at any bank.
  const pix = requested.pix ?? {
    key: 'financeiro@comanda.example',
    name: 'Comanda Tecnologia',
    city: 'São Paulo',
  };
  return { ...given, payments: { url: `http://127.0.0.1:${bank.port}`, key, secret }, pix };
}

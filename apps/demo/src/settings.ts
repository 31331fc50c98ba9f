import { resolve } from 'node:path';
import { type BankAccess, bankAccess } from './bank/bank-access.ts';

export interface Settings {
  /** Address of the demo's server. */
  baseUrl: string;
  dataDir: string;
  /** Factor for the number of orders. With 0, customers send none. */
  rate: number;
  /** Share of customers who write to the store; 0 to 1. */
  talkShare: number;
  /** Port of the outbox page. */
  outboxPort: number;
  /** Port of the reference courier service. */
  courierPort: number;
  /** The demo's payment provider. Null: the server has another provider or none. */
  bank: BankAccess | null;
  /** True if the first store has a print agent. */
  prints: boolean;
  /** True: a helper works on orders that have not changed for some minutes. */
  hasHelpers: boolean;
}

/** Reads the environment. Throws a message for an invalid value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const baseUrl = (env.COMANDA_URL || 'http://localhost:3000').replace(/\/+$/, '');
  const rate = Number(env.COMANDA_DEMO_RATE || '1');
  if (!Number.isFinite(rate) || rate < 0)
    throw new Error(`COMANDA_DEMO_RATE inválida: ${env.COMANDA_DEMO_RATE}`);
  const talkShare = Number(env.COMANDA_DEMO_CONVERSAS || '0.2');
  if (!Number.isFinite(talkShare) || talkShare < 0 || talkShare > 1)
    throw new Error(`COMANDA_DEMO_CONVERSAS inválida: ${env.COMANDA_DEMO_CONVERSAS} (use de 0 a 1)`);
  const outboxPort = Number(env.DEMO_PORT || Number(new URL(baseUrl).port || '3000') + 1);
  if (!Number.isInteger(outboxPort) || outboxPort < 1 || outboxPort > 65_535) {
    throw new Error(`DEMO_PORT inválida: ${env.DEMO_PORT}`);
  }
  const courierPort = Number(env.ENTREGADORES_PORT || outboxPort + 1);
  if (!Number.isInteger(courierPort) || courierPort < 1 || courierPort > 65_535) {
    throw new Error(`ENTREGADORES_PORT inválida: ${env.ENTREGADORES_PORT}`);
  }
  const dataDir = resolve(env.COMANDA_DATA || '.data');
  return {
    baseUrl,
    dataDir,
    bank: bankAccess(env, dataDir, Number(new URL(baseUrl).port || '0')),
    rate,
    talkShare,
    outboxPort,
    courierPort,
    prints: env.COMANDA_DEMO_IMPRESSAO !== '0',
    hasHelpers: env.COMANDA_DEMO_AJUDA !== '0',
  };
}

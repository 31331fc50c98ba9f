import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DemoStore } from '../world/demo-store.ts';

/** Account of a demo store at the reference logistics service, in the service's own format. */
export interface CourierAccount {
  clientId: string;
  clientSecret: string;
  webhookUrl: string;
  storeId: number;
  /** The service's address that the store has saved; another address is saved again. */
  toldUrl: string | null;
}

/**
 * Reads the accounts of an earlier start, if they belong to these stores; otherwise creates them. Secrets stay the
 * same.
 */
export function courierAccounts(
  path: string,
  stores: readonly (readonly [DemoStore, number])[],
  serverUrl: string,
): CourierAccount[] {
  const stored = readAccounts(path);
  return stores.map(([store, storeId]) => {
    const before = stored.find((account) => account.storeId === storeId);
    return {
      clientId: `demo-${store.key}`,
      clientSecret: before?.clientSecret ?? randomBytes(24).toString('base64url'),
      webhookUrl: `${serverUrl}/api/entregas/${storeId}`,
      storeId,
      toldUrl: before?.toldUrl ?? null,
    };
  });
}

/** Readable only by its owner: the file has secrets, though only of a demonstration. */
export function saveAccounts(path: string, accounts: readonly CourierAccount[]): void {
  writeFileSync(path, JSON.stringify(accounts), { mode: 0o600 });
}

function readAccounts(path: string): CourierAccount[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(stored) ? stored.filter(isAccount) : [];
  } catch {
    // The file is missing or incomplete, so the accounts are created again and saved for the stores.
    return [];
  }
}

function isAccount(value: unknown): value is CourierAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'storeId' in value &&
    typeof value.storeId === 'number' &&
    'clientSecret' in value &&
    typeof value.clientSecret === 'string' &&
    'toldUrl' in value &&
    (value.toldUrl === null || typeof value.toldUrl === 'string')
  );
}

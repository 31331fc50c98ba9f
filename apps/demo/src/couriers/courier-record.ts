import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DemoStore } from '../world/demo-store.ts';

/** Account of a demo store at the reference courier service, in the service's own format. */
export interface CourierAccount {
  clientId: string;
  clientSecret: string;
  webhookUrl: string;
  storeId: number;
  /**
   * Address of the service that the store has saved. If the service now has another address, the store is set
   * up again.
   */
  reportedUrl: string | null;
}

/**
 * Reads the accounts of an earlier start, if they belong to these stores. Otherwise creates accounts.
 * Existing secrets do not change.
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
      reportedUrl: before?.reportedUrl ?? null,
    };
  });
}

/** Only the owner may read the file, because it contains secrets of the demonstration. */
export function saveAccounts(path: string, accounts: readonly CourierAccount[]): void {
  writeFileSync(path, JSON.stringify(accounts), { mode: 0o600 });
}

function readAccounts(path: string): CourierAccount[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(stored) ? stored.filter(isAccount) : [];
  } catch {
    // The file is missing or incomplete, so new accounts are created.
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
    'reportedUrl' in value &&
    (value.reportedUrl === null || typeof value.reportedUrl === 'string')
  );
}

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DemoStore } from '../world/demo-store.ts';

/** Account of one demo store at the reference logistics service; what the service itself reads. */
export interface CourierAccount {
  clientId: string;
  clientSecret: string;
  webhookUrl: string;
  storeId: number;
  /** Address of the service as the store's account was told; another one is told again. */
  toldUrl: string | null;
}

/** Accounts kept from an earlier start, if they are these stores'; new ones otherwise. Secrets stay the same. */
export function courierAccounts(
  path: string,
  stores: readonly (readonly [DemoStore, number])[],
  serverUrl: string,
): CourierAccount[] {
  const kept = readAccounts(path);
  return stores.map(([store, storeId]) => {
    const before = kept.find((account) => account.storeId === storeId);
    return {
      clientId: `demo-${store.key}`,
      clientSecret: before?.clientSecret ?? randomBytes(24).toString('base64url'),
      webhookUrl: `${serverUrl}/api/entregas/${storeId}`,
      storeId,
      toldUrl: before?.toldUrl ?? null,
    };
  });
}

/** Only its owner may read it: it holds secrets, if only of a demonstration. */
export function keepAccounts(path: string, accounts: readonly CourierAccount[]): void {
  writeFileSync(path, JSON.stringify(accounts), { mode: 0o600 });
}

function readAccounts(path: string): CourierAccount[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(kept) ? kept.filter(isAccount) : [];
  } catch {
    // Not there or half-written: the accounts are made anew and the stores told.
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

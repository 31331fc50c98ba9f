import { getTimezoneByState } from '@brazilian-utils/brazilian-utils';
import { readNewStoreWire } from '@comanda/contract/store/new-store.wire';
import type { NewStore } from '@comanda/domain/store/new-store';
import { newStoreChecks } from './new-store-checks.ts';

/** Checks a document; the time zone is that of the state's capital unless it names one. */
export function readNewStore(
  document: unknown,
): { ok: true; store: NewStore } | { ok: false; faults: string[] } {
  const read = readNewStoreWire(document, newStoreChecks);
  if (!read.ok) return read;
  return {
    ok: true,
    store: { ...read.store, timeZone: read.store.timeZone ?? timeZoneOf(read.store.state) },
  };
}

/** Of the state's capital. */
export function timeZoneOf(state: string): string {
  return getTimezoneByState(state) ?? 'America/Sao_Paulo';
}

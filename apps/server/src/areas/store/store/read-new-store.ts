import { PASSWORD_FAULT_TEXTS } from '@comanda/contract/people/access/password-fault-texts';
import { readNewStoreWire } from '@comanda/contract/store/store/new-store.wire';
import { zoneOfPlace } from '@comanda/domain/kit/time/brazilian-zones';
import type { NewStore, NewStoreUser } from '@comanda/domain/store/store/new-store';
import { faultForOwner } from '../../people/access/public.ts';
import { newStoreChecks } from './new-store-checks.ts';

/** Checks the file of a new store. The default time zone is the city's. */
export function readNewStore(
  document: unknown,
): { ok: true; store: NewStore } | { ok: false; faults: string[] } {
  const read = readNewStoreWire(document, newStoreChecks);
  if (!read.ok) return read;
  const faults = read.store.isDemo ? [] : faultsOfPasswords(read.store);
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    store: { ...read.store, timeZone: read.store.timeZone ?? zoneOfPlace(read.store) },
  };
}

/** The fault of a user's password as a sentence; null when the password is valid. */
export function faultOfPassword(
  user: Pick<NewStoreUser, 'name' | 'username' | 'email' | 'password'>,
  store: Pick<NewStore, 'name' | 'document'>,
): string | null {
  const fault = faultForOwner(user.password, { ...user, storeName: store.name, document: store.document });
  return fault === null ? null : PASSWORD_FAULT_TEXTS[fault];
}

function faultsOfPasswords(store: Pick<NewStore, 'name' | 'document' | 'users'>): string[] {
  return store.users.flatMap((user, index) => {
    const fault = faultOfPassword(user, store);
    return fault === null ? [] : [`users.${index}.password: ${fault}`];
  });
}

import { hash, randomBytes } from 'node:crypto';
import type { AccessServices } from '../access-services.ts';
import { isKnownDevice, saveKnownDevice } from './known-devices.store.ts';

/** How a device's secret is stored. */
export function deviceHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Remembers that a person proved themselves in this browser and answers the secret it keeps. The one it came with stays
 * only when it is of this store, so that several people may share a machine; anything else could be planted by others.
 */
export function keepDevice(
  { database, clock }: AccessServices,
  person: { storeId: number; userId: number },
  had: string | null,
): Promise<string> {
  return database.inStore(person.storeId, async (tx) => {
    const isOurs = had !== null && (await isKnownDevice(tx, deviceHash(had), null));
    const token = isOurs ? had : randomBytes(32).toString('base64url');
    await saveKnownDevice(tx, { hash: deviceHash(token), userId: person.userId }, clock.now());
    return token;
  });
}

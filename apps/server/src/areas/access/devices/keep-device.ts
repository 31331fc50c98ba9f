import { hash, randomBytes } from 'node:crypto';
import type { AccessServices } from '../access-services.ts';
import { newDeviceMail } from '../login/login-messages.ts';
import { tellPerson } from '../tell-person.ts';
import { hasDevices, isKnownDevice, saveKnownDevice, skipCodesUntil } from './known-devices.writes.ts';

/** How long a browser that was told to remember is not asked for a code. */
const CODE_SKIPPED_MS = 30 * 24 * 3_600_000;

/** How a device's secret is stored. */
export function deviceHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Remembers that a person proved themselves in this browser and answers the secret it keeps. The one it came with stays
 * only when it is of this store, so that several people may share a machine; anything else could be planted by others.
 * Whoever has logged in elsewhere before is told of a browser they never used.
 */
export async function keepDevice(
  services: AccessServices,
  person: { storeId: number; userId: number },
  had: string | null,
  /** The person proved a second factor here, and wants not to be asked for it for a while. */
  skipsCode: boolean,
): Promise<string> {
  const { database, clock } = services;
  const { userId } = person;
  return database.inStore(person.storeId, async (tx) => {
    const isOurs = had !== null && (await isKnownDevice(tx, deviceHash(had), null));
    const token = isOurs ? had : randomBytes(32).toString('base64url');
    const isNew = !(isOurs && (await isKnownDevice(tx, deviceHash(had), userId)));
    const isNews = isNew && (await hasDevices(tx, userId));
    const device = { hash: deviceHash(token), userId };
    await saveKnownDevice(tx, device, clock.now());
    if (skipsCode) await skipCodesUntil(tx, device, clock.now() + CODE_SKIPPED_MS);
    if (isNews) {
      const at = clock.now();
      await tellPerson(tx, services, userId, (to, about) => newDeviceMail(to, { ...about, at }));
    }
    return token;
  });
}

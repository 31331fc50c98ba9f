import { hash, randomBytes } from 'node:crypto';
import type { AccessServices } from '../access-services.ts';
import { newDeviceMail } from '../login/login-messages.ts';
import { notifyPerson } from '../notify-person.ts';
import { hasDevices, isKnownDevice, saveKnownDevice, skipCodesUntil } from './known-devices.writes.ts';

/** For this long (milliseconds) a remembered browser asks the user for no code. */
const CODE_SKIPPED_MS = 30 * 24 * 3_600_000;

/** The stored form of a device's secret. */
export function deviceHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Remembers that a user has logged in with this browser. Returns the secret for the browser's cookie. An
 * existing secret is used again only if it belongs to this store, because several users may share a computer.
 * Any other secret could come from an attacker. A user who already has a known browser gets a mail about the
 * new browser.
 */
export async function rememberDevice(
  services: AccessServices,
  person: { storeId: number; userId: number },
  had: string | null,
  /** True when the user passed a second factor in this browser and chose to skip the code for some time. */
  skipsCode: boolean,
): Promise<string> {
  const { database, clock } = services;
  const { userId } = person;
  return database.inStore(person.storeId, async (tx) => {
    const isOurs = had !== null && (await isKnownDevice(tx, deviceHash(had), null));
    const token = isOurs ? had : randomBytes(32).toString('base64url');
    const isNew = !(isOurs && (await isKnownDevice(tx, deviceHash(had), userId)));
    const isNotable = isNew && (await hasDevices(tx, userId));
    const device = { hash: deviceHash(token), userId };
    await saveKnownDevice(tx, device, clock.now());
    if (skipsCode) await skipCodesUntil(tx, device, clock.now() + CODE_SKIPPED_MS);
    if (isNotable) {
      const at = clock.now();
      await notifyPerson(tx, services, userId, (to, about) => newDeviceMail(to, { ...about, at }));
    }
    return token;
  });
}

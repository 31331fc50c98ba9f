import { type DeviceRoutes, NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Locks the store's row until the transaction ends. The lock serialises changes of the store's devices. */
export async function holdStore(tx: Transaction): Promise<{ storeName: string; hasDevices: boolean }> {
  const store = await tx.maybeRow<{ storeName: string; hasDevices: boolean }>(sql`
    select name as "storeName", has_print_devices as "hasDevices"
      from stores where store_id = ${tx.storeId} for no key update`);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}

/** Saves a device and its token's hash, and returns its number. */
export async function insertDevice(
  tx: Transaction,
  { name, tokenHash, pairedBy }: { name: string; tokenHash: Buffer; pairedBy: number | null },
  now: number,
): Promise<number> {
  const deviceId = await nextNumber(tx, 'print-device');
  await tx.rows(sql`
    insert into print_devices (store_id, device_id, name, token_hash, routes, paired_at, paired_by)
    values (${tx.storeId}, ${deviceId}, ${name}, ${tokenHash}, ${JSON.stringify(NO_ROUTES)}::jsonb, ${new Date(now)},
            ${pairedBy}::integer)`);
  await tx.rows(sql`
    insert into print_device_tokens (token_hash, store_id, device_id)
    values (${tokenHash}, ${tx.storeId}, ${deviceId})`);
  tx.notify({ kind: 'store-changed' });
  return deviceId;
}

/** Locks a device and reads its name and routes. Null when the store has no such device. */
export function holdDevice(
  tx: Transaction,
  deviceId: number,
): Promise<{ name: string; routes: DeviceRoutes } | null> {
  return tx.maybeRow<{ name: string; routes: DeviceRoutes }>(sql`
    select name, routes from print_devices
     where store_id = ${tx.storeId} and device_id = ${deviceId} and removed_at is null for no key update`);
}

/** Saves a locked device. */
export async function saveDevice(
  tx: Transaction,
  { deviceId, name, routes }: { deviceId: number; name: string; routes: DeviceRoutes },
): Promise<void> {
  await tx.rows(sql`
    update print_devices set name = ${name}, routes = ${JSON.stringify(routes)}::jsonb
     where store_id = ${tx.storeId} and device_id = ${deviceId}`);
  tx.notify({ kind: 'store-changed' });
}

/** Assigns a device to another user. Returns the device's name; null when the store has no such device. */
export async function saveDevicePerson(
  tx: Transaction,
  deviceId: number,
  userId: number,
): Promise<string | null> {
  const row = await tx.maybeRow<{ name: string }>(sql`
    update print_devices set paired_by = ${userId}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and removed_at is null
    returning name`);
  if (row === null) return null;
  tx.notify({ kind: 'store-changed' });
  return row.name;
}

/** Removes a device and its token. Returns the device's name; null when the store has no such device. */
export async function endDevice(tx: Transaction, deviceId: number, now: number): Promise<string | null> {
  const row = await tx.maybeRow<{ name: string }>(sql`
    update print_devices set removed_at = ${new Date(now)}
     where store_id = ${tx.storeId} and device_id = ${deviceId} and removed_at is null
    returning name`);
  if (row === null) return null;
  tx.notify({ kind: 'store-changed' });
  await tx.rows(sql`
    delete from print_device_tokens where store_id = ${tx.storeId} and device_id = ${deviceId}`);
  return row.name;
}

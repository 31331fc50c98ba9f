import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/printing/print-device';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** An operator's machine as the database knows it. Times in epoch milliseconds. */
export interface StoredDevice {
  deviceId: number;
  name: string;
  /** Both empty before its agent first introduced itself. */
  system: string;
  agentVersion: string;
  printers: readonly FoundPrinter[];
  routes: DeviceRoutes;
  pairedAt: number;
  lastSeenAt: number | null;
}

/** The store's devices, oldest first; those that were removed are not among them. */
export function listDevices(tx: Transaction): Promise<StoredDevice[]> {
  return tx.rows<StoredDevice>(
    prepared(
      'print-devices.list',
      sql`select device_id as "deviceId", name, system, agent_version as "agentVersion", printers, routes,
                 paired_at as "pairedAt", last_seen_at as "lastSeenAt"
            from print_devices where store_id = ${tx.storeId} and removed_at is null order by device_id`,
    ),
  );
}

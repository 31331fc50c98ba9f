import { grantsOf, ROLE_NAMES, ROLES } from '@comanda/domain/access/permissions';
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
  /** Who paired or took it over; null for devices of before that was known. */
  pairedBy: string | null;
  /** That person may no longer pair machines: it gets no paper until an administrator takes it over. */
  isSuspended: boolean;
}

/** Names of the roles whose people may pair machines. */
const PAIRING_ROLES = ROLES.filter((role) => grantsOf([role]).includes('settings.use')).map(
  (role) => ROLE_NAMES[role],
);

/** The store's devices, oldest first; those that were removed are not among them. */
export function listDevices(tx: Transaction): Promise<StoredDevice[]> {
  return tx.rows<StoredDevice>(
    prepared(
      'print-devices.list',
      sql`select d.device_id as "deviceId", d.name, d.system, d.agent_version as "agentVersion", d.printers, d.routes,
                 d.paired_at as "pairedAt", d.last_seen_at as "lastSeenAt", u.name as "pairedBy",
                 d.paired_by is not null and not coalesce(u.is_active and u.roles && ${PAIRING_ROLES}::text[], false)
                   as "isSuspended"
            from print_devices d
            left join users u on u.store_id = ${tx.storeId} and u.user_id = d.paired_by
           where d.store_id = ${tx.storeId} and d.removed_at is null order by d.device_id`,
    ),
  );
}

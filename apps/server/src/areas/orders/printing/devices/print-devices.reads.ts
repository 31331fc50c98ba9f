import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { FIRST_GRANTS, grantsOf, roleFromName } from '@comanda/domain/people/access/permissions';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A stored print device. Times in epoch milliseconds. */
export interface StoredDevice {
  deviceId: number;
  name: string;
  /** Both are empty before the agent's first message. */
  system: string;
  agentVersion: string;
  printers: readonly FoundPrinter[];
  routes: DeviceRoutes;
  pairedAt: number;
  lastSeenAt: number | null;
  /** The server process of its agent; null if the agent has not spoken to a server of 1.5. */
  serverId: string | null;
  /** The user who paired the device or took it over; null for devices paired before this column existed. */
  pairedBy: string | null;
  /**
   * True when the user `pairedBy` has no permission to pair devices any more. The device gets no tickets
   * until an administrator takes it over.
   */
  isSuspended: boolean;
}

type DeviceRow = Omit<StoredDevice, 'isSuspended'> & {
  isPaired: boolean;
  isActive: boolean | null;
  roles: string[] | null;
  granted: string[] | null;
};

/** The store's devices without removed devices, oldest first. */
export async function listDevices(tx: Transaction): Promise<StoredDevice[]> {
  const rows = await tx.rows<DeviceRow>(
    prepared(
      'print-devices.list',
      sql`select d.device_id as "deviceId", d.name, d.system, d.agent_version as "agentVersion", d.printers, d.routes,
                 d.paired_at as "pairedAt", d.last_seen_at as "lastSeenAt", d.server_id as "serverId", u.name as "pairedBy",
                 d.paired_by is not null as "isPaired", u.is_active as "isActive", u.roles, g.granted
            from print_devices d
            left join users u on u.store_id = ${tx.storeId} and u.user_id = d.paired_by
            left join operator_grants g on g.store_id = ${tx.storeId}
           where d.store_id = ${tx.storeId} and d.removed_at is null order by d.device_id`,
    ),
  );
  return rows.map(({ isPaired, isActive, roles, granted, ...device }) => ({
    ...device,
    isSuspended: isPaired && !(isActive === true && mayPair(roles ?? [], granted)),
  }));
}

/** True when the user's permissions include the print settings, which allow pairing devices. */
function mayPair(names: readonly string[], granted: readonly string[] | null): boolean {
  const roles = names.map(roleFromName).filter((role) => role !== null);
  return grantsOf(roles, granted ?? FIRST_GRANTS).includes('settings.use');
}

import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { roomFor } from '../../../../platform/room-for.ts';

/** `last_seen_at` of a connected agent is written at most this often. */
const EVERY_MS = 15_000;
/** Maximum of cached devices. A device outside the cache needs one more write. */
const MAX_REMEMBERED = 10_000;

interface Who {
  storeId: number;
  deviceId: number;
}

/** Updates `last_seen_at` of the devices connected to this process. */
export interface AgentsSeen {
  /**
   * Records a message of an agent. Writes to the database at most once per interval. False: the device has introduced itself to
   * another server since, so this connection is an older one.
   */
  touch(agent: Who): Promise<boolean>;
  /** Records that another transaction has already written `last_seen_at`. */
  note(agent: Who): void;
}

export function createAgentsSeen({
  database,
  clock,
  serverId,
}: {
  database: Database;
  clock: Clock;
  serverId: string;
}): AgentsSeen {
  const written = new LRUCache<string, number>(roomFor(MAX_REMEMBERED));
  const keyOf = ({ storeId, deviceId }: Who) => `${storeId}-${deviceId}`;
  return {
    touch: async (agent) => {
      const now = clock.now();
      const last = written.get(keyOf(agent));
      if (last !== undefined && now - last < EVERY_MS) return true;
      const rows = await database.inStore(agent.storeId, (tx) =>
        tx.lastRows(sql`
          update print_devices set last_seen_at = to_timestamp(${now / 1000})
           where store_id = ${tx.storeId} and device_id = ${agent.deviceId}
             and (server_id = ${serverId} or server_id is null)
          returning device_id`),
      );
      if (rows.length === 0) return false;
      written.set(keyOf(agent), now);
      return true;
    },
    note: (agent) => void written.set(keyOf(agent), clock.now()),
  };
}

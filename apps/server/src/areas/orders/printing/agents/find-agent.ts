import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { hashDeviceToken } from '../devices/pair-device.ts';

/** The device of a token; null for an unknown token or a removed device. */
export async function findAgent(
  database: Database,
  token: string,
): Promise<{ storeId: number; deviceId: number } | null> {
  const [found] = await database.directory<{ storeId: number; deviceId: number }>(sql`
    select store_id as "storeId", device_id as "deviceId" from print_device_tokens
     where token_hash = ${hashDeviceToken(token)}`);
  return found ?? null;
}

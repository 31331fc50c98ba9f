import { join } from 'node:path';
import { createWorld, DatabaseInUse } from './create-world.ts';
import type { IntakeClient } from './customers/intake-client.ts';
import { beginWorldRecord, readWorldRecord } from './world-record.ts';

export interface Preparation {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  signal: AbortSignal;
  now: number;
  clients: readonly IntakeClient[];
}

/** Creates missing demo stores and their past. Returns false, without changes, if the database is not of the demo. */
export async function prepareWorld({ env, dataDir, signal, now, clients }: Preparation): Promise<boolean> {
  const path = join(dataDir, 'demo-world.json');
  const stored = readWorldRecord(path);
  const known = await Promise.all(clients.map((client) => client.isKeyKnown()));
  if (known.every(Boolean) && (stored === null || stored.isComplete)) return true;
  // The server does not know the stores of the record, so the record belongs to another database.
  const goesOn = stored !== null && !stored.isComplete && known.some(Boolean);
  try {
    await createWorld({ env, signal, record: goesOn ? stored : beginWorldRecord(path, now) });
    return true;
  } catch (error) {
    if (error instanceof DatabaseInUse) return false;
    throw error;
  }
}

import { findEpoch } from '../installation/epoch.ts';
import { directoryOn } from '../installation/installation-row.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { Logger } from '../platform/log.ts';
import { beginRestored } from '../restore/begin-restored.ts';
import type { RestoreProof } from './prove-restored.ts';
import { PROOFS } from './texts.ts';

/** The first table is for stores, the second one for the provider. */
const SESSIONS = ['sessions', 'provider_sessions'];

/**
 * Begins the epoch of a restored data directory, like its first start, and checks that all logins have ended.
 */
export async function proveEpoch(ownerUrl: string, dataDir: string, log: Logger): Promise<RestoreProof> {
  const epochOf = () => withClient(ownerUrl, (client) => findEpoch(directoryOn(client)));
  const before = await epochOf();
  await beginRestored(databaseUrls(ownerUrl, {}).system, dataDir, log);
  const after = await epochOf();
  const living = await withClient(ownerUrl, async (client) => {
    let count = 0;
    for (const table of SESSIONS) {
      const living = await client.query(
        `select from ${table} where revoked_at is null and expires_at > now()`,
      );
      count += living.rowCount ?? 0;
    }
    return count;
  });
  const faults = after === null || after === before ? [PROOFS.sameEpoch] : [];
  return { name: PROOFS.epoch, faults: living === 0 ? faults : [...faults, PROOFS.livingSessions(living)] };
}

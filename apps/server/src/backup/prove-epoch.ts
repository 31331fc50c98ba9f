import { findEpoch } from '../installation/epoch.ts';
import { directoryOn } from '../installation/installation-row.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { Logger } from '../platform/log.ts';
import { beginRestored } from '../restore/begin-restored.ts';
import type { RestoreProof } from './prove-restored.ts';
import { PROOFS } from './texts.ts';

/** SQL query that counts the valid sessions of stores and of the provider. */
const LIVING = `
  select (select count(*) from sessions where revoked_at is null and expires_at > now())
       + (select count(*) from provider_sessions where revoked_at is null and expires_at > now()) as count`;

/**
 * Begins the epoch of a restored data directory, like its first start, and checks that all logins have ended.
 */
export async function proveEpoch(ownerUrl: string, dataDir: string, log: Logger): Promise<RestoreProof> {
  const epochOf = () => withClient(ownerUrl, (client) => findEpoch(directoryOn(client)));
  const before = await epochOf();
  await beginRestored(databaseUrls(ownerUrl, {}).system, dataDir, log);
  const after = await epochOf();
  const living = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>(LIVING);
    return Number(rows[0]?.count);
  });
  const faults = after === null || after === before ? [PROOFS.sameEpoch] : [];
  return { name: PROOFS.epoch, faults: living === 0 ? faults : [...faults, PROOFS.livingSessions(living)] };
}

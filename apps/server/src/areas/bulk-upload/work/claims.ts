import type { UploadState } from '@comanda/domain/bulk-upload/upload-state';
import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/** How long a server may be silent about an upload before another one goes on with it. */
const LEASE_MS = 10_000;

export interface UploadKey {
  storeId: number;
  fileId: number;
}

/** What a server that works on an upload has to know of it. */
export interface ClaimedUpload {
  state: UploadState;
  shouldUpdate: boolean;
  waitsForYes: boolean;
  checked: number;
  written: number;
  total: number;
  actedBy: string;
  actedById: number | null;
}

const COLUMNS = {
  text: `state, should_update as "shouldUpdate", waits_for_yes as "waitsForYes", checked, written, total,
         acted_by as "actedBy", acted_by_id as "actedById"`,
  values: [],
} as const;

/** Uploads that nobody works on, or whose server has been silent for too long, of all stores. */
export function findUnclaimed(system: Database, now: number): Promise<UploadKey[]> {
  return system.directory<UploadKey>(sql`
    select store_id as "storeId", file_id as "fileId" from product_files
     where state in ('reading', 'checking', 'writing', 'taking-back')
       and (claimed_until is null or claimed_until < ${new Date(now)})
     order by claimed_until nulls first limit 10`);
}

/** Makes an upload this server's; null when another one was quicker, or it is over. */
export function claim(
  tx: Transaction,
  fileId: number,
  by: string,
  now: number,
): Promise<ClaimedUpload | null> {
  return tx.maybeRow<ClaimedUpload>(sql`
    update product_files set claimed_by = ${by}, claimed_until = ${new Date(now + LEASE_MS)}
     where store_id = ${tx.storeId} and file_id = ${fileId}
       and state in ('reading', 'checking', 'writing', 'taking-back')
       and (claimed_until is null or claimed_until < ${new Date(now)})
    returning ${COLUMNS}`);
}

/**
 * Holds an upload for a step, so that nobody calls it off or goes on with it meanwhile, and says that its server lives. Null
 * when it is not this server's any more, or in another state.
 */
export function holdClaimed(
  tx: Transaction,
  fileId: number,
  { by, state }: { by: string; state: UploadState },
  now: number,
): Promise<ClaimedUpload | null> {
  return tx.maybeRow<ClaimedUpload>(sql`
    update product_files set claimed_until = ${new Date(now + LEASE_MS)}
     where store_id = ${tx.storeId} and file_id = ${fileId} and claimed_by = ${by} and state = ${state}
    returning ${COLUMNS}`);
}

/** Says that the server lives that works on an upload. */
export async function renewClaim(tx: Transaction, fileId: number, by: string, now: number): Promise<void> {
  await tx.rows(sql`
    update product_files set claimed_until = ${new Date(now + LEASE_MS)}
     where store_id = ${tx.storeId} and file_id = ${fileId} and claimed_by = ${by} and claimed_until is not null`);
}

/** Lets go of an upload that another server may go on with at once. */
export async function letGo(tx: Transaction, fileId: number, by: string): Promise<void> {
  await tx.rows(sql`
    update product_files set claimed_until = null
     where store_id = ${tx.storeId} and file_id = ${fileId} and claimed_by = ${by}`);
}

import { basename } from 'node:path';
import { proveStore } from '../areas/money/ledger/public.ts';
import { directoryOn, findInstallation, type Installation } from '../installation/installation-row.ts';
import { isSameMark, markOf } from '../installation/marks.ts';
import { assertDatabaseIsSafe, UnsafeDatabaseError } from '../platform/database/assert-database-is-safe.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { createPool } from '../platform/database/pools.ts';
import { createDatabase } from '../platform/database/transaction.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { Files } from '../platform/files/files.ts';
import { TABLES_WITHOUT_ROW_SECURITY } from '../tables-without-row-security.ts';
import { PROOFS } from './texts.ts';
import { findGaps, type StoreWitness, witnessStores } from './witness.ts';

/** The result of one check of a restored installation. */
export interface RestoreProof {
  name: string;
  /** Faults in words; empty when the check passed. */
  faults: string[];
}

/** A restored installation whose database runs. */
export interface RestoredInstallation {
  ownerUrl: string;
  files: Files;
  secret: string | null;
  now: number;
}

/**
 * Checks a restored installation against the `witnesses` from before the backup. Also checks journal,
 * ledgers, separation of stores, files and secret.
 */
export async function proveRestored(
  { ownerUrl, files, secret, now }: RestoredInstallation,
  witnesses: readonly StoreWitness[],
): Promise<RestoreProof[]> {
  const installation = await withClient(ownerUrl, (client) => findInstallation(directoryOn(client)));
  return [
    ...(await proveOrders(ownerUrl, witnesses)),
    { name: PROOFS.journal, faults: (await findGaps(ownerUrl)).map(PROOFS.gap) },
    ...(await proveLedgers(ownerUrl, now)),
    { name: PROOFS.walls, faults: await faultsOfWalls(ownerUrl) },
    { name: PROOFS.files, faults: await missingFiles(ownerUrl, files) },
    { name: PROOFS.secret, faults: faultsOfSecret(installation, secret) },
  ];
}

async function proveOrders(ownerUrl: string, witnesses: readonly StoreWitness[]): Promise<RestoreProof[]> {
  const found = new Map((await witnessStores(ownerUrl)).map((each) => [each.storeId, each]));
  return witnesses.map((before) => {
    const after = found.get(before.storeId);
    const isThere =
      after !== undefined &&
      after.seq >= before.seq &&
      after.orders >= before.orders &&
      after.lastOrder >= before.lastOrder;
    return { name: PROOFS.store(before.storeId), faults: isThere ? [] : [PROOFS.lost(before)] };
  });
}

async function proveLedgers(ownerUrl: string, now: number): Promise<RestoreProof[]> {
  const { system } = databaseUrls(ownerUrl, {});
  const pool = createPool({
    url: system,
    max: 1,
    applicationName: 'comanda-proof',
    onError: () => undefined,
  });
  try {
    const database = createDatabase(pool);
    const proofs: RestoreProof[] = [];
    for (const { storeId } of await witnessStores(ownerUrl)) {
      const proof = await proveStore(database, storeId, { fromZero: true, now });
      if (proof === null) continue;
      const faults = proof.differences.map((difference) => JSON.stringify(difference));
      proofs.push({ name: PROOFS.ledger(storeId), faults });
    }
    return proofs;
  } finally {
    await pool.end();
  }
}

async function faultsOfWalls(ownerUrl: string): Promise<string[]> {
  try {
    await withClient(ownerUrl, (client) =>
      assertDatabaseIsSafe(client, { tablesWithoutWalls: TABLES_WITHOUT_ROW_SECURITY }),
    );
    return [];
  } catch (error) {
    if (error instanceof UnsafeDatabaseError) return [...error.faults];
    throw error;
  }
}

/**
 * SQL query for the files of pictures and documents that rows refer to. A photo has one file per width; only
 * one width is checked.
 */
const NAMED_FILES = `
  select logo as name from stores where logo like '/arquivos/%'
  union select symbol from stores where symbol like '/arquivos/%'
  union select banner from stores where banner like '/arquivos/%'
  union select image from banners where image like '/arquivos/%'
  union select photo_hash || '-480.webp' from menu_products where photo_hash is not null
  union select photo_hash || '-480.webp' from stock_items where photo_hash is not null
  union select picture_hash || '-480.webp' from catalogue_products where picture_hash is not null
  union select file_name from online_documents`;

async function missingFiles(ownerUrl: string, files: Files): Promise<string[]> {
  const names = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(NAMED_FILES);
    return rows.map(({ name }) => basename(name));
  });
  const missing: string[] = [];
  for (const name of names) if (!(await files.has(name))) missing.push(PROOFS.missingFile(name));
  return missing;
}

function faultsOfSecret(installation: Installation | null, secret: string | null): string[] {
  if (installation === null || installation.secretMark === null) return [];
  if (secret === null) return [PROOFS.noSecret];
  const mark = markOf(secret, 'secret', installation.installationId);
  return isSameMark(mark, installation.secretMark) ? [] : [PROOFS.otherSecret];
}

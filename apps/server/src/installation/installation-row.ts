import type pg from 'pg';
import { type Query, sql } from '../platform/database/sql.ts';

/**
 * A function that runs one statement on tables that belong to no store, and returns the rows. Example:
 * `Database.directory`.
 */
export type Directory = <Row>(query: Query) => Promise<Row[]>;

/** Makes a `Directory` on one connection, for the time before a pool exists. */
export const directoryOn =
  (client: pg.ClientBase): Directory =>
  async <Row>({ text, values }: Query) =>
    (await client.query(text, [...values])).rows as Row[];

/** Kind of the data: a demo or a real installation. Null for an empty database. */
export type World = 'demo' | 'real' | null;

/** The database's row about its installation. */
export interface Installation {
  installationId: string;
  secretMark: Buffer | null;
  /** Description of where the secret is stored. */
  secretPlace: string | null;
  paymentsMark: Buffer | null;
  filesPlace: string | null;
  world: World;
}

/** The row; null when no server has started on the database yet. */
export async function findInstallation(directory: Directory): Promise<Installation | null> {
  const [installation = null] = await directory<Installation>(sql`
    select installation_id as "installationId", secret_mark as "secretMark", secret_place as "secretPlace",
           payments_mark as "paymentsMark", files_place as "filesPlace", world
      from installation`);
  return installation;
}

/** Creates the missing row. If several servers start together, only one creates it. */
export async function ensureInstallation(directory: Directory): Promise<Installation> {
  await directory(sql`insert into installation default values on conflict do nothing`);
  const installation = await findInstallation(directory);
  if (installation === null) throw new Error('the row of the installation was not written');
  return installation;
}

/** Saves the mark of the first secret. Returns false if another server was first. */
export async function tieFirstSecret(directory: Directory, mark: Buffer, place: string): Promise<boolean> {
  const tied = await directory(sql`
    update installation set secret_mark = ${mark}, secret_place = ${place} where secret_mark is null returning 1`);
  return tied.length === 1;
}

/** Saves the mark of another secret. Deletes the payment provider's mark, which was made with the old secret. */
export async function tieOtherSecret(directory: Directory, mark: Buffer, place: string): Promise<void> {
  await directory(
    sql`update installation set secret_mark = ${mark}, secret_place = ${place}, payments_mark = null`,
  );
}

export async function savePlaceOfSecret(directory: Directory, place: string): Promise<void> {
  await directory(sql`update installation set secret_place = ${place}`);
}

export async function tiePayments(directory: Directory, mark: Buffer | null): Promise<void> {
  await directory(sql`update installation set payments_mark = ${mark}`);
}

/** Saves the mark of the first folder. Returns false if another folder is saved already. */
export async function tieFirstFolder(directory: Directory, place: string): Promise<boolean> {
  const tied = await directory(sql`
    update installation set files_place = ${place} where files_place is null returning 1`);
  return tied.length === 1;
}

export async function tieOtherFolder(directory: Directory, place: string): Promise<void> {
  await directory(sql`update installation set files_place = ${place}`);
}

export async function saveWorld(directory: Directory, world: World): Promise<void> {
  await directory(sql`update installation set world = ${world}`);
}

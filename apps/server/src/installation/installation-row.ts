import type pg from 'pg';
import { type Query, sql } from '../platform/database/sql.ts';

/** Runs one statement about data of no store; returns its rows. `Database.directory` is one. */
export type Directory = <Row>(query: Query) => Promise<Row[]>;

/** With its own connection, before a pool exists. */
export const directoryOn =
  (client: pg.ClientBase): Directory =>
  async <Row>({ text, values }: Query) =>
    (await client.query(text, [...values])).rows as Row[];

/** Kind of data: the demonstration's, or a real installation's; null without any. */
export type World = 'demo' | 'real' | null;

/** The database's record of its installation. */
export interface Installation {
  installationId: string;
  secretMark: Buffer | null;
  /** Origin of the secret, in words. */
  secretPlace: string | null;
  paymentsMark: Buffer | null;
  filesPlace: string | null;
  world: World;
}

/** Null in a database on which no server was started. */
export async function findInstallation(directory: Directory): Promise<Installation | null> {
  const [installation = null] = await directory<Installation>(sql`
    select installation_id as "installationId", secret_mark as "secretMark", secret_place as "secretPlace",
           payments_mark as "paymentsMark", files_place as "filesPlace", world
      from installation`);
  return installation;
}

/** Makes a missing row; of several servers that start at once only one does. */
export async function ensureInstallation(directory: Directory): Promise<Installation> {
  await directory(sql`insert into installation default values on conflict do nothing`);
  const installation = await findInstallation(directory);
  if (installation === null) throw new Error('the row of the installation was not written');
  return installation;
}

/** Ties the first secret. Returns false if another server was faster. */
export async function tieFirstSecret(directory: Directory, mark: Buffer, place: string): Promise<boolean> {
  const tied = await directory(sql`
    update installation set secret_mark = ${mark}, secret_place = ${place} where secret_mark is null returning 1`);
  return tied.length === 1;
}

/** Removes the payment provider's mark, too: it was made with the former secret. */
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

/** Ties the first folder. Returns false if another one is tied. */
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

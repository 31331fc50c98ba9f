import type pg from 'pg';
import { type Query, sql } from '../platform/database/sql.ts';

/** Runs one statement of what belongs to no store; answers its rows. `Database.directory` is one. */
export type Directory = <Row>(query: Query) => Promise<Row[]>;

/** On a connection of its own, where there is no pool yet. */
export const directoryOn =
  (client: pg.ClientBase): Directory =>
  async <Row>({ text, values }: Query) =>
    (await client.query(text, [...values])).rows as Row[];

/** Whose data these are: the demonstration's, or an installation's in use; null while there are none. */
export type World = 'demo' | 'real' | null;

/** What the database knows of its installation. */
export interface Installation {
  installationId: string;
  secretMark: Buffer | null;
  /** Where the secret came from, in words. */
  secretPlace: string | null;
  paymentsMark: Buffer | null;
  filesPlace: string | null;
  world: World;
}

/** Null in a database that no server has started on. */
export async function findInstallation(directory: Directory): Promise<Installation | null> {
  const [installation = null] = await directory<Installation>(sql`
    select installation_id as "installationId", secret_mark as "secretMark", secret_place as "secretPlace",
           payments_mark as "paymentsMark", files_place as "filesPlace", world
      from installation`);
  return installation;
}

/** Makes the row where it is missing; of several servers that start at once one does. */
export async function ensureInstallation(directory: Directory): Promise<Installation> {
  await directory(sql`insert into installation default values on conflict do nothing`);
  const installation = await findInstallation(directory);
  if (installation === null) throw new Error('the row of the installation was not written');
  return installation;
}

/** Ties a secret where none is tied yet. Answers whether it did: another server may have been faster. */
export async function tieFirstSecret(directory: Directory, mark: Buffer, place: string): Promise<boolean> {
  const tied = await directory(sql`
    update installation set secret_mark = ${mark}, secret_place = ${place} where secret_mark is null returning 1`);
  return tied.length === 1;
}

/** The payment provider's mark goes, too: it was made with the secret of before. */
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

/** Ties a folder where none is tied yet. Answers whether it did. */
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

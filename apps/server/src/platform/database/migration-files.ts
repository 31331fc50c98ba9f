import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migration file of the repository. */
export interface Migration {
  /** The number at the start of the file name: 1, 2, 3, … without gaps. */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  /**
   * Set by the first line of the file. Each statement then runs outside a transaction, and runs again after
   * an interruption.
   */
  readonly isOutsideTransaction: boolean;
  /** SHA-256 of the text in hexadecimal, independent of line ends. */
  readonly checksum: string;
}

const OUTSIDE = '-- outside a transaction';

/** Folder of the product's own migrations. */
export const migrationsDir = join(import.meta.dirname, '../../../migrations');

/** Reads all `NNNN_name.sql` files of a folder, in order. Throws for another file name, a duplicate number or a gap. */
export function readMigrations(directory: string): Migration[] {
  const migrations: Migration[] = [];
  for (const file of readdirSync(directory).sort()) {
    if (!file.endsWith('.sql')) continue;
    const [, digits, name] = /^(\d{4})_([a-z0-9-_]+)\.sql$/.exec(file) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`Migration ${file} is not named NNNN_name.sql.`);
    }
    const version = Number(digits);
    if (version !== migrations.length + 1) {
      throw new Error(`Migration ${file}: number ${migrations.length + 1} was expected here.`);
    }
    const sql = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
    migrations.push({
      version,
      name,
      sql,
      isOutsideTransaction: sql.startsWith(OUTSIDE),
      checksum: createHash('sha256').update(sql).digest('hex'),
    });
  }
  return migrations;
}

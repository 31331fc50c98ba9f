import { buffer } from 'node:stream/consumers';

export interface StoredFile {
  /** Length of the file. */
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Storage for uploaded files: a folder, or a bucket of an S3 service. A name is derived from the content (letters,
 * digits, `-` and `.`), so a file never changes.
 */
export interface Files {
  /** The location of the files for users: a path, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Stores a file. When this resolves, the file survives a crash of the machine. A second write changes nothing. */
  put(name: string, content: Uint8Array): Promise<void>;
  /**
   * Null when there is no such file. Throws when the storage is unavailable, or returns other bytes than were stored.
   */
  get(name: string): Promise<StoredFile | null>;
  /** True when `get` would find it. */
  has(name: string): Promise<boolean>;
  /** Deletes a file that no record refers to any more. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** All names, unordered. */
  names(): AsyncIterable<string>;
}

/** The whole content of a file; null when there is no such file. */
export async function readAllBytes(files: Files, name: string): Promise<Buffer | null> {
  const file = await files.get(name);
  if (file === null) return null;
  return buffer(file.content);
}

import { buffer } from 'node:stream/consumers';

export interface StoredFile {
  /** Length of the file in bytes. */
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Storage for uploaded files: a folder, or a bucket of an S3 service. A file's name is derived from its
 * content, so a file never changes. Names have letters, digits, `-` and `.`.
 */
export interface Files {
  /** The location of the files, as shown in messages: a path, or `s3://bucket/prefix`. */
  readonly place: string;
  /**
   * Saves a file. When the promise resolves, the file survives a crash of the machine. A second write of the same name
   * changes nothing.
   */
  put(name: string, content: Uint8Array): Promise<void>;
  /**
   * The file; null when it does not exist. Throws when the storage is unavailable, or returns other bytes
   * than the stored bytes.
   */
  get(name: string): Promise<StoredFile | null>;
  has(name: string): Promise<boolean>;
  /** Deletes a file that no record refers to any more. Does nothing if the file is missing. */
  remove(name: string): Promise<void>;
  /** All names, in no order. */
  names(): AsyncIterable<string>;
}

/** The whole content of a file; null when there is no such file. */
export async function readAllBytes(files: Files, name: string): Promise<Buffer | null> {
  const file = await files.get(name);
  if (file === null) return null;
  return buffer(file.content);
}

/** A file as it is read back. */
export interface StoredFile {
  /** Length of the file. */
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Storage for uploaded files. Names are derived from the content (letters, digits, `-` and `.`). A name is
 * therefore written once and never changes.
 */
export interface Files {
  /**
   * Stores a file. When this resolves, the whole file survives a crash of the machine. A second write changes
   * nothing.
   */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null when no file has this name. */
  get(name: string): Promise<StoredFile | null>;
  /** Deletes a file that no record refers to any more. A missing file is no error. */
  remove(name: string): Promise<void>;
}

/** A file as it is read back. */
export interface StoredFile {
  /** Its length. */
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Where files lie that people gave us. Names are made of what a file holds (letters, digits, `-` and `.`), so a name is
 * written once and never changes.
 */
export interface Files {
  /** Keeps a file; afterwards it is there whole, also when the machine goes down. Writing it again changes nothing. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null when there is none of this name. */
  get(name: string): Promise<StoredFile | null>;
  /** Takes a file away for good, where nothing names it any more. One that is not there is no fault. */
  remove(name: string): Promise<void>;
}

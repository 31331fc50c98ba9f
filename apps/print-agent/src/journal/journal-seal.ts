import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts and decrypts the lines of a journal, so that a copy of the file is useless without the key. */
export interface JournalSeal {
  /** Encrypts one line, without its line break. */
  seal(text: string): string;
  /**
   * Decrypts a line. Returns null if the line was changed or has another key. A line of an older agent is not
   * encrypted and is returned unchanged.
   */
  open(line: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 's1.';

/**
 * Encrypts with AES-256-GCM and a key derived from the pairing. Tickets contain names and addresses, which a
 * copy of the journal (a backup, a sold disk) must not reveal. After a new pairing, old lines cannot be
 * decrypted.
 */
export function createJournalSeal(pairingToken: string): JournalSeal {
  const key = Buffer.from(hkdfSync('sha256', pairingToken, 'comanda', 'print journal', 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(line) {
      if (!line.startsWith(PREFIX)) return line;
      const bytes = Buffer.from(line.slice(PREFIX.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return (
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
}

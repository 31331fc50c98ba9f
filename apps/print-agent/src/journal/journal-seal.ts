import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts and decrypts the lines of a journal, so that its file alone is unreadable. */
export interface JournalSeal {
  /** Encrypts one line, without its line break. */
  seal(text: string): string;
  /**
   * Decrypts a line. Returns null for a changed line or one with another key. Returns a line of an older agent
   * unchanged: it is not encrypted.
   */
  open(line: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 's1.';

/**
 * AES-256-GCM with a key derived from the pairing. Tickets contain names and addresses, which a copy of the journal
 * must not reveal (a backup, a sold disk). Another pairing cannot decrypt these lines.
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

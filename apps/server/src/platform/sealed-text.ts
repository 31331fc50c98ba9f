import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short secrets for the database. They cannot be decrypted without the server's secret. */
export interface Sealer {
  seal(text: string): Buffer;
  /**
   * The decrypted text; null when the value was changed, or encrypted with another secret or for another
   * purpose.
   */
  unseal(sealed: Buffer): string | null;
}

/** Creates a sealer with AES-256-GCM. Each purpose has its own key, derived from the server's secret. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = createHmac('sha256', secret).update(`seal.${purpose}`).digest();
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    unseal: (sealed) => {
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

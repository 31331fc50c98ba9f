import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo server's access to its payment provider. */
export interface BankAccess {
  port: number;
  key: string;
  secret: string;
}

/**
 * Offset of the payment provider's port from the server's port. The outbox page and the courier service use the two
 * ports between.
 */
const PORTS_AFTER = 3;

/**
 * Reads key and secret of the demo's payment provider, or creates them. Null: the server uses another provider, or its
 * port is not fixed.
 */
export function bankAccess(env: NodeJS.ProcessEnv, dataDir: string, serverPort: number): BankAccess | null {
  if (env.PAYMENT_PROVIDER_URL) return null;
  const port = Number(env.BANCO_PORT || (serverPort === 0 ? 0 : serverPort + PORTS_AFTER));
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  const path = join(dataDir, 'demo-banco.json');
  const stored = readStored(path) ?? { key: secretWord(), secret: secretWord() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify(stored), { mode: 0o600 });
  return { port, ...stored };
}

const secretWord = () => randomBytes(24).toString('base64url');

function readStored(path: string): { key: string; secret: string } | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('secret' in stored))
      return null;
    const { key, secret } = stored;
    return typeof key === 'string' && typeof secret === 'string' ? { key, secret } : null;
  } catch {
    // The file is missing or incomplete, so both programs get new keys.
    return null;
  }
}

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeSafely } from '../config/write-safely.ts';

/**
 * The browsers that may use the module. A browser gets its token in exchange for a code that this machine's
 * screen shows.
 */
export interface ModulePermissions {
  isAllowed(token: string, origin: string | null): boolean;
  /**
   * Exchanges a code for a token of this origin. Returns null for a wrong code. If there is no valid code,
   * shows a new one on the screen.
   */
  pair(code: string, origin: string): string | null;
  readonly hasAny: boolean;
}

export const CODE_MINUTES = 5;
const MAX_TRIES = 5;
/** Minimum interval between new codes, so that a page cannot fill the screen with codes. */
const NEW_CODE_EVERY_MS = 15_000;
const MAX_TOKENS = 32;

const permissionsFile = z.object({ permissoes: z.array(z.object({ origem: z.string(), hash: z.string() })) });
type Permission = z.infer<typeof permissionsFile>['permissoes'][number];

interface LivingCode {
  code: string;
  until: number;
  triesLeft: number;
}

/**
 * Saves permissions in modulo.json, with tokens only as hashes. `show` displays a code on this machine's
 * screen.
 */
export function createModulePermissions(
  folder: string,
  now: () => number,
  show: (code: string) => void,
): ModulePermissions {
  const path = join(folder, 'modulo.json');
  const permissions = readPermissions(path);
  let living: LivingCode | null = null;
  let lastShownAt = Number.NEGATIVE_INFINITY;

  function showCode(): void {
    if (now() - lastShownAt < NEW_CODE_EVERY_MS) return;
    lastShownAt = now();
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    living = { code, until: now() + CODE_MINUTES * 60_000, triesLeft: MAX_TRIES };
    show(code);
  }

  function grant(origin: string): string {
    const token = randomBytes(32).toString('base64url');
    permissions.push({ origem: origin, hash: hashOf(token).toString('hex') });
    permissions.splice(0, permissions.length - MAX_TOKENS);
    writeSafely(path, `${JSON.stringify({ permissoes: permissions }, null, 2)}\n`);
    return token;
  }

  return {
    get hasAny() {
      return permissions.length > 0;
    },
    isAllowed(token, origin) {
      const hash = hashOf(token);
      // Compares the token with all hashes, so that the duration does not reveal a match.
      const found = permissions.filter((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash));
      return found.some((each) => origin === null || each.origem === origin);
    },
    pair(typed, origin) {
      const code = typed.replace(/[\s-]/g, '');
      if (living === null || living.until <= now() || living.triesLeft === 0) {
        showCode();
        return null;
      }
      if (code === '') return null;
      living.triesLeft -= 1;
      if (!timingSafeEqual(hashOf(code), hashOf(living.code))) return null;
      living = null;
      return grant(origin);
    },
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** If the file is unreadable, no browser has permission, and browsers must pair again. */
function readPermissions(path: string): Permission[] {
  try {
    const { permissoes } = z.parse(permissionsFile, JSON.parse(readFileSync(path, 'utf8')));
    return permissoes.filter(({ hash }) => /^[0-9a-f]{64}$/.test(hash));
  } catch {
    return [];
  }
}

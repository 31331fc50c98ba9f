import { createHash, sign } from 'node:crypto';
import type { QzKeys, QzKeysInput } from '@comanda/contract/orders/printing/qz.wire';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Logger } from '../../../../platform/log.ts';
import { createSealer, type Sealer } from '../../../../platform/sealed-text.ts';
import { type BucketRule, createTokenBuckets } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { checkKeys } from './check-keys.ts';
import { findQzKeys, type StoredQzKeys, saveQzKeys } from './qz-keys.writes.ts';
import { readQzRequest } from './read-qz-request.ts';
import { KEY_FAULTS, REQUEST_FAULTS } from './texts.ts';

/**
 * Limit of signatures per session: enough for a burst of orders with several tickets each, and for the speed
 * of a printer after that.
 */
const SIGNATURES: BucketRule = { perSecond: 5, burst: 60 };

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
  secret: string;
}

/** The store's keys for QZ Tray, and signatures made with them. The private key never leaves the server. */
export interface QzSigning {
  find(session: Session): Promise<QzKeys>;
  /** Saves new keys. Throws `request.invalid` with the faulty field. */
  save(session: Session, input: QzKeysInput): Promise<QzKeys>;
  /**
   * Signs one request, see `readQzRequest`. Throws `request.invalid` with the field `conteudo`, and
   * `auth.throttled`.
   */
  sign(session: Session, text: string): Promise<string>;
}

/** Encrypts a store's private key. The result can only be decrypted with the same store number. */
export function qzSealer(secret: string, storeId: number): Sealer {
  return createSealer(secret, `printing.qz.${storeId}`);
}

export function createQzSigning({ database, clock, log, secret }: Deps): QzSigning {
  const buckets = createTokenBuckets(SIGNATURES, clock);
  const sealerOf = (storeId: number) => qzSealer(secret, storeId);
  const stored = (storeId: number) => database.inStore(storeId, findQzKeys);

  const unsealed = (storeId: number, keys: StoredQzKeys): string | null => {
    const privateKey = sealerOf(storeId).unseal(keys.sealedKey);
    if (privateKey === null)
      log.error({ storeId }, 'QZ key sealed with another COMANDA_SECRET: save it again');
    return privateKey;
  };

  return {
    find: async ({ storeId }) => {
      const keys = await stored(storeId);
      return keys === null ? NOTHING : shown(keys, unsealed(storeId, keys) !== null);
    },
    save: async (session, input) => {
      const now = clock.now();
      const checked = checkKeys(input, now);
      if (!checked.ok) throw new AppError('request.invalid', { fields: [KEY_FAULTS[checked.reason]] });
      const keys = toStore(checked.value, sealerOf(session.storeId), session.userName, now);
      await database.inStore(session.storeId, async (tx) => {
        await saveQzKeys(tx, keys);
        const details = { impressao_digital: keys.fingerprint };
        await recordAudit(tx, { session, now }, 'printing.qz-keys-saved', { details });
      });
      return shown(keys, true);
    },
    sign: async (session, text) => {
      const waitMs = buckets.take(session.sessionId);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
      const read = readQzRequest(text, clock.now());
      if (!read.ok) throw refusedRequest(read.reason);
      const keys = await stored(session.storeId);
      const privateKey = keys === null ? null : unsealed(session.storeId, keys);
      if (privateKey === null) throw refusedRequest('no-keys');
      // QZ Tray verifies the signature over the hash as hexadecimal text, not over its bytes.
      const hash = createHash('sha256').update(read.value, 'utf8').digest('hex');
      return sign('sha512', Buffer.from(hash, 'latin1'), privateKey).toString('base64');
    },
  };
}

const NOTHING: QzKeys = {
  hasCertificate: false,
  certificate: null,
  hasPrivateKey: false,
  fingerprint: null,
  validUntil: null,
  savedAt: null,
  savedBy: null,
};

/** Names each field explicitly, so that the encrypted key cannot get into an answer. */
function shown(keys: StoredQzKeys, hasPrivateKey: boolean): QzKeys {
  const { certificate, fingerprint, validUntil, savedAt, savedBy } = keys;
  return { hasCertificate: true, certificate, hasPrivateKey, fingerprint, validUntil, savedAt, savedBy };
}

function toStore(
  checked: { certificate: string; privateKey: string; fingerprint: string; validUntil: number },
  sealer: Sealer,
  savedBy: string,
  savedAt: number,
): StoredQzKeys {
  const { certificate, privateKey, fingerprint, validUntil } = checked;
  return { certificate, sealedKey: sealer.seal(privateKey), fingerprint, validUntil, savedAt, savedBy };
}

function refusedRequest(fault: keyof typeof REQUEST_FAULTS): AppError {
  return invalidField('conteudo', REQUEST_FAULTS[fault]);
}

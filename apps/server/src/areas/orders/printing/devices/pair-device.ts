import { createHash, randomBytes } from 'node:crypto';
import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { addressSubject, type Throttles, type WindowRule } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { saveHasPrintDevices } from '../../../store/store/public.ts';
import type { PairingCodes } from './pairing-codes.ts';
import { holdStore, insertDevice } from './print-devices.writes.ts';

/** Limits wrong codes per IP address. There are about 10^12 codes, each valid for ten minutes. */
const WRONG_CODES: WindowRule = { scope: 'printing.code.address', limit: 15, windowSeconds: 600 };
const TOKEN_BYTES = 32;

interface Deps {
  database: Database;
  clock: Clock;
  throttles: Throttles;
  codes: PairingCodes;
  /** Called after the commit, so that the store's next order makes tickets. */
  changed(storeId: number): void;
}

export interface PairedDevice {
  /** The agent's only credential. The database stores its hash. */
  token: string;
  storeName: string;
  deviceId: number;
}

/**
 * Registers a computer as a device of the code's store. Throws `printing.pairing-code-wrong`, and `auth.throttled` for
 * an address with too many wrong codes.
 */
export async function pairDevice(
  { database, clock, throttles, codes, changed }: Deps,
  input: { code: string; name: string },
  address: string,
): Promise<PairedDevice> {
  const name = tidyName(input.name);
  if (name === '') {
    throw invalidField('nome', 'Campo obrigatório.');
  }
  const subject = addressSubject(address);
  await throttles.hit(WRONG_CODES, subject);
  const now = clock.now();
  const storeId = await codes.storeOf(database, input.code, now);
  if (storeId === null) throw new AppError('printing.pairing-code-wrong');
  const paired = await database.inStore(storeId, async (tx) => {
    // Two computers may use the code at the same time. Only the one that deletes the code's row is
    // registered.
    const used = await codes.use(tx, input.code, now);
    if (used === null) throw new AppError('printing.pairing-code-wrong');
    tx.afterCommit(() => changed(storeId));
    return addDevice(tx, { name, pairedBy: used.madeBy }, now);
  });
  await throttles.takeBack(WRONG_CODES, subject);
  return paired;
}

async function addDevice(
  tx: Transaction,
  { name, pairedBy }: { name: string; pairedBy: number | null },
  now: number,
): Promise<PairedDevice> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { storeName, hasDevices } = await holdStore(tx);
  const deviceId = await insertDevice(tx, { name, tokenHash: hashDeviceToken(token), pairedBy }, now);
  if (!hasDevices) await saveHasPrintDevices(tx, true);
  const details = { dispositivo: deviceId, nome: name };
  await recordAudit(tx, { userId: pairedBy, now }, 'printing.device-paired', { details });
  return { token, storeName, deviceId };
}

/**
 * The hash of a token in `print_device_tokens` and `print_devices`. A fast hash is safe, because the token is random.
 */
export function hashDeviceToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

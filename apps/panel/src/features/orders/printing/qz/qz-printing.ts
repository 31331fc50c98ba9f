import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { COLUMNS_OF, SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { escposOf } from '@comanda/domain/orders/printing/printer/escpos';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import { fetchQzKeys, fetchQzSignature } from '../api/qz-keys.ts';
import { readLoopbackPermission } from '../local/loopback-permission.ts';
import { ModuleFailure } from '../local/module-failure.ts';
import { loadQzTray, type QzTray } from './load-qz-tray.ts';

/**
 * Columns per line. QZ prints with the printer's own fonts on paper of unknown width, so this uses the
 * narrowest line.
 */
const SAFE_COLUMNS = COLUMNS_OF['4,8'];
/** Limit of characters per request row, because each signed request must be shorter than the server's limit. */
const MAX_LETTERS_A_ROW = 40_000;

let prepared: QzTray | null = null;
/** The missing part that QZ Tray needs to trust the store's requests; null: no part is missing. */
let missing: 'no-certificate' | 'no-private-key' | null = null;

/**
 * Returns the client, set up with certificate and signatures from the server. The private key never leaves
 * the server.
 */
async function prepare(): Promise<QzTray> {
  if (prepared) return prepared;
  const [qz, { certificate, hasPrivateKey }] = await Promise.all([loadQzTray(), fetchQzKeys()]);
  missing = certificate === null ? 'no-certificate' : hasPrivateKey ? null : 'no-private-key';
  qz.api.setSha256Type((text) => text);
  qz.security.setSignatureAlgorithm('SHA512');
  qz.security.setCertificatePromise((resolve) => resolve(certificate ?? ''));
  qz.security.setSignaturePromise((text) => (resolve, reject) => {
    fetchQzSignature(text).then(resolve, reject);
  });
  prepared = qz;
  return qz;
}

/** Call this after new keys were saved, so that the next connection uses the new certificate. */
export async function forgetQzKeys(): Promise<void> {
  const former = prepared;
  prepared = null;
  if (former?.websocket.isActive()) await former.websocket.disconnect();
}

async function connect(qz: QzTray): Promise<void> {
  if (qz.websocket.isActive()) return;
  try {
    await qz.websocket.connect({ host: 'localhost', usingSecure: window.location.protocol === 'https:' });
  } catch (cause) {
    const isDenied = (await readLoopbackPermission()) === 'denied';
    throw new ModuleFailure(isDenied ? 'denied' : 'absent', { cause });
  }
}

/** Turns every unknown error into a module failure of this kind. */
async function orBroken<Answer>(
  work: () => Promise<Answer>,
  kind: 'broken' | 'refused-job',
): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ModuleFailure ? cause : new ModuleFailure(kind, { cause });
  }
}

/** The printers that QZ Tray finds on this computer. Throws {@link ModuleFailure}. */
export async function listQzPrinters(): Promise<FoundPrinter[]> {
  return orBroken(async () => {
    const qz = await prepare();
    await connect(qz);
    const [found, standard] = [await qz.printers.find(), await qz.printers.getDefault()];
    return [found].flat().map((name) => ({
      name,
      isDefault: name === standard,
      hasDriver: true,
      isOnline: null,
      trouble: null,
    }));
  }, 'broken');
}

/**
 * Prints one ticket with a thermal printer's own commands. Throws {@link ModuleFailure}; without certificate
 * or key it throws before it connects.
 */
export async function printOnQz(printer: string, ticket: Ticket): Promise<void> {
  await orBroken(async () => {
    const qz = await prepare();
    if (missing !== null) {
      prepared = null;
      throw new ModuleFailure(missing);
    }
    await connect(qz);
    const name = printer === SYSTEM_PRINTER ? await qz.printers.getDefault() : printer;
    if (!name) throw new ModuleFailure('no-printer');
    const bytes = escposOf(ticket, {
      columns: SAFE_COLUMNS,
      options: { codePage: 'cp850', cutsPaper: true },
      opensDrawer: false,
    });
    const config = qz.configs.create(name, { jobName: ticket.title });
    const letters = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    for (let start = 0; start < letters.length; start += MAX_LETTERS_A_ROW) {
      const data = letters.slice(start, start + MAX_LETTERS_A_ROW);
      await qz.print(config, [{ type: 'raw', format: 'command', flavor: 'hex', data }]);
    }
  }, 'refused-job');
}

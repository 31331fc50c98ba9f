import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import {
  adoptPrintSettings,
  changePrintDevice,
  createPairingCode,
  getPrintLogo,
  getPrintSettings,
  keepPrintDevice,
  listPrintDevices,
  pairPrintDevice,
  removePrintDevice,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { getQzKeys, saveQzKeys, signQzRequest } from '@comanda/contract/orders/printing/qz.calls';
import { printersInUse } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Throttles } from '../../people/access/public.ts';
import { recordAudit } from '../../people/audit/public.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import { changeDevice } from './devices/change-device.ts';
import { pairDevice } from './devices/pair-device.ts';
import { createPairingCodes, shownCode } from './devices/pairing-codes.ts';
import { listDevices, type StoredDevice } from './devices/print-devices.reads.ts';
import { saveDevicePerson } from './devices/print-devices.writes.ts';
import { removeDevice } from './devices/remove-device.ts';
import type { TicketLogos } from './logo/ticket-logos.ts';
import { createQzSigning } from './qz/qz-signing.ts';
import { findPrintSettings } from './settings/print-settings.reads.ts';
import { saveSettings } from './settings/save-settings.ts';

/** Dependencies of the print settings. */
export interface PrintSettingsServices {
  database: Database;
  clock: Clock;
  log: Logger;
  throttles: Throttles;
  profiles: StoreProfiles;
  logos: TicketLogos;
  /** The server's secret. */
  secret: string;
  /** True when the device's agent is connected to this or another server. */
  isAlive(storeId: number, device: StoredDevice): boolean;
  /** Gives the tickets of a removed device to other devices. Call this after the commit. */
  releaseHeld(storeId: number, deviceId: number): Promise<void>;
  /**
   * Drops cached settings and devices of a store, so that its next order uses the new settings. Call this
   * after the commit.
   */
  changed(storeId: number): void;
}

/** Binds the calls about settings, devices and QZ Tray. The calls about tickets are bound elsewhere. */
export function bindPrintSettings(bind: Bind, services: PrintSettingsServices): void {
  const { database, clock, secret, isAlive, changed } = services;
  const codes = createPairingCodes(secret);
  const qz = createQzSigning(services);

  const devicesOf = async (tx: Transaction): Promise<PrintDevice[]> => {
    const devices = await listDevices(tx);
    const { defaultPrinter } = (await findPrintSettings(tx))?.settings ?? DEFAULT_PRINT_SETTINGS;
    return devices.map((device) => ({
      ...device,
      isConnected: isAlive(tx.storeId, device),
      printersInUse: printersInUse(device.printers, device.routes, defaultPrinter),
    }));
  };

  bind.inStore(getPrintSettings, async (tx, { knownVersion }) => {
    const stored = await findPrintSettings(tx);
    const isSynced = knownVersion === null || knownVersion === stored?.version;
    return stored && { ...stored, isSynced };
  });

  bind.inStore(adoptPrintSettings, async (tx) => {
    const stored = await findPrintSettings(tx);
    return stored && { ...stored, isSynced: true };
  });

  bind.inStore(savePrintSettings, async (tx, input, session, now) => {
    tx.afterCommit(() => changed(tx.storeId));
    return { ...(await saveSettings(tx, input, session, now)), isSynced: true };
  });

  bind(getPrintLogo, async (_input, { session }) => {
    const { logo } = await services.profiles.get(session.storeId);
    return services.logos.make(logo);
  });

  bind.readInStore(listPrintDevices, devicesOf);

  bind.inStore(createPairingCode, async (tx, _input, session, now) => {
    const { code, until } = await codes.make(tx, session.userId, now);
    await recordAudit(tx, { session, now }, 'printing.code-made');
    return { code: shownCode(code), until };
  });

  bind(pairPrintDevice, (input, { address }) => pairDevice({ ...services, codes }, input, address));

  bind.inStore(changePrintDevice, async (tx, change, session, now) => {
    await changeDevice(tx, change, session, now);
    tx.afterCommit(() => changed(tx.storeId));
    return devicesOf(tx);
  });

  bind.inStore(keepPrintDevice, async (tx, { deviceId }, session, now) => {
    const nome = await saveDevicePerson(tx, deviceId, session.userId);
    if (nome === null) throw new AppError('printing.device-not-found');
    tx.afterCommit(() => changed(tx.storeId));
    const details = { dispositivo: deviceId, nome };
    await recordAudit(tx, { session, now }, 'printing.device-kept', { details });
    return devicesOf(tx);
  });

  bind(removePrintDevice, async ({ deviceId }, { session }) => {
    await database.inStore(session.storeId, async (tx) => {
      const nome = await removeDevice(tx, deviceId, clock.now());
      const details = { dispositivo: deviceId, nome };
      await recordAudit(tx, { session, now: clock.now() }, 'printing.device-removed', { details });
      tx.afterCommit(() => changed(session.storeId));
    });
    await services.releaseHeld(session.storeId, deviceId);
    return { message: null };
  });

  bind(getQzKeys, (_input, { session }) => qz.find(session));
  bind(saveQzKeys, (input, { session }) => qz.save(session, input));
  bind(signQzRequest, async ({ text }, { session }) => ({ signature: await qz.sign(session, text) }));
}

import type { DeviceChange } from '@comanda/contract/orders/printing/paired-devices.wire';
import { tidyName, withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import type { DeviceRoutes, PrinterOptions } from '@comanda/domain/orders/printing/print-device';
import type { Command } from '../../../../platform/command.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { holdDevice, saveDevice } from './print-devices.writes.ts';

/**
 * Sets a device's name and the printers of its stations. The change of the row ('store-changed') notifies its agent on
 * any server. Throws `printing.device-not-found`.
 */
export const changeDevice: Command<DeviceChange, void> = async (tx, change, session, now) => {
  const name = tidyName(change.name);
  if (name === '') {
    throw invalidField('nome', 'Campo obrigatório.');
  }
  const stored = await holdDevice(tx, change.deviceId);
  if (stored === null) throw new AppError('printing.device-not-found');
  const requested = { name, routes: tidyRoutes(change.routes) };
  await saveDevice(tx, { deviceId: change.deviceId, ...requested });
  const details = { dispositivo: change.deviceId, nome: name };
  const [before, after] = [wordsOf(stored), wordsOf(requested)];
  await recordAudit(tx, { session, now }, 'printing.device-changed', { details, before, after });
};

/** The change for the audit log. */
function wordsOf({ name, routes }: { name: string; routes: DeviceRoutes }) {
  return {
    nome: name,
    impressora: routes.defaultPrinter,
    setores: Object.entries(routes.printersByStation).map(
      ([station, printers]) => `${station}: ${printers.join(', ')}`,
    ),
  };
}

/** The routes without stations that have no printer, duplicate printers and names of invisible characters. */
export function tidyRoutes(routes: DeviceRoutes): DeviceRoutes {
  const stations = new Map<string, readonly string[]>();
  for (const [station, printers] of Object.entries(routes.printersByStation)) {
    const name = tidyName(station);
    const named = [...new Set(printers.map(withoutUnseen))].filter((printer) => printer !== '');
    if (name !== '' && named.length > 0) stations.set(name, named);
  }
  const options = new Map<string, PrinterOptions>();
  for (const [printer, each] of Object.entries(routes.optionsByPrinter)) {
    const name = withoutUnseen(printer);
    if (name !== '') options.set(name, each);
  }
  const fallback = routes.defaultPrinter === null ? '' : withoutUnseen(routes.defaultPrinter);
  return {
    defaultPrinter: fallback === '' ? null : fallback,
    printersByStation: Object.fromEntries(stations),
    optionsByPrinter: Object.fromEntries(options),
  };
}

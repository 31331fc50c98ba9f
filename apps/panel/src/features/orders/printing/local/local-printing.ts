import type { LocalTicket } from '@comanda/contract/orders/printing/print-jobs.wire';
import { MODULE_PORT, NATIVE_PORT } from '@comanda/contract/orders/printing/print-module.wire';
import {
  type DeviceRoutes,
  type FoundPrinter,
  printersFor,
} from '@comanda/domain/orders/printing/print-device';
import { CASHIER_STATION, type PrintKind } from '@comanda/domain/orders/printing/print-job';
import {
  NO_PRINTER,
  PRODUCTION_EXTRA_POINTS,
  type PrintMethod,
  type PrintSettings,
} from '@comanda/domain/orders/printing/print-settings';
import { ModuleFailure } from './module-failure.ts';
import { listModulePrinters, printOnModule } from './print-module.ts';

/** The ports of the print modules that use HTTP. */
export const PORT_OF: Record<Exclude<PrintMethod, 'qz'>, number> = { comanda: MODULE_PORT, nat: NATIVE_PORT };

/** The printers of this computer, by the chosen method. Throws {@link ModuleFailure}. */
export async function listLocalPrinters(method: PrintMethod): Promise<readonly FoundPrinter[]> {
  if (method !== 'qz') return listModulePrinters(PORT_OF[method]);
  const { listQzPrinters } = await import('../qz/qz-printing.ts');
  return listQzPrinters();
}

/** Prints one ticket on one printer of this computer, by the chosen method. Throws {@link ModuleFailure}. */
export async function printLocally(
  settings: PrintSettings,
  job: Pick<LocalTicket, 'kind' | 'ticket'> & { printer: string; copies: number },
): Promise<void> {
  const { kind, ticket, printer, copies } = job;
  if (printer === NO_PRINTER) throw new ModuleFailure('no-printer');
  if (settings.method === 'qz') {
    const { printOnQz } = await import('../qz/qz-printing.ts');
    return printOnQz(printer, ticket);
  }
  const isProduction = kind === 'production';
  await printOnModule(PORT_OF[settings.method], {
    impressora: printer,
    comanda: { ...ticket, rows: [...ticket.rows] },
    copias: copies,
    largura: settings.width,
    margemEsquerda: settings.marginLeft,
    margemDireita: settings.marginRight,
    saltoLinhaInicio: settings.linesSkipped,
    nomeFonte: settings.fontName,
    tamanhoFonte: settings.fontSize + (isProduction ? PRODUCTION_EXTRA_POINTS : 0),
    producao: isProduction,
  });
}

/** Only cashier tickets have several copies. Kitchen tickets, slips and tests are printed once. */
function copiesOf(kind: PrintKind, settings: PrintSettings): number {
  const isCashiers = kind === 'order' || kind === 'customer' || kind === 'store';
  return isCashiers && settings.method !== 'qz' ? settings.copies : 1;
}

/**
 * Prints an order's tickets through this computer's module, one after the other with the settings' pause.
 * Throws {@link ModuleFailure} at the first failed ticket, and `no-printer` before printing if any ticket has
 * no printer.
 */
export async function printTicketsLocally(
  tickets: readonly LocalTicket[],
  settings: PrintSettings,
  routes: DeviceRoutes,
): Promise<void> {
  const jobs = tickets.flatMap(({ kind, station, ticket }) => {
    const printers = printersFor(station, routes, settings.defaultPrinter);
    if (printers.length === 0) throw new ModuleFailure('no-printer');
    const isSlip = station !== CASHIER_STATION;
    return printers.map((printer) => ({
      kind,
      ticket,
      printer,
      copies: isSlip ? 1 : copiesOf(kind, settings),
    }));
  });
  if (jobs.length === 0) throw new ModuleFailure('no-printer');
  for (const [index, job] of jobs.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, settings.delayMs));
    await printLocally(settings, job);
  }
}

import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import {
  changePrintDevice,
  getPrintSettings,
  giveUpPrint,
  listOrderPrints,
  listOwedPrints,
  listPrintDevices,
  listPrintLog,
  printOrder,
  printTestPage,
} from '@comanda/contract/orders/printing/printing.calls';
import type { OrderPrintState } from '@comanda/domain/orders/orders/order-print-state';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { CASHIER_STATION, orderPrintState } from '@comanda/domain/orders/printing/print-job';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import { EVENING } from './an-order-card.ts';

/** A connected computer with two printers and no settings; `changes` replaces fields. */
export function aPrintDevice(over: Partial<PrintDevice> = {}): PrintDevice {
  return {
    deviceId: 1,
    name: 'Balcão',
    isConnected: true,
    system: 'Windows 11',
    agentVersion: '1.0.0',
    pairedAt: EVENING,
    pairedBy: 'Ana',
    isSuspended: false,
    lastSeenAt: EVENING,
    printers: [
      { name: 'Elgin i9', isDefault: true, hasDriver: true, isOnline: true, trouble: null },
      { name: 'Bematech MP-4200', isDefault: false, hasDriver: true, isOnline: null, trouble: null },
    ],
    printersInUse: ['Elgin i9'],
    routes: NO_ROUTES,
    ...over,
  };
}

/** The kitchen's ticket of order 1, printed on the counter's printer. */
export function aPrintJob(over: Partial<PrintJob> = {}): PrintJob {
  const { jobId = 1, orderId = 1 } = over;
  return {
    jobId,
    orderId,
    orderCode: orderId === null ? null : `K${String(orderId).padStart(3, '0')}`,
    kind: 'production',
    revision: 1,
    station: 'Cozinha',
    state: 'printed',
    reason: null,
    deviceName: 'Balcão',
    printerName: 'Elgin i9',
    createdAt: EVENING,
    printedAt: EVENING + 800,
    isWithdrawn: false,
    wait: null,
    targetDeviceId: null,
    ...over,
  };
}

const settings = { settings: DEFAULT_PRINT_SETTINGS, version: 1, isSynced: true };

const requestBody = z.looseObject({
  segunda_via: z.optional(z.boolean()),
  estacao: z.optional(z.nullable(z.string())),
  impressora: z.optional(z.string()),
});

/** A store's printing in memory: computers, tickets, and answers to the calls about them. */
export function createFakePrinting(onState: (orderId: number, state: OrderPrintState) => void) {
  let devices: PrintDevice[] = [];
  let jobs: PrintJob[] = [];

  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const refuse = (code: ErrorCode) =>
    json({ status: false, erro: ERRORS[code].text, motivo: code }, ERRORS[code].status);
  const ofOrder = (orderId: number) => jobs.filter((job) => job.orderId === orderId);
  const add = (job: Partial<PrintJob>) => {
    const made = aPrintJob({
      state: 'queued',
      deviceName: null,
      printerName: null,
      printedAt: null,
      ...job,
      jobId: jobs.length + 1,
    });
    jobs = [...jobs, made];
    return made;
  };
  const report = (jobId: number, over: Partial<PrintJob>) => {
    jobs = jobs.map((job) => (job.jobId === jobId ? { ...job, ...over } : job));
    const orderId = jobs.find((job) => job.jobId === jobId)?.orderId ?? null;
    // A withdrawn ticket does not count.
    const states = ofOrder(orderId ?? 0).flatMap(({ state, isWithdrawn }) => (isWithdrawn ? [] : [state]));
    if (orderId !== null) onState(orderId, orderPrintState(states));
  };

  const print = (orderId: number, body: unknown): Response => {
    if (devices.length === 0) return refuse('printing.no-printer');
    const { segunda_via = false, estacao = null } = z.parse(requestBody, body);
    const known = ofOrder(orderId).filter(({ station }) => estacao === null || station === estacao);
    if (known.length > 0 && !segunda_via) return json(printOrder.output.encode([]));
    const revision = Math.max(0, ...known.map((job) => job.revision)) + 1;
    const made =
      known.length > 0
        ? known.filter((job) => job.revision === revision - 1).map(({ kind, station }) => ({ kind, station }))
        : [{ kind: 'order' as const, station: CASHIER_STATION }];
    const added = made.map((wanted) => add({ ...wanted, orderId, revision }));
    onState(orderId, 'waiting');
    return json(printOrder.output.encode(added));
  };

  return {
    devices: (given: PrintDevice[]) => {
      devices = given;
    },
    deviceOf: (deviceId: number) => devices.find((device) => device.deviceId === deviceId),
    /** Sets the initial tickets without sending an event. */
    jobs: (given: PrintJob[]) => {
      jobs = given;
    },
    jobOf: (jobId: number) => jobs.find((job) => job.jobId === jobId),
    /** Acts as a print agent that reports the state of a ticket. */
    report,
    /** The answer to a call about printing; null for every other call. */
    respond: (method: string, path: string, body: unknown): Response | null => {
      const id = Number(path.match(/\d+/)?.[0]);
      if (path === 'impressao/dispositivos') return json(listPrintDevices.output.encode(devices));
      if (path === 'estabelecimentosimpressao/listar') return json(getPrintSettings.output.encode(settings));
      if (path === 'impressao/trabalhos') return json(listPrintLog.output.encode([...jobs].reverse()));
      if (path === 'impressao/pendentes') {
        const owed = jobs.filter(({ state, isWithdrawn }) => state !== 'printed' && !isWithdrawn);
        return json(listOwedPrints.output.encode(owed));
      }
      if (path.endsWith('/desistir')) {
        report(id, { state: 'expired', reason: 'desistência', isWithdrawn: true });
        return json(giveUpPrint.output.encode({ message: null }));
      }
      if (path.endsWith('/teste')) {
        const { impressora = '' } = z.parse(requestBody, body);
        const job = add({ orderId: null, orderCode: null, kind: 'test', station: impressora });
        return json(printTestPage.output.encode([job]));
      }
      if (path.startsWith('impressao/dispositivos/')) {
        const change = changePrintDevice.input.decode(
          z.parse(changePrintDevice.input.wire, { ...Object(body), deviceId: id }),
        );
        devices = devices.map((device) => (device.deviceId === id ? { ...device, ...change } : device));
        return json(changePrintDevice.output.encode(devices));
      }
      if (!path.startsWith('impressao/pedidos/')) return null;
      return method === 'GET' ? json(listOrderPrints.output.encode(ofOrder(id))) : print(id, body);
    },
  };
}

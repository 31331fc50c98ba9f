import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import type { PrintWaitCause } from '@comanda/domain/orders/printing/print-wait';
import { owedJobs } from '../job-words.ts';

/** Late tickets with the same cause: one action solves it and prints all of them. */
export interface PrintAlarm {
  key: string;
  /** `waiting`: the cause is unknown. `expired`: the ticket is too old, and no agent tries again. */
  cause: PrintWaitCause | 'waiting' | 'expired';
  deviceId: number | null;
  deviceName: string | null;
  printer: string | null;
  trouble: PrinterTrouble | null;
  /** The text that the printer's computer reported. */
  reason: string | null;
  /** Each order once, sorted by arrival. */
  orders: OrderCard[];
  jobs: PrintJob[];
}

function causeOf({ state, wait }: PrintJob): PrintAlarm['cause'] {
  if (state === 'expired') return 'expired';
  return wait?.cause ?? (state === 'failed' ? 'printer' : 'waiting');
}

/**
 * Groups tickets that one action can solve. The slip of a cancelled order has its own alarm, because the
 * kitchen must stop.
 */
function keyOf(order: OrderCard, job: PrintJob): string {
  const cause = causeOf(job);
  if (order.status === 'cancelled' || cause === 'expired') return `${cause} #${order.orderId}`;
  const place = [job.wait?.deviceId ?? job.deviceName, job.wait?.printer ?? job.printerName];
  if (cause === 'printer') return `${cause} ${place.join(' ')}`;
  return cause === 'device-off' ? `${cause} ${place[0]}` : cause;
}

/**
 * The alarms of orders with late tickets. An order whose tickets are not loaded yet has an alarm without
 * tickets.
 */
export function printAlarmsOf(
  orders: readonly OrderCard[],
  jobs: readonly PrintJob[] | undefined,
): PrintAlarm[] {
  const alarms = new Map<string, PrintAlarm>();
  for (const order of orders) {
    const owed = owedJobs((jobs ?? []).filter(({ orderId }) => orderId === order.orderId));
    for (const job of owed) add(alarms, keyOf(order, job), order, job);
    if (owed.length === 0)
      add(alarms, order.status === 'cancelled' ? `#${order.orderId}` : 'waiting', order, null);
  }
  return [...alarms.values()];
}

function add(alarms: Map<string, PrintAlarm>, key: string, order: OrderCard, job: PrintJob | null): void {
  const alarm = alarms.get(key) ?? {
    key,
    cause: job === null ? ('waiting' as const) : causeOf(job),
    deviceId: job?.wait?.deviceId ?? null,
    deviceName: job?.wait?.deviceName ?? job?.deviceName ?? null,
    printer: job?.wait?.printer ?? job?.printerName ?? null,
    trouble: job?.wait?.trouble ?? null,
    reason: null,
    orders: [],
    jobs: [],
  };
  alarms.set(key, alarm);
  alarm.reason ??= job?.reason ?? null;
  if (!alarm.orders.includes(order)) alarm.orders.push(order);
  if (job !== null) alarm.jobs.push(job);
}

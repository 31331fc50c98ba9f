import { createHash } from 'node:crypto';
import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { type DeviceRoutes, printersFor } from '@comanda/domain/orders/printing/print-device';
import { PRODUCTION_EXTRA_POINTS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import type {
  PrintedOrder,
  TicketOptions,
  TicketRequest,
} from '@comanda/domain/orders/printing/ticket/printed-order';
import { testTicket } from '@comanda/domain/orders/printing/ticket/test-ticket';
import type { Ticket, TicketLogo } from '@comanda/domain/orders/printing/ticket/ticket';
import { ticketOf } from '@comanda/domain/orders/printing/ticket/ticket-of-order';
import type { CurrentPrintedOrder } from '../tickets/printed-orders.reads.ts';
import type { ClaimedJob } from './print-jobs.writes.ts';

interface Around {
  store: { storeName: string; timeZone: string };
  settings: PrintSettings;
  /** Null: the tickets have no logo. */
  logo: TicketLogo | null;
  /** Routes of the device that prints. */
  routes: DeviceRoutes;
  now: number;
}

/** A job in the form for an agent: the ticket's content, its printers and options. */
export function agentJobOf(job: ClaimedJob, order: CurrentPrintedOrder | null, around: Around): AgentJob {
  const { settings, routes } = around;
  const { kind, station, printer } = job;
  const isOfCashier = kind === 'order' || kind === 'customer' || kind === 'store';
  return {
    id: job.jobId,
    tipo: kind,
    estacao: station,
    impressoras:
      kind === 'test'
        ? printer === null
          ? []
          : [printer]
        : [...printersFor(station, routes, settings.defaultPrinter)],
    copias: isOfCashier ? settings.copies : 1,
    comanda: wireTicket(order === null ? testTicketOf(job, around) : ticketOfJob(job, order, around)),
    pagina: {
      largura: settings.width,
      linhas_inicio: settings.linesSkipped,
      margem_esquerda: settings.marginLeft,
      margem_direita: settings.marginRight,
      fonte: settings.fontName,
      tamanho: settings.fontSize + (kind === 'production' ? PRODUCTION_EXTRA_POINTS : 0),
    },
    pausa: settings.delayMs,
    expira: job.expiresAt,
    ...(order === null ? {} : { chave: order.lastingKey, itens: hashOf(job.items) }),
    ...(job.isRequested ? { pedida: true } : {}),
  };
}

function hashOf(items: ClaimedJob['items']): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 11);
}

/** The store's options for tickets. */
export function ticketOptions({
  store,
  settings,
  logo,
}: Pick<Around, 'store' | 'settings' | 'logo'>): TicketOptions {
  const { layout, groupsItems, routes } = settings;
  return { layout, groupsItems, routes, timeZone: store.timeZone, logo };
}

function ticketOfJob(job: ClaimedJob, order: PrintedOrder, around: Around): Ticket {
  const wanted: TicketRequest = {
    kind: job.kind,
    station: job.station,
    items: job.items,
    // Only a ticket with an earlier printed copy may have the mark '2ª VIA'.
    revision: job.isAgain ? job.revision : 1,
    jobId: job.jobId,
    mayBePrinted: job.mayBePrinted,
  };
  return ticketOf(wanted, order, ticketOptions(around));
}

function testTicketOf(job: ClaimedJob, { store, now }: Around): Ticket {
  return testTicket({
    storeName: store.storeName,
    printerName: job.printer ?? job.station,
    at: now,
    timeZone: store.timeZone,
    jobId: job.jobId,
  });
}

function wireTicket({ rows, ...ticket }: Ticket): AgentJob['comanda'] {
  return { ...ticket, rows: [...rows] };
}

import type { AgentConfig, AgentPage } from '@comanda/contract/orders/printing/print-agent-events';
import { deviceRoutes } from '@comanda/contract/orders/printing/print-device.wire';
import type { PrinterOptions } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINTER_OPTIONS, DEFAULT_RAW_OPTIONS } from '@comanda/domain/orders/printing/print-device';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import { type PrintDocument, TicketFault } from '../printers/printer-backend.ts';
import type { KnownPrinter } from '../printers/printers.ts';
import { FAULTS, MAYBE_PRINTED } from '../texts.ts';

/** Draws a ticket as a PDF page. */
export type DrawPage = (ticket: Ticket, page: AgentPage) => Promise<Uint8Array>;
/** Draws a ticket as a printer's own commands. */
export type DrawRaw = (
  ticket: Ticket,
  page: AgentPage,
  options: PrinterOptions,
  opensDrawer: boolean,
) => Uint8Array;

export interface Drawing {
  page: DrawPage;
  raw: DrawRaw;
}

/** Configured options of printers, by name. A map, because a printer's name may equal an inherited object property. */
export function configuredOptions(config: AgentConfig | null): ReadonlyMap<string, PrinterOptions> {
  const configured = config === null ? {} : deviceRoutes.decode(config.rotas).optionsByPrinter;
  return new Map(Object.entries(configured));
}

/** Options of a printer: the configured options that it supports. */
export function optionsOf(printer: KnownPrinter, configured: PrinterOptions | undefined): PrinterOptions {
  if (!printer.hasDriver) return { ...(configured ?? DEFAULT_RAW_OPTIONS), mode: 'raw' };
  return configured ?? DEFAULT_PRINTER_OPTIONS;
}

/** Draws a ticket in the format of its printer. Throws {@link PaperFault} if it cannot be drawn. */
export async function drawDocument(
  draw: Drawing,
  ticket: Ticket,
  page: AgentPage,
  options: PrinterOptions,
  opensDrawer: boolean,
): Promise<PrintDocument> {
  const title = ticket.title.replace(/\p{C}/gu, '');
  try {
    return options.mode === 'raw'
      ? { title, form: 'raw', bytes: draw.raw(ticket, page, options, opensDrawer) }
      : { title, form: 'pdf', bytes: await draw.page(ticket, page) };
  } catch (error) {
    throw new TicketFault(FAULTS.notDrawn, { cause: error });
  }
}

/** Adds a heading, so that the kitchen does not prepare the same order twice. */
export function markedTicket(ticket: Ticket): Ticket {
  const first = ticket.rows[0];
  if (first?.kind === 'banner' && first.text === MAYBE_PRINTED) return ticket;
  return { ...ticket, rows: [{ kind: 'banner', text: MAYBE_PRINTED }, ...ticket.rows] };
}

import type { ModulePrint } from '@comanda/contract/orders/printing/print-module.wire';
import type { Ticket, TicketRow } from '@comanda/domain/orders/printing/ticket/ticket';
import { fontNameOf } from '../page/page-fonts.ts';
import type { LocalPrint } from '../queue/local-jobs.ts';

/** Maximum number of lines of one ticket, at four millimetres each. */
const MAX_LINES = 2_000;

/** Converts a page's print request to the format of the queues. Null if it is empty or far too long. */
export function localPrintOf(requested: ModulePrint): LocalPrint | null {
  const ticket =
    requested.comanda === undefined
      ? textTicket(requested.texto ?? '', requested.producao)
      : cleanTicket(requested.comanda);
  if (ticket.rows.length === 0 || ticket.rows.length > MAX_LINES) return null;
  return {
    printer: requested.impressora,
    ticket,
    copies: requested.copias,
    page: {
      largura: requested.largura,
      linhas_inicio: requested.saltoLinhaInicio,
      margem_esquerda: requested.margemEsquerda,
      margem_direita: requested.margemDireita,
      fonte: fontNameOf(requested.nomeFonte),
      tamanho: requested.tamanhoFonte,
    },
  };
}

/**
 * Makes a ticket from plain text, line by line. Text for the kitchen is larger, because people read it from a
 * distance.
 */
function textTicket(text: string, isProduction: boolean): Ticket {
  if (text.trim() === '') return { title: 'Comanda', rows: [] };
  const rows = text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line): TicketRow => {
      const clean = withoutControls(line.replaceAll('\t', '    ')).trimEnd();
      if (clean === '') return { kind: 'gap' };
      return { kind: 'text', text: clean, ...(isProduction ? { size: 'large' as const } : {}) };
    });
  return { title: 'Comanda', rows };
}

function cleanTicket(ticket: NonNullable<ModulePrint['comanda']>): Ticket {
  const rows = ticket.rows.map((row): TicketRow => {
    if (row.kind === 'pair')
      return { ...row, left: withoutControls(row.left), right: withoutControls(row.right) };
    return row.kind === 'text' || row.kind === 'banner' ? { ...row, text: withoutControls(row.text) } : row;
  });
  return { ...ticket, title: withoutControls(ticket.title), rows };
}

/**
 * Removes control characters. Names and notes must not send commands to a printer or change the direction of
 * text.
 */
function withoutControls(text: string): string {
  return text.replace(/\p{C}/gu, '');
}

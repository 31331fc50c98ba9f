import { COLUMNS_OF, columnsOfMargin } from '@comanda/domain/orders/printing/print-settings';
import { escposOf } from '@comanda/domain/orders/printing/printer/escpos';
import type { DrawRaw } from '../queue/draw-document.ts';

/**
 * Draws a ticket as the printer's own commands, with the printer's own letters. The font settings apply only to pages.
 */
export const drawRaw: DrawRaw = (ticket, page, options, opensDrawer) =>
  escposOf(ticket, {
    columns: COLUMNS_OF[page.largura],
    linesSkipped: page.linhas_inicio,
    marginColumns: {
      left: columnsOfMargin(page.margem_esquerda),
      right: columnsOfMargin(page.margem_direita),
    },
    options,
    opensDrawer,
  });

import { COLUMNS_OF, columnsOfMargin } from '@comanda/domain/printing/print-settings';
import { escposOf } from '@comanda/domain/printing/printer/escpos';
import type { DrawRaw } from '../queue/draw-paper.ts';

/** Draws a ticket as the printer's own commands. Fonts belong to pages; here its letters are what they are. */
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

import { escposOf } from '@comanda/domain/printing/escpos';
import { COLUMNS_OF } from '@comanda/domain/printing/print-settings';
import type { DrawRaw } from '../queue/draw-paper.ts';

/** Draws a ticket as the printer's own commands. Margins and fonts belong to pages; here its letters are what they are. */
export const drawRaw: DrawRaw = (ticket, page, options, opensDrawer) =>
  escposOf(ticket, { columns: COLUMNS_OF[page.largura], options, opensDrawer });

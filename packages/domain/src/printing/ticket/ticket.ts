/** How large a text stands on the paper: as the ticket's own letters, taller (1.5 times on pages), twice as large. */
export type TextSize = 'normal' | 'large' | 'huge';

export interface TextStyle {
  size?: TextSize;
  isBold?: boolean;
}

/** One row of a ticket. Texts are plain: control characters never reach it. Rows wrap where the paper ends. */
export type TicketRow =
  | ({ kind: 'text'; text: string; align?: 'left' | 'center'; indent?: number } & TextStyle)
  /** Two texts on one row, the right one kept whole: an item and its price. */
  | ({ kind: 'pair'; left: string; right: string; indent?: number } & TextStyle)
  /** A word nobody may overlook: white on black, over the whole width. */
  | { kind: 'banner'; text: string }
  | { kind: 'rule' }
  | { kind: 'gap' };

/** Dots a logo takes at most: 30 by 20 mm on a thermal printer, of 8 dots to a millimetre. */
export const MOST_LOGO_WIDTH = 240;
export const MOST_LOGO_HEIGHT = 160;

/** The store's logo in black and white. */
export interface TicketLogo {
  /** In dots, at most {@link MOST_LOGO_WIDTH} and {@link MOST_LOGO_HEIGHT}. */
  width: number;
  height: number;
  /** One bit a dot, black is 1, rows begin with a byte's highest bit and fill whole bytes; base64. */
  bits: string;
}

/**
 * What stands on one paper, from top to bottom, independent of paper, printer and letters. Bytes, pages and previews
 * are drawn from it, so that they cannot say different things.
 */
export interface Ticket {
  /** Name of the job in a printer's queue, e.g. 'Comanda K7QF · COZINHA'. */
  title: string;
  rows: readonly TicketRow[];
  /**
   * Stands below the banners the rows begin with, see `rowsAroundLogo`. Beside the rows: what draws papers and is older
   * than logos leaves it out and prints the rest.
   */
  logo?: TicketLogo | undefined;
}

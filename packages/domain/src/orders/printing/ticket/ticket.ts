/** Size of a text: normal, taller (1.5 times on pages), or twice as large. */
export type TextSize = 'normal' | 'large' | 'huge';

export interface TextStyle {
  size?: TextSize;
  isBold?: boolean;
}

/** One row of a ticket. Texts are plain, without control characters. Long rows wrap. */
export type TicketRow =
  | ({ kind: 'text'; text: string; align?: 'left' | 'center'; indent?: number } & TextStyle)
  /** Two texts on one row, e.g. an item and its price. The right text never breaks. */
  | ({ kind: 'pair'; left: string; right: string; indent?: number } & TextStyle)
  /** An important text, white on black over the whole width. */
  | { kind: 'banner'; text: string }
  | { kind: 'rule' }
  | { kind: 'gap' };

/** Maximum size of a logo in dots: 30 by 20 mm on a thermal printer with 8 dots per millimetre. */
export const MAX_LOGO_WIDTH = 240;
export const MAX_LOGO_HEIGHT = 160;

/** The store's logo in black and white. */
export interface TicketLogo {
  /** Size in dots, at most {@link MAX_LOGO_WIDTH} and {@link MAX_LOGO_HEIGHT}. */
  width: number;
  height: number;
  /** Base64. One bit per dot, black is 1. Rows begin with the highest bit of a byte and are padded to whole bytes. */
  bits: string;
}

/**
 * The content of a ticket, from top to bottom, independent of paper, printer and font. Bytes for printers,
 * pages and previews are all made from this content, so they always agree.
 */
export interface Ticket {
  /** Name of the job in a printer's queue, e.g. 'Comanda K7QF · COZINHA'. */
  title: string;
  rows: readonly TicketRow[];
  /**
   * Printed below the top banners, see `rowsAroundLogo`. The logo is no row, so that older print agents
   * ignore it.
   */
  logo?: TicketLogo | undefined;
}

/** Layouts of the cashier's ticket. Production tickets have only one layout. */
export const TICKET_LAYOUTS = ['1', '2', '3'] as const;
export type TicketLayout = (typeof TICKET_LAYOUTS)[number];
export const LAYOUT_NAMES: Record<TicketLayout, string> = {
  '1': 'Completo',
  '2': 'Resumido',
  '3': 'Resumido modo B',
};

/** How a panel without an agent prints: our own module, QZ Tray, or the native module. */
export const PRINT_METHODS = ['comanda', 'qz', 'nat'] as const;
export type PrintMethod = (typeof PRINT_METHODS)[number];
export const METHOD_NAMES: Record<PrintMethod, string> = { comanda: 'Comanda', qz: 'QZ Tray', nat: 'Nativo' };

/** Text widths in centimetres of the two common paper sizes, in the spelling of screens and API. */
export const PAGE_WIDTHS = ['4,8', '7,0'] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];
export const PAPER_NAMES: Record<PageWidth, string> = { '4,8': '58 mm', '7,0': '80 mm' };
/**
 * Characters per row in font A of a thermal printer. A character is 12 dots wide; a row has 384 dots on '4,8'
 * and 560 on '7,0'.
 */
export const COLUMNS_OF: Record<PageWidth, number> = { '4,8': 32, '7,0': 46 };

/** Width of a column in a thermal printer's font A: 12 dots at 8 dots per millimetre. */
const COLUMN_MM = 1.5;

/** Number of columns for a margin on a printer with its own font. */
export function columnsOfMargin(mm: number): number {
  return Math.round(mm / COLUMN_MM);
}

export const FONT_NAMES = [
  'Arial',
  'Courier New',
  'Lucida Sans',
  'Roboto',
  'Tahoma',
  'Times New Roman',
  'Verdana',
] as const;
export type FontName = (typeof FONT_NAMES)[number];
/** In points. */
export const FONT_SIZES = [8, 10, 12, 14, 16] as const;
export type FontSize = (typeof FONT_SIZES)[number];
/** Production tickets are larger because they are read from a distance. */
export const PRODUCTION_EXTRA_POINTS = 2;

export const DELAYS_MS = [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000] as const;
export const MAX_COPIES = 10;
export const MAX_LINES_SKIPPED = 20;
/** In millimetres. */
export const WIDEST_MARGIN = 20;
export const LONGEST_PRINTER_NAME = 120;
export const LONGEST_STATION_NAME = 40;

/** The first two options of the select. The other options are names of printers. */
export const NO_PRINTER = 'Nenhuma';
export const SYSTEM_PRINTER = 'Impressora padrão';

/** The station for the items of one category. */
export interface CategoryRoute {
  categoryId: number;
  /** Name of the station, printed on top of its tickets. Categories with the same station share one ticket. */
  station: string;
}

/** Page style for printers with a driver (not in raw mode). */
export interface PageStyle {
  width: PageWidth;
  /** Blank lines before the first row. */
  linesSkipped: number;
  /** In millimetres. */
  marginLeft: number;
  marginRight: number;
  fontName: FontName;
  fontSize: FontSize;
}

/** How a store prints. Each device has its own printers per station. */
export interface PrintSettings extends PageStyle {
  /**
   * Default printer of devices without their own setting: a printer's name, {@link NO_PRINTER} or {@link
   * SYSTEM_PRINTER}.
   */
  defaultPrinter: string;
  /** Pause between two tickets, for printers with a driver. */
  delayMs: number;
  layout: TicketLayout;
  method: PrintMethod;
  /** True: kitchen tickets are printed, one per station. */
  printsProduction: boolean;
  /**
   * Each of both: true to print a copy for the customer, or for the store. If both are off, one copy without
   * a heading is printed.
   */
  printsCustomerCopy: boolean;
  printsStoreCopy: boolean;
  /** True: equal items are printed on one row. */
  groupsItems: boolean;
  /** True: the store's logo is printed on the cashier's tickets. */
  printsLogo: boolean;
  /** True: the server accepts new orders and prints them, even without an open panel. */
  acceptsAutomatically: boolean;
  /** Copies of each cashier's ticket, 1 to {@link MAX_COPIES}. */
  copies: number;
  routes: readonly CategoryRoute[];
}

export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  defaultPrinter: SYSTEM_PRINTER,
  delayMs: 1000,
  layout: '1',
  method: 'comanda',
  printsProduction: false,
  printsCustomerCopy: false,
  printsStoreCopy: false,
  groupsItems: false,
  printsLogo: false,
  acceptsAutomatically: false,
  copies: 1,
  width: '7,0',
  linesSkipped: 0,
  marginLeft: 0,
  marginRight: 0,
  fontName: 'Tahoma',
  fontSize: 8,
  routes: [],
};

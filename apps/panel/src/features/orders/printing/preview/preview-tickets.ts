import type { MenuCategory } from '@comanda/contract/menu/menu/categories.calls';
import { CASHIER_STATION, type PrintKind } from '@comanda/domain/orders/printing/print-job';
import type { PageStyle, PrintSettings, TicketLayout } from '@comanda/domain/orders/printing/print-settings';
import type { PrintedItem } from '@comanda/domain/orders/printing/ticket/printed-order';
import { SAMPLE_ORDER } from '@comanda/domain/orders/printing/ticket/sample-order';
import type { Ticket, TicketLogo } from '@comanda/domain/orders/printing/ticket/ticket';
import { ticketOf } from '@comanda/domain/orders/printing/ticket/ticket-of-order';

export type PreviewTicket =
  | { kind: 'cashier'; layout: TicketLayout; copy: Extract<PrintKind, 'order' | 'customer' | 'store'> }
  | { kind: 'production'; station: string };

/** The style of the preview. QZ Tray always uses a line width that fits every paper, with any settings. */
export function previewStyle(settings: PrintSettings): PageStyle {
  return settings.method === 'qz'
    ? { ...settings, width: '4,8', marginLeft: 0, marginRight: 0, linesSkipped: 0 }
    : settings;
}

interface PreviewSetting {
  settings: PrintSettings;
  categories: readonly MenuCategory[];
  storeName: string;
  /** Name in the IANA time zone database. */
  timeZone: string;
  /** Null: the store has no logo. Undefined: the logo is loading. */
  logo: TicketLogo | null | undefined;
}

/** The sample's items distributed over the store's own categories, so that every station has items. */
function dealtItems(categories: readonly MenuCategory[]): PrintedItem[] {
  const { items } = SAMPLE_ORDER;
  const rounds = Math.max(items.length, categories.length);
  if (categories.length === 0) return items.map((item) => ({ ...item, categoryId: null }));
  return Array.from({ length: rounds }, (_, place) => {
    const category = categories[place % categories.length];
    return items.slice(place % items.length, (place % items.length) + 1).map((item) => ({
      ...item,
      categoryId: category?.categoryId ?? null,
    }));
  }).flat();
}

/** A ticket of the sample order, with the settings on the screen. */
export function previewTicket(ticket: PreviewTicket, setting: PreviewSetting): Ticket {
  const { settings, categories, storeName, timeZone, logo } = setting;
  const isCashier = ticket.kind === 'cashier';
  const options = {
    layout: isCashier ? ticket.layout : settings.layout,
    groupsItems: settings.groupsItems,
    timeZone,
    routes: settings.routes,
    logo: (settings.printsLogo && logo) || null,
  };
  const wanted = {
    kind: isCashier ? ticket.copy : ('production' as const),
    station: isCashier ? CASHIER_STATION : ticket.station,
    items: null,
    revision: 1,
    jobId: null,
    mayBePrinted: false,
  };
  const items = isCashier ? SAMPLE_ORDER.items : dealtItems(categories);
  return ticketOf(wanted, { ...SAMPLE_ORDER, storeName, items }, options);
}

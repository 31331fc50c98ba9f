import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { printLogoQuery } from '../api/print-settings.ts';
import { previewTexts, printingTexts } from '../texts.ts';
import { previewStyle, previewTicket } from './preview-tickets.ts';
import classes from './side-preview.module.css';
import { TicketPreview } from './ticket-preview.tsx';

interface SidePreviewProps {
  settings: PrintSettings;
  storeName: string;
  /** True: draws the ticket like a printer with built-in fonts. */
  isRaw: boolean;
  /** Opens the tab with all tickets. */
  onMore: () => void;
}

/** Preview of the cashier's ticket, beside the fields on a wide screen. */
export function SidePreview({ settings, storeName, isRaw, onMore }: SidePreviewProps) {
  const copy = settings.printsCustomerCopy ? 'customer' : settings.printsStoreCopy ? 'store' : 'order';
  const { data: logo } = useQuery(printLogoQuery(settings.printsLogo));
  const ticket = previewTicket(
    { kind: 'cashier', layout: settings.layout, copy },
    { settings, categories: [], storeName, timeZone: shownTimeZone(), logo },
  );
  return (
    <aside className={`stack ${classes.side}`} aria-label={previewTexts.title}>
      <div className={`row-8 ${classes.head}`}>
        <strong>{previewTexts.title}</strong>
        <Button variant="subtle" className={classes.more} onClick={onMore}>
          {printingTexts.layoutTab}
        </Button>
      </div>
      <div className={classes.stage}>
        <TicketPreview
          ticket={ticket}
          style={previewStyle(settings)}
          mode={isRaw ? 'raw' : 'page'}
          label={previewTexts.previewLabel}
        />
      </div>
    </aside>
  );
}

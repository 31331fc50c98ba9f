import type { PrintState } from '@comanda/domain/orders/printing/print-job';
import { IconAlertTriangle, IconCheck, IconClock, IconPrinter, IconX } from '@tabler/icons-react';

const icons: Record<PrintState, typeof IconCheck> = {
  queued: IconClock,
  sent: IconPrinter,
  failed: IconAlertTriangle,
  printed: IconCheck,
  expired: IconX,
};

/** A separate icon for each state of a ticket, for people who do not see its colour. */
export function JobStateIcon({ state }: { state: PrintState }) {
  const Icon = icons[state];
  return <Icon size={16} stroke={2} aria-hidden="true" />;
}

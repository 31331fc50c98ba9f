import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { ActionButton } from '@comanda/ui/button/action-button.tsx';
import { IconPrinter } from '@tabler/icons-react';
import type { PrintLocally } from '../../../../shared/printing/print-locally.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { printTexts } from './texts.ts';
import { usePrintOrder } from './use-print-order.ts';

interface PrintButtonProps {
  order: OrderCard;
  /** Null if this computer has no print module. */
  printLocally: PrintLocally | null;
}

/**
 * Button that prints the order, in every status; beside the order's other buttons. For a pending order it
 * also accepts the order, and its label says so.
 */
export function PrintButton({ order, printLocally }: PrintButtonProps) {
  const may = useMay();
  const { print, isPrinting } = usePrintOrder(order, printLocally);
  if (!may('orders.change-status')) return null;
  return (
    <ActionButton
      kind="tool"
      label={order.status === 'pending' ? printTexts.acceptAndPrint : printTexts.print}
      icon={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
      aria-keyshortcuts={printTexts.key}
      isBusy={isPrinting}
      onClick={print}
    />
  );
}

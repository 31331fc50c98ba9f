import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import type { PrintLocally } from '../../shared/printing/print-locally.ts';

/** A store without print agents prints through the print module of this computer. */
const printLocally: PrintLocally = async (orderId) => {
  const { printOrderHere } = await import('../../features/orders/printing/local/print-order-here.ts');
  await printOrderHere(orderId);
};

/** The button 'Imprimir', beside an order's other buttons. */
export const printButton = createLazyPart(async () => {
  const { PrintButton } = await import('../../features/orders/printing/jobs/print-button.tsx');
  return ({ order }: { order: OrderCard }) => <PrintButton order={order} printLocally={printLocally} />;
});

/** Card in an order's detail that lists its tickets. */
export const printedJobs = createLazyPart(
  async () => (await import('../../features/orders/printing/jobs/list/print-jobs-card.tsx')).PrintJobsCard,
);

const alarmRows = createLazyPart(
  async () => (await import('../../features/orders/printing/jobs/alarm/print-alarm-rows.tsx')).PrintAlarmRows,
);
/** Alarm about orders with an unprinted ticket. */
export const PrintAlarm = alarmRows.Part;

const printerChoice = createLazyPart(async () => {
  const { PrinterChoiceHost } = await import(
    '../../features/orders/printing/jobs/printer-choice/printer-choice-host.tsx'
  );
  return () => <PrinterChoiceHost printLocally={printLocally} />;
});

/** The dialog for the printer choice; any part of the panel can open it. */
export function PrintDialogs() {
  return <printerChoice.Part />;
}

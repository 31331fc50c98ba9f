import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import type { PrintLocally } from '../../shared/printing/print-locally.ts';

/** Without an agent, a store prints through a module of this computer. */
const printLocally: PrintLocally = async (orderId) => {
  const { printOrderHere } = await import('../../features/orders/printing/local/print-order-here.ts');
  await printOrderHere(orderId);
};

/** 'Imprimir', next to an order's other buttons. */
export const printButton = createLazyPart(async () => {
  const { PrintButton } = await import('../../features/orders/printing/jobs/print-button.tsx');
  return ({ order }: { order: OrderCard }) => <PrintButton order={order} printLocally={printLocally} />;
});

/** The tickets of an order, a card of its detail. */
export const printedJobs = createLazyPart(
  async () => (await import('../../features/orders/printing/jobs/list/print-jobs-card.tsx')).PrintJobsCard,
);

const alarmRows = createLazyPart(
  async () => (await import('../../features/orders/printing/jobs/alarm/print-alarm-rows.tsx')).PrintAlarmRows,
);
/** Orders with an unprinted ticket. */
export const PrintAlarm = alarmRows.Part;

const printerChoice = createLazyPart(async () => {
  const { PrinterChoiceHost } = await import(
    '../../features/orders/printing/jobs/printer-choice/printer-choice-host.tsx'
  );
  return () => <PrinterChoiceHost printLocally={printLocally} />;
});

/** The printer choice, for each place that needs it. */
export function PrintDialogs() {
  return <printerChoice.Part />;
}

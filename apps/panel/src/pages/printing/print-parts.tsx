import type { OrderCard } from '@comanda/domain/orders/order';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import type { PrintLocally } from '../../shared/printing/print-locally.ts';

/** A store without an agent prints by a module of this machine. */
const printLocally: PrintLocally = async (orderId) => {
  const { printOrderHere } = await import('../../features/printing/local/print-order-here.ts');
  await printOrderHere(orderId);
};

/** 'Imprimir', beside an order's other buttons. */
export const printButton = createLazyPart(async () => {
  const { PrintButton } = await import('../../features/printing/jobs/print-button.tsx');
  return ({ order }: { order: OrderCard }) => <PrintButton order={order} printLocally={printLocally} />;
});

/** The papers of an order, a card of its detail. */
export const printedPapers = createLazyPart(
  async () => (await import('../../features/printing/jobs/papers/papers-card.tsx')).PapersCard,
);

const alarmRows = createLazyPart(
  async () => (await import('../../features/printing/jobs/alarm/print-alarm-rows.tsx')).PrintAlarmRows,
);
/** Orders whose paper did not come out. */
export const PrintAlarm = alarmRows.Part;

const printerChoice = createLazyPart(async () => {
  const { PrinterChoiceHost } = await import(
    '../../features/printing/jobs/printer-choice/printer-choice-host.tsx'
  );
  return () => <PrinterChoiceHost printLocally={printLocally} />;
});

/** The choice of a printer, wherever it is asked for. */
export function PrintDialogs() {
  return <printerChoice.Part />;
}

import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect } from 'react';
import { loadCode } from '../../../../../shared/code/load-code.ts';
import type { PrintLocally } from '../../../../../shared/printing/print-locally.ts';
import { openPrinterChoice } from './open-printer-choice.ts';

const dialog = createLazyPart(async () => (await import('./printer-choice-dialog.tsx')).PrinterChoiceDialog, {
  loadWanted: loadCode,
});

/** Shows the printer choice while it is open. `printLocally` is null if this computer has no print module. */
export function PrinterChoiceHost({ printLocally }: { printLocally: PrintLocally | null }) {
  const choice = openPrinterChoice.useOpen();
  // The dialog must also open during a short loss of the connection.
  useEffect(() => dialog.prefetchWhenIdle(), []);
  if (choice === null) return null;
  return (
    <dialog.Part
      key={`${choice.orderIds.join()} ${choice.stations?.join()}`}
      choice={choice}
      printLocally={printLocally}
      onClose={openPrinterChoice.close}
    />
  );
}

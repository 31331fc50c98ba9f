import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useState } from 'react';
import type { PrintLocally } from '../../../../../shared/printing/print-locally.ts';
import { choiceTexts, printTexts } from '../texts.ts';
import classes from './printer-choice-dialog.module.css';

interface LocalPrintProps {
  orderIds: readonly number[];
  printLocally: PrintLocally;
  onDone: () => void;
}

/** An alternative to the store's printers: printing through this computer's own print module. */
export function LocalPrint({ orderIds, printLocally, onDone }: LocalPrintProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const print = async () => {
    setPrinting(true);
    setFailure(null);
    try {
      for (const orderId of orderIds) await printLocally(orderId);
      toast.success(printTexts.requested);
      onDone();
    } catch (refused) {
      setFailure(refused instanceof Error ? refused.message : printTexts.failed);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <div className={`stack-8 ${classes.here}`}>
      <p className="text-15">{choiceTexts.hereHint}</p>
      <Button
        variant="default"
        icon={<IconDeviceLaptop size={20} stroke={1.75} aria-hidden="true" />}
        isBusy={isPrinting}
        onClick={() => void print()}
      >
        {choiceTexts.here}
      </Button>
      <p role="alert" className={classes.problem}>
        {failure}
      </p>
    </div>
  );
}

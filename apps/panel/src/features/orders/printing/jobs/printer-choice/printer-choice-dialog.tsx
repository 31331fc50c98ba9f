import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { IconPrinterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../../../shared/printing/devices-query.ts';
import type { PrintLocally } from '../../../../../shared/printing/print-locally.ts';
import { choiceTexts, printTexts } from '../texts.ts';
import { LocalPrint } from './local-print.tsx';
import type { PrinterChoice } from './open-printer-choice.ts';
import classes from './printer-choice-dialog.module.css';
import { type ChosenPrinter, PrinterList } from './printer-list.tsx';
import { usePrinterChoice } from './use-printer-choice.ts';

interface PrinterChoiceDialogProps {
  choice: PrinterChoice;
  printLocally: PrintLocally | null;
  onClose: () => void;
}

function titleOf({ stations, failed }: PrinterChoice): string {
  if (stations === null) return choiceTexts.title;
  const [only] = stations;
  if (stations.length === 1 && only !== undefined) return choiceTexts.forStation(only);
  return failed === null ? choiceTexts.title : choiceTexts.inPlaceOf(failed.printer);
}

/**
 * Dialog that lets the user choose from all printers of all computers. Unprinted tickets are printed on the
 * chosen printer.
 */
export function PrinterChoiceDialog({ choice, printLocally, onClose }: PrinterChoiceDialogProps) {
  const query = useQuery(printDevicesQuery);
  const devices = query.data;
  const { save, isSaving, failure } = usePrinterChoice(choice, onClose);
  const [chosen, setChosen] = useState<ChosenPrinter | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { stations, failed } = choice;
  const hasPrinters = devices !== undefined && devices.length > 0;
  const problem = isMissing ? choiceTexts.missing : failure;

  const confirm = () => {
    if (chosen && devices) void save(devices, chosen);
    else setMissing(true);
  };
  return (
    <Dialog
      opened
      width={520}
      title={titleOf(choice)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {choiceTexts.back}
          </Button>
          {hasPrinters ? (
            <Button isBusy={isSaving} onClick={confirm}>
              {choiceTexts.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {stations === null ? <p className={classes.why}>{printTexts.noPrinter}</p> : null}
      <QueryFaces
        query={query}
        isCompact
        failed={choiceTexts.loadFailed}
        skeleton={
          <SkeletonArea>
            <div className="stack-10">
              <Skeleton width="45%" height={18} />
              <Skeleton height={48} />
              <Skeleton height={48} />
            </div>
          </SkeletonArea>
        }
        empty={(known) =>
          known.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconPrinterOff size={28} stroke={1.75} />}
              title={choiceTexts.none}
              action={
                <a className={classes.link} href="/configuracoes/impressoras" onClick={onClose}>
                  {choiceTexts.settings}
                </a>
              }
            >
              {choiceTexts.noneHint}
            </EmptyState>
          )
        }
      >
        {(known) => (
          <>
            <p className={classes.what}>
              {stations === null ? choiceTexts.forDefault : choiceTexts.fromNowOn(stations.join(', '))}
            </p>
            <PrinterList
              devices={known}
              chosen={chosen}
              failed={failed}
              onChoose={(printer) => {
                setChosen(printer);
                setMissing(false);
              }}
            />
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          </>
        )}
      </QueryFaces>
      {printLocally && stations === null ? (
        <LocalPrint orderIds={choice.orderIds} printLocally={printLocally} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}

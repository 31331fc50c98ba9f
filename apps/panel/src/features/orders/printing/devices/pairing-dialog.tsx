import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { copyText } from '@comanda/ui/copy-text.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCountdown } from '../../../../shared/formats/countdown.ts';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import { fetchPairingCode } from '../api/print-devices.ts';
import { pairingCommand, readableCode } from './pairing-command.ts';
import classes from './pairing-dialog.module.css';
import { ProgramDownload } from './program-download.tsx';
import { deviceTexts, pairingTexts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const checkEveryMs = 2000;
const WORDS = { copied: pairingTexts.copied, notCopied: pairingTexts.copyFailed };

interface PairingDialogProps {
  onClose: () => void;
  /** Called when the new computer has connected; shows its printers. */
  onPaired: (device: PrintDevice) => void;
}

/**
 * Dialog that offers the download of the print program and the pairing code. Shows when the computer has
 * connected.
 */
export function PairingDialog({ onClose, onPaired }: PairingDialogProps) {
  const code = useQuery({
    queryKey: ['printing', 'pairing-code'],
    queryFn: fetchPairingCode,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
  const devices = useQuery({ ...printDevicesQuery, refetchInterval: checkEveryMs });
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null);
  if (before === null && devices.data && !devices.isFetching)
    setBefore(new Set(devices.data.map(({ deviceId }) => deviceId)));
  const paired = before && devices.data?.find(({ deviceId }) => !before.has(deviceId));

  if (paired) {
    return (
      <Dialog
        opened
        title={pairingTexts.title}
        onClose={onClose}
        width={560}
        actions={
          <Button onClick={() => onPaired(paired)} data-autofocus>
            {pairingTexts.choosePrinters}
          </Button>
        }
      >
        <div className={`stack-4 ${classes.done}`} role="status">
          <IconCircleCheck size={56} stroke={1.5} aria-hidden="true" />
          <strong>{pairingTexts.done}</strong>
          <p>{pairingTexts.doneText(paired.name)}</p>
          <p className="muted-14">
            {[paired.system, deviceTexts.printers(paired.printers.length)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      opened
      title={pairingTexts.title}
      onClose={onClose}
      width={560}
      actions={
        <Button variant="default" onClick={onClose}>
          {pairingTexts.close}
        </Button>
      }
    >
      <QueryFaces
        query={code}
        isCompact
        failed={pairingTexts.failed}
        skeleton={
          <SkeletonArea>
            <div className="stack-16">
              <Skeleton height={96} />
              <Skeleton height={88} />
            </div>
          </SkeletonArea>
        }
      >
        {(known) => (
          <PairingSteps
            key={known.code}
            code={known.code}
            until={known.until}
            isRenewing={code.isFetching}
            onRenew={() => void code.refetch()}
          />
        )}
      </QueryFaces>
    </Dialog>
  );
}

interface PairingStepsProps {
  code: string;
  /** Expiry of the code in epoch milliseconds. */
  until: number;
  isRenewing: boolean;
  onRenew: () => void;
}

function PairingSteps({ code, until, isRenewing, onRenew }: PairingStepsProps) {
  const leftMs = useSecondsLeft(until) * 1000;
  const command = pairingCommand(window.location.origin, code);
  const [download, open, type] = pairingTexts.steps;
  return (
    <>
      <ol className={`stack-12 ${classes.steps}`}>
        <li>
          {download}
          <ProgramDownload />
        </li>
        <li>{open}</li>
        <li>
          {type}
          <div className={`stack-2 ${classes.codeBox}`} data-over={leftMs === 0 || undefined}>
            <span className={classes.codeLabel}>{pairingTexts.code}</span>
            <span className={classes.code}>{readableCode(code)}</span>
            {leftMs > 0 ? (
              <span className={classes.left}>{pairingTexts.validFor(formatCountdown(leftMs))}</span>
            ) : (
              <span className={`row wraps ${classes.over}`} role="alert">
                {pairingTexts.expired}
                <Button onClick={onRenew} isBusy={isRenewing}>
                  {pairingTexts.another}
                </Button>
              </span>
            )}
          </div>
        </li>
      </ol>
      <details className={`text-14 ${classes.advanced}`}>
        <summary>{pairingTexts.advanced}</summary>
        <p>{pairingTexts.advancedHint}</p>
        <div className={`stack-8 ${classes.command}`}>
          <code>
            {command.split(/ (?=--)/).map((part, place) => (
              <span key={part}>{place === 0 ? part : ` ${part}`}</span>
            ))}
          </code>
          <code>{pairingTexts.startCommand}</code>
          <Button
            variant="default"
            icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void copyText(command, WORDS)}
          >
            {pairingTexts.copyCommand}
          </Button>
        </div>
      </details>
      {leftMs > 0 ? (
        <p className={`row-10 ${classes.wait}`} role="status">
          <span className={classes.dot} aria-hidden="true" />
          {pairingTexts.waiting}
        </p>
      ) : null}
    </>
  );
}

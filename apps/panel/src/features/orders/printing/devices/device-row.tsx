import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { type ReactNode, useId } from 'react';
import classes from './device-list.module.css';
import { deviceTexts } from './texts.ts';

interface DeviceRowProps {
  name: string;
  title: string;
  icon: ReactNode;
  line: ReactNode;
  actions?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

export function DeviceRow({ name, title, icon, line, actions, isChosen, onChoose }: DeviceRowProps) {
  const id = useId();
  return (
    <div className={`row-4 ${classes.device}`} data-chosen={isChosen || undefined}>
      <label className={`row-12 fill ${classes.choice}`}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-line`}
          onChange={onChoose}
        />
        <span className={classes.icon}>{icon}</span>
        <span className={`stack-2 shrink ${classes.words}`}>
          <strong id={`${id}-title`}>{title}</strong>
          <span id={`${id}-line`} className={`text-14 ${classes.line}`}>
            {line}
          </span>
        </span>
      </label>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

/** Shows the connection, the operating system and the number of printers of a computer. */
export function DeviceLine({ device }: { device: PrintDevice }) {
  const { isConnected, lastSeenAt, system, printers, pairedBy, pairedAt } = device;
  const seen =
    lastSeenAt === null ? deviceTexts.neverSeen : deviceTexts.seenAt(formatDateTime(new Date(lastSeenAt)));
  return (
    <>
      <span
        className={`inline-6 ${classes.state}`}
        data-tone={isConnected ? 'delivered' : 'late'}
        data-on={isConnected}
      >
        {isConnected ? deviceTexts.connected : deviceTexts.disconnected}
      </span>
      {[
        ...(isConnected ? [] : [seen]),
        ...(system === '' ? [] : [system]),
        deviceTexts.printers(printers.length),
        ...(pairedBy === null ? [] : [deviceTexts.pairedBy(pairedBy, formatDateTime(new Date(pairedAt)))]),
      ].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  );
}

/** Placeholder of one computer while it loads. */
export function DeviceSkeleton() {
  return (
    <SkeletonArea>
      <div className={`row-4 ${classes.device}`}>
        <div className={`row-12 fill ${classes.choice}`}>
          <Skeleton width={22} height={22} isRound />
          <span className={`stack-2 shrink ${classes.words}`}>
            <Skeleton width={120} height={16} />
            <span className={`text-14 ${classes.line}`}>
              <Skeleton width={200} />
            </span>
          </span>
        </div>
      </div>
    </SkeletonArea>
  );
}

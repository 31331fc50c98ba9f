import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { createLatePart } from '@comanda/ui/late-part.tsx';
import { useKeptPlace } from '@comanda/ui/use-kept-place.ts';
import { IconBrowser, IconDeviceDesktop, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { formatDateTime } from '../../../shared/formats/date-time.ts';
import type { DeviceKey } from '../settings/use-settings-form.ts';
import classes from './device-list.module.css';
import { SuspendedDevice } from './suspended-device.tsx';
import { deviceTexts } from './texts.ts';
import { useRemoveDevice } from './use-remove-device.ts';

const pairing = createLatePart(async () => (await import('./pairing-dialog.tsx')).PairingDialog);
const renaming = createLatePart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

interface DeviceListProps {
  devices: readonly PrintDevice[] | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
  chosen: DeviceKey;
  onChoose: (device: DeviceKey) => void;
  isAdmin: boolean;
}

/** The store's computers and this browser: one of them is chosen, and everything below is about its printers. */
export function DeviceList(props: DeviceListProps) {
  const { devices, hasFailed, isFetching, onRetry, chosen, onChoose, isAdmin } = props;
  const name = useId();
  const [isPairing, setPairing] = useState(false);
  const [renamed, setRenamed] = useState<PrintDevice | null>(null);
  const place = useKeptPlace<HTMLFieldSetElement>();
  const remove = useRemoveDevice((deviceId) => {
    if (chosen === deviceId) onChoose('local');
  });
  const row = (device: DeviceKey) => ({
    name,
    isChosen: chosen === device,
    onChoose: () => onChoose(device),
  });
  return (
    <FormCard
      title={deviceTexts.title}
      hint={devices?.length === 0 ? deviceTexts.noneHint : deviceTexts.hint}
      actions={
        <Button
          variant={devices?.length === 0 ? 'filled' : 'default'}
          icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          onClick={() => setPairing(true)}
        >
          {deviceTexts.pair}
        </Button>
      }
    >
      {hasFailed && !devices ? (
        <ErrorState isCompact title={deviceTexts.listFailed} onRetry={onRetry} isRetrying={isFetching} />
      ) : (
        <fieldset {...place} className={classes.list}>
          <legend data-spoken>{deviceTexts.choose}</legend>
          {devices === undefined ? <DeviceSkeleton /> : null}
          {devices?.map((device) => (
            <Fragment key={device.deviceId}>
              <DeviceRow
                {...row(device.deviceId)}
                title={device.name}
                icon={<IconDeviceDesktop size={22} stroke={1.75} aria-hidden="true" />}
                line={<DeviceLine device={device} />}
                actions={
                  <>
                    <button
                      type="button"
                      className={iconButton.button}
                      title={deviceTexts.rename(device.name)}
                      aria-label={deviceTexts.rename(device.name)}
                      onClick={() => setRenamed(device)}
                    >
                      <IconPencil size={18} stroke={1.75} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className={iconButton.button}
                      title={deviceTexts.remove(device.name)}
                      aria-label={deviceTexts.remove(device.name)}
                      onClick={() => remove(device)}
                    >
                      <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                    </button>
                  </>
                }
              />
              {device.isSuspended ? (
                <SuspendedDevice device={device} isAdmin={isAdmin} onRemove={() => remove(device)} />
              ) : null}
            </Fragment>
          ))}
          <DeviceRow
            {...row('local')}
            title={deviceTexts.thisBrowser}
            icon={<IconBrowser size={22} stroke={1.75} aria-hidden="true" />}
            line={<span>{deviceTexts.thisBrowserHint}</span>}
          />
        </fieldset>
      )}
      {isPairing ? (
        <pairing.Part
          onClose={() => setPairing(false)}
          onPaired={(device) => {
            setPairing(false);
            onChoose(device.deviceId);
          }}
        />
      ) : null}
      {renamed ? <renaming.Part device={renamed} onClose={() => setRenamed(null)} /> : null}
    </FormCard>
  );
}

interface DeviceRowProps {
  name: string;
  title: string;
  icon: ReactNode;
  line: ReactNode;
  actions?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

function DeviceRow({ name, title, icon, line, actions, isChosen, onChoose }: DeviceRowProps) {
  const id = useId();
  return (
    <div className={classes.device} data-chosen={isChosen || undefined}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-line`}
          onChange={onChoose}
        />
        <span className={classes.icon}>{icon}</span>
        <span className={classes.words}>
          <strong id={`${id}-title`}>{title}</strong>
          <span id={`${id}-line`} className={classes.line}>
            {line}
          </span>
        </span>
      </label>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

/** Connected or not, what runs there and how many printers it has. */
function DeviceLine({ device }: { device: PrintDevice }) {
  const { isConnected, lastSeenAt, system, printers, pairedBy, pairedAt } = device;
  const seen =
    lastSeenAt === null ? deviceTexts.neverSeen : deviceTexts.seenAt(formatDateTime(new Date(lastSeenAt)));
  return (
    <>
      <span className={classes.state} data-tone={isConnected ? 'delivered' : 'late'} data-on={isConnected}>
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

function DeviceSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.device}>
        <div className={classes.choice}>
          <Skeleton width={22} height={22} isRound />
          <span className={classes.words}>
            <Skeleton width={120} height={16} />
            <span className={classes.line}>
              <Skeleton width={200} />
            </span>
          </span>
        </div>
      </div>
    </SkeletonArea>
  );
}

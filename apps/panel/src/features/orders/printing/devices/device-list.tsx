import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useStoredPlace } from '@comanda/ui/use-stored-place.ts';
import { IconBrowser, IconDeviceDesktop, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { DeviceKey } from '../settings/use-settings-form.ts';
import classes from './device-list.module.css';
import { DeviceLine, DeviceRow, DeviceSkeleton } from './device-row.tsx';
import { SuspendedDevice } from './suspended-device.tsx';
import { deviceTexts } from './texts.ts';
import { useRemoveDevice } from './use-remove-device.ts';

const pairing = createLazyPart(async () => (await import('./pairing-dialog.tsx')).PairingDialog);
const renaming = createLazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

interface DeviceListProps {
  devices: UseQueryResult<readonly PrintDevice[]>;
  chosen: DeviceKey;
  onChoose: (device: DeviceKey) => void;
  isAdmin: boolean;
}

/** The store's computers and this browser. The sections below show the printers of the chosen device. */
export function DeviceList(props: DeviceListProps) {
  const { devices, chosen, onChoose, isAdmin } = props;
  const name = useId();
  const [isPairing, setPairing] = useState(false);
  const [renamed, setRenamed] = useState<PrintDevice | null>(null);
  const place = useStoredPlace<HTMLFieldSetElement>();
  const remove = useRemoveDevice((deviceId) => {
    if (chosen === deviceId) onChoose('local');
  });
  const row = (device: DeviceKey) => ({
    name,
    isChosen: chosen === device,
    onChoose: () => onChoose(device),
  });
  /** The rows of the computers after they are loaded, with this browser below them. */
  const list = (computers: ReactNode) => (
    <fieldset {...place} className={`plain-fieldset grid-10 ${classes.list}`}>
      <legend data-spoken>{deviceTexts.choose}</legend>
      {computers}
      <DeviceRow
        {...row('local')}
        title={deviceTexts.thisBrowser}
        icon={<IconBrowser size={22} stroke={1.75} aria-hidden="true" />}
        line={<span>{deviceTexts.thisBrowserHint}</span>}
      />
    </fieldset>
  );
  const isEmpty = devices.data?.length === 0;
  return (
    <FormCard
      title={deviceTexts.title}
      hint={isEmpty ? deviceTexts.noneHint : deviceTexts.hint}
      actions={
        <Button
          variant={isEmpty ? 'filled' : 'default'}
          icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          onClick={() => setPairing(true)}
        >
          {deviceTexts.pair}
        </Button>
      }
    >
      <QueryFaces
        query={devices}
        isCompact
        failed={deviceTexts.listFailed}
        skeleton={list(<DeviceSkeleton />)}
      >
        {(known) =>
          list(
            known.map((device) => (
              <Fragment key={device.deviceId}>
                <DeviceRow
                  {...row(device.deviceId)}
                  title={device.name}
                  icon={<IconDeviceDesktop size={22} stroke={1.75} aria-hidden="true" />}
                  line={<DeviceLine device={device} />}
                  actions={
                    <>
                      <IconAction
                        label={deviceTexts.rename(device.name)}
                        Icon={IconPencil}
                        onClick={() => setRenamed(device)}
                      />
                      <IconAction
                        label={deviceTexts.remove(device.name)}
                        Icon={IconTrash}
                        onClick={() => remove(device)}
                      />
                    </>
                  }
                />
                {device.isSuspended ? (
                  <SuspendedDevice device={device} isAdmin={isAdmin} onRemove={() => remove(device)} />
                ) : null}
              </Fragment>
            )),
          )
        }
      </QueryFaces>
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

interface IconActionProps {
  label: string;
  Icon: typeof IconPencil;
  onClick: () => void;
}

function IconAction({ label, Icon, onClick }: IconActionProps) {
  return (
    <button type="button" className={iconButton.button} title={label} aria-label={label} onClick={onClick}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormActions } from '@comanda/ui/dialog/form-actions.tsx';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OfflineError } from '../../../shared/api/api-error.ts';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { sendDeviceChange } from '../api/print-devices.ts';
import { deviceTexts } from './texts.ts';

const LONGEST_NAME = 60;

/** Gives a computer another name. Its printers stay as they were saved. */
export function RenameDialog({ device, onClose }: { device: PrintDevice; onClose: () => void }) {
  const queries = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(device.name);
  const [isMissing, setMissing] = useState(false);
  const renaming = useMutation({
    mutationFn: () =>
      sendDeviceChange({ deviceId: device.deviceId, name: name.trim(), routes: device.routes }),
    meta: { silent: true },
    onSuccess: (devices) => {
      queries.setQueryData(printDevicesQuery.queryKey, devices);
      toast.success(deviceTexts.renamed);
      onClose();
    },
  });
  const problem = () => {
    if (isMissing) return deviceTexts.nameMissing;
    if (!renaming.isError) return null;
    return renaming.error instanceof OfflineError ? deviceTexts.offline : renaming.error.message;
  };
  return (
    <Dialog
      opened
      title={deviceTexts.renameTitle}
      onClose={onClose}
      width={440}
      actions={
        <FormActions
          formId={formId}
          submitText={deviceTexts.confirm}
          cancelText={deviceTexts.cancel}
          onCancel={onClose}
          isSending={renaming.isPending}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(name.trim() === '');
          if (name.trim() !== '' && !renaming.isPending) renaming.mutate();
        }}
      >
        <TextField
          isFirst
          label={deviceTexts.name}
          hint={deviceTexts.nameHint}
          value={name}
          error={problem()}
          maxLength={LONGEST_NAME}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}

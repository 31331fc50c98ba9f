import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { deviceChangeInput, type PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import { sendDeviceChange } from '../api/print-devices.ts';
import { deviceTexts } from './texts.ts';

/** Dialog that renames a computer. Its saved printers do not change. */
export function RenameDialog({ device, onClose }: { device: PrintDevice; onClose: () => void }) {
  const { deviceId, routes } = device;
  const queries = useQueryClient();
  const form = useCallForm({
    saved: { name: device.name },
    record: deviceChangeInput,
    check: ({ name }) => (name.trim() === '' ? { name: deviceTexts.nameMissing } : {}),
    send: ({ name }) => sendDeviceChange({ deviceId, name: name.trim(), routes }),
    savedText: deviceTexts.renamed,
    failedAt: 'name',
    onSaved: (devices) => {
      queries.setQueryData(printDevicesQuery.queryKey, devices);
      onClose();
    },
  });
  return (
    <CallFormDialog
      form={form}
      title={deviceTexts.renameTitle}
      submitText={deviceTexts.confirm}
      onClose={onClose}
      width={440}
      confirmsClosing={false}
    >
      <TextField {...form.field('name')} isFirst label={deviceTexts.name} hint={deviceTexts.nameHint} />
    </CallFormDialog>
  );
}

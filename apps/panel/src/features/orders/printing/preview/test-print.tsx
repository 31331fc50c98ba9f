import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { DeviceRoutes } from '@comanda/domain/orders/printing/print-device';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { LocalModule } from '../devices/local-module.tsx';
import { defaultPrinterOptions } from '../devices/printer-options.ts';
import { deviceTexts, localTexts } from '../devices/texts.ts';
import { useTestPrint } from '../devices/use-test-print.ts';
import { isBroken, type LocalPrinters } from '../local/use-local-printers.ts';
import type { DeviceKey } from '../settings/use-settings-form.ts';
import { previewTexts } from '../texts.ts';

interface TestPrintProps {
  devices: readonly PrintDevice[];
  device: DeviceKey;
  onDevice: (device: DeviceKey) => void;
  routes: DeviceRoutes;
  local: LocalPrinters;
  settings: PrintSettings;
}

/** A test page on a real printer: choose computer and printer, then print. */
export function TestPrint({ devices, device, onDevice, routes, local, settings }: TestPrintProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const own = devices.find(({ deviceId }) => deviceId === device) ?? null;
  const test = useTestPrint(own, settings);
  const printers = own ? own.printers : local.printers;
  const printer = chosen ?? routes.defaultPrinter ?? settings.defaultPrinter;
  return (
    <FormCard title={previewTexts.test} hint={previewTexts.testHint}>
      <SelectField
        label={previewTexts.testDevice}
        value={String(device)}
        options={[
          ...devices.map(({ deviceId, name }) => ({ value: String(deviceId), label: name })),
          { value: 'local', label: deviceTexts.thisBrowser },
        ]}
        onChange={(value) => {
          setChosen(null);
          onDevice(value === 'local' ? 'local' : Number(value));
        }}
      />
      <SelectField
        label={previewTexts.testPrinter}
        value={printer}
        options={defaultPrinterOptions(printers, printer)}
        error={own === null && isBroken(local) ? localTexts.problem : null}
        onChange={setChosen}
      />
      {own === null ? <LocalModule method={settings.method} local={local} /> : null}
      <div>
        <Button
          variant="default"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          isBusy={test.isPrinting}
          onClick={() => test.print(printer)}
        >
          {previewTexts.test}
        </Button>
      </div>
    </FormCard>
  );
}

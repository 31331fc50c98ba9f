import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import {
  CODE_PAGES,
  type FoundPrinter,
  PRINTER_MODES,
  type PrinterOptions,
} from '@comanda/domain/orders/printing/print-device';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './printers-section.module.css';
import { printerTexts } from './texts.ts';
import { useTestPrint } from './use-test-print.ts';

interface PrinterRowProps {
  printer: FoundPrinter;
  /** Null: the printer belongs to this browser's print module, which stores its printers' options itself. */
  device: PrintDevice | null;
  settings: PrintSettings;
  options: PrinterOptions;
  onOptions: (options: PrinterOptions) => void;
}

const modes = PRINTER_MODES.map((value) => ({ value, label: printerTexts.modes[value] }));
const codePages = CODE_PAGES.map((value) => ({ value, label: printerTexts.codePages[value] }));

/** One printer: its status, a test, and its mode. */
export function PrinterRow({ printer, device, settings, options, onOptions }: PrinterRowProps) {
  const { name, isDefault, hasDriver, isOnline } = printer;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const test = useTestPrint(device, settings);
  const trouble = printer.trouble ?? (isOnline === false ? 'no-answer' : null);
  const calm = isOnline === null ? printerTexts.unknown : printerTexts.online;
  const state = trouble === null ? calm : printerTexts.troubles[trouble];
  const tone = trouble !== null ? 'late' : isOnline === null ? 'neutral' : 'delivered';
  return (
    <li className={classes.printer}>
      <div className={`row wraps ${classes.printerHead}`}>
        <IconPrinter size={22} stroke={1.75} aria-hidden="true" />
        <div className={`text-14 ${classes.printerWords}`}>
          <strong>{name}</strong>
          <span>
            <span className={classes.state} data-tone={tone}>
              {state}
            </span>
            {isDefault ? ` · ${printerTexts.isDefault}` : null}
          </span>
        </div>
        <div className="cluster-6">
          <Button
            className={classes.small}
            variant="default"
            aria-label={printerTexts.testOn(name)}
            isBusy={test.isPrinting}
            onClick={() => test.print(name)}
          >
            {printerTexts.test}
          </Button>
          {device ? (
            <Button
              className={classes.small}
              variant="subtle"
              aria-label={printerTexts.settingsOf(name)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {printerTexts.settings}
              <IconChevronDown
                size={16}
                stroke={2}
                className={classes.chevron}
                data-open={isOpen || undefined}
                aria-hidden="true"
              />
            </Button>
          ) : null}
        </div>
      </div>
      {device && isOpen ? (
        <div id={id} className={`stack-16 ${classes.options}`}>
          <Segmented
            label={printerTexts.mode}
            value={options.mode}
            options={hasDriver ? modes : modes.filter(({ value }) => value === 'raw')}
            hint={hasDriver ? printerTexts.modeHint[options.mode] : printerTexts.rawOnly}
            onChange={(mode) => onOptions({ ...options, mode })}
          />
          {options.mode === 'raw' ? (
            <>
              <div className={classes.default}>
                <SelectField
                  label={printerTexts.codePage}
                  value={options.codePage}
                  options={codePages}
                  hint={printerTexts.codePageHint}
                  onChange={(chosen) =>
                    onOptions({
                      ...options,
                      codePage: CODE_PAGES.find((known) => known === chosen) ?? options.codePage,
                    })
                  }
                />
              </div>
              <CheckField
                label={printerTexts.cuts}
                value={options.cutsPaper}
                onChange={(cutsPaper) => onOptions({ ...options, cutsPaper })}
              />
              <CheckField
                label={printerTexts.drawer}
                hint={printerTexts.drawerHint}
                value={options.opensDrawer}
                onChange={(opensDrawer) => onOptions({ ...options, opensDrawer })}
              />
            </>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import {
  type DeviceRoutes,
  type FoundPrinter,
  hasFallback,
} from '@comanda/domain/orders/printing/print-device';
import { CASHIER_STATION } from '@comanda/domain/orders/printing/print-job';
import { NO_PRINTER, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconPrinterOff } from '@tabler/icons-react';
import { isBroken, type LocalPrinters } from '../local/use-local-printers.ts';
import { withStationPrinters } from '../settings/stations.ts';
import { FoldedList, printersText } from './folded-list.tsx';
import { LocalModule } from './local-module.tsx';
import { defaultPrinterOptions } from './printer-options.ts';
import { PrinterRow } from './printer-row.tsx';
import classes from './printers-section.module.css';
import { optionsOf } from './raw-printers.ts';
import { localTexts, printerTexts } from './texts.ts';

interface PrintersSectionProps {
  /** The chosen computer; null: this browser. */
  device: PrintDevice | null;
  /** The store's other computers. */
  others: readonly PrintDevice[];
  local: LocalPrinters;
  settings: PrintSettings;
  routes: DeviceRoutes;
  onRoutes: (routes: DeviceRoutes) => void;
  /** Called when a person chose the default printer of this browser. */
  onLocalDefault: (printer: string) => void;
}

/**
 * The printers of the chosen device: the default printer, the cashier's printer, and the mode of each
 * printer.
 */
export function PrintersSection(props: PrintersSectionProps) {
  const { device, others, local, settings, routes, onRoutes, onLocalDefault } = props;
  const printers = device ? device.printers : local.printers;
  const defaultPrinter = routes.defaultPrinter ?? settings.defaultPrinter;
  const cashier = routes.printersByStation[CASHIER_STATION] ?? [];
  const chooseDefault = (printer: string) => {
    onRoutes({ ...routes, defaultPrinter: printer });
    if (device === null) onLocalDefault(printer);
  };
  const lacksDefault =
    device !== null &&
    defaultPrinter !== NO_PRINTER &&
    !hasFallback({ routes, printers }, settings.defaultPrinter);
  const substitutes = others.filter(
    (other) => !other.isSuspended && hasFallback(other, settings.defaultPrinter),
  );
  const chosen = substitutes.find((other) => other.routes.defaultPrinter !== null);
  const substitute = chosen ?? substitutes[0];
  const isPassedOver =
    device !== null && routes.defaultPrinter === null && settings.defaultPrinter !== NO_PRINTER;
  const missing: FoundPrinter[] = cashier
    .filter((name) => printers.every((printer) => printer.name !== name))
    .map((name) => ({ name, isDefault: false, hasDriver: true, isOnline: false, trouble: null }));
  const choices = [...printers, ...missing];
  return (
    <FormCard
      title={device ? printerTexts.title(device.name) : printerTexts.titleHere}
      hint={printerTexts.hint}
    >
      {device && !device.isConnected ? <Note tone="pending">{printerTexts.deviceAway}</Note> : null}
      <div className={classes.default}>
        <SelectField
          label={printerTexts.defaultPrinter}
          value={defaultPrinter}
          options={defaultPrinterOptions(printers, defaultPrinter)}
          hint={printerTexts.defaultHint}
          error={device === null && isBroken(local) ? localTexts.problem : null}
          onChange={chooseDefault}
        />
      </div>
      {lacksDefault ? (
        <Note tone="pending">
          {printerTexts.noDefault}
          {substitute ? ` ${printerTexts.substitute(substitute.name)}` : ''}
        </Note>
      ) : null}
      {isPassedOver && chosen && !lacksDefault ? (
        <Note tone="neutral">{printerTexts.passedOver(chosen.name)}</Note>
      ) : null}
      {device === null ? <LocalModule method={settings.method} local={local} /> : null}
      {choices.length > 0 ? (
        <CashierPrinters printers={choices} missing={missing} routes={routes} onRoutes={onRoutes} />
      ) : null}
      {device && printers.length === 0 ? (
        <EmptyState
          isCompact
          icon={<IconPrinterOff size={24} stroke={1.75} />}
          title={printerTexts.noneFound}
        >
          {printerTexts.noneFoundHint}
        </EmptyState>
      ) : null}
      {printers.length > 0 ? (
        <div className={`plain-fieldset stack-10 ${classes.group}`}>
          <h3>{printerTexts.found}</h3>
          <FoldedList printers={printers} used={printersText(routes)}>
            {(shown) => (
              <ul className="stack-10 plain-list">
                {shown.map((printer) => (
                  <PrinterRow
                    key={printer.name}
                    printer={printer}
                    device={device}
                    settings={settings}
                    options={optionsOf(printer, routes)}
                    onOptions={(options) =>
                      onRoutes({
                        ...routes,
                        optionsByPrinter: { ...routes.optionsByPrinter, [printer.name]: options },
                      })
                    }
                  />
                ))}
              </ul>
            )}
          </FoldedList>
        </div>
      ) : null}
    </FormCard>
  );
}

interface CashierPrintersProps extends Pick<PrintersSectionProps, 'routes' | 'onRoutes'> {
  printers: readonly FoundPrinter[];
  /** Printers in the settings that the device no longer has. */
  missing: readonly FoundPrinter[];
}

function CashierPrinters({ printers, missing, routes, onRoutes }: CashierPrintersProps) {
  const cashier = routes.printersByStation[CASHIER_STATION] ?? [];
  return (
    <fieldset className={`plain-fieldset stack-10 ${classes.group}`}>
      <legend>{printerTexts.cashier}</legend>
      <p className={`prose-14 ${classes.hint}`}>{printerTexts.cashierHint}</p>
      <FoldedList printers={printers} used={cashier}>
        {(shown) =>
          shown.map(({ name }) => (
            <CheckField
              key={name}
              label={missing.some((gone) => gone.name === name) ? printerTexts.missing(name) : name}
              value={cashier.includes(name)}
              onChange={(isChecked) => {
                const others = cashier.filter((each) => each !== name);
                const chosen = isChecked ? [...others, name] : others;
                onRoutes(withStationPrinters(routes, CASHIER_STATION, chosen));
              }}
            />
          ))
        }
      </FoldedList>
    </fieldset>
  );
}

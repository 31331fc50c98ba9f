import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { DeviceRoutes } from '@comanda/domain/orders/printing/print-device';
import {
  LAYOUT_NAMES,
  PAGE_WIDTHS,
  PAPER_NAMES,
  TICKET_LAYOUTS,
  type TicketLayout,
} from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../api/print-devices.ts';
import { printLogoQuery } from '../api/print-settings.ts';
import { printsRawOnly } from '../devices/raw-printers.ts';
import type { LocalPrinters } from '../local/use-local-printers.ts';
import type { SectionProps } from '../settings/cashier-section.tsx';
import { stationsOf } from '../settings/stations.ts';
import type { DeviceKey } from '../settings/use-settings-form.ts';
import { fieldTexts, previewTexts } from '../texts.ts';
import classes from './layout-tab.module.css';
import { type PreviewTicket, previewStyle, previewTicket } from './preview-tickets.ts';
import { TestPrint } from './test-print.tsx';
import { type PreviewMode, TicketPreview } from './ticket-preview.tsx';

interface LayoutTabProps extends SectionProps {
  storeName: string;
  devices: readonly PrintDevice[];
  device: DeviceKey;
  onDevice: (device: DeviceKey) => void;
  routes: DeviceRoutes;
  local: LocalPrinters;
}

const widths = PAGE_WIDTHS.map((value) => ({ value, label: PAPER_NAMES[value] }));
const modes = (['page', 'raw'] as const).map((value) => ({ value, label: previewTexts.modes[value] }));
const copies = (['order', 'customer', 'store'] as const).map((value) => ({
  value,
  label: previewTexts[value],
}));
const PRODUCTION = 'production:';

/** The tickets as printed with the settings on the screen, and a test page on a real printer. */
export function LayoutTab(props: LayoutTabProps) {
  const { storeName, settings, change, devices, device, onDevice, routes, local } = props;
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [layout, setLayout] = useState<TicketLayout | null>(null);
  const [copy, setCopy] = useState<'order' | 'customer' | 'store'>('order');
  const [station, setStation] = useState<string | null>(null);
  const [mode, setMode] = useState<PreviewMode>(() => {
    const own = devices.find(({ deviceId }) => deviceId === device);
    const isRawOnly = own !== undefined && printsRawOnly(own.printers, routes, settings.defaultPrinter);
    return settings.method === 'qz' || isRawOnly ? 'raw' : 'page';
  });
  const stations = stationsOf(categories, settings.routes).map((each) => each.station);
  const shownLayout = layout ?? settings.layout;
  const job: PreviewTicket =
    station === null ? { kind: 'cashier', layout: shownLayout, copy } : { kind: 'production', station };
  const { data: logo } = useQuery(printLogoQuery(settings.printsLogo));
  const ticket = previewTicket(job, { settings, categories, storeName, timeZone: shownTimeZone(), logo });

  const choices = [
    ...TICKET_LAYOUTS.map((value) => ({ value, label: previewTexts.cashier(LAYOUT_NAMES[value]) })),
    ...stations.map((name) => ({ value: `${PRODUCTION}${name}`, label: previewTexts.production(name) })),
  ];
  const choose = (chosen: string) => {
    if (chosen.startsWith(PRODUCTION)) {
      setStation(chosen.slice(PRODUCTION.length));
      return;
    }
    setStation(null);
    setLayout(TICKET_LAYOUTS.find((known) => known === chosen) ?? null);
  };
  return (
    <div className={`grid-16 ${classes.tab}`}>
      <div className={classes.controls}>
        <FormCard title={previewTexts.title} hint={previewTexts.hint}>
          <SelectField
            label={previewTexts.which}
            value={station === null ? shownLayout : `${PRODUCTION}${station}`}
            options={choices}
            onChange={choose}
          />
          {station === null ? (
            <Segmented label={previewTexts.copies} value={copy} options={copies} onChange={setCopy} />
          ) : null}
          {station === null && shownLayout !== settings.layout ? (
            <div>
              <Button variant="default" onClick={() => change({ layout: shownLayout })}>
                {previewTexts.takeLayout(LAYOUT_NAMES[shownLayout])}
              </Button>
            </div>
          ) : null}
          {station === null && shownLayout === settings.layout ? (
            <p className="text-14">{previewTexts.inUse}</p>
          ) : null}
          <Segmented
            label={fieldTexts.width}
            value={settings.width}
            options={widths}
            disabled={settings.method === 'qz'}
            onChange={(width) => change({ width })}
          />
          <Segmented
            label={previewTexts.mode}
            value={mode}
            options={modes}
            hint={mode === 'raw' ? previewTexts.rawHint : undefined}
            onChange={setMode}
          />
        </FormCard>
      </div>
      <div className={classes.test}>
        <TestPrint
          devices={devices}
          device={device}
          onDevice={onDevice}
          routes={routes}
          local={local}
          settings={settings}
        />
      </div>
      <div className={classes.stage}>
        <TicketPreview
          ticket={ticket}
          style={previewStyle(settings)}
          mode={mode}
          isProduction={station !== null}
          label={previewTexts.previewLabel}
        />
      </div>
    </div>
  );
}

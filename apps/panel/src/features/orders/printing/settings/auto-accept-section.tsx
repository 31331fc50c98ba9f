import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { printersInUse } from '@comanda/domain/orders/printing/print-device';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { autoAcceptTexts, fieldTexts } from '../texts.ts';
import type { SectionProps } from './cashier-section.tsx';

interface AutoAcceptSectionProps extends SectionProps {
  mayChange: boolean;
  /** The store's computers; undefined while they load. */
  devices: readonly PrintDevice[] | undefined;
}

/**
 * The switch for automatic acceptance and printing of new orders: administrators can change the switch, all
 * users see it. A note warns if no printer is in use.
 */
export function AutoAcceptSection({ settings, change, mayChange, devices }: AutoAcceptSectionProps) {
  const printsNowhere = devices?.every(
    ({ printers, routes }) => printersInUse(printers, routes, settings.defaultPrinter).length === 0,
  );
  return (
    <FormCard title={autoAcceptTexts.title} hint={autoAcceptTexts.hint}>
      <CheckField
        label={fieldTexts.acceptsAutomatically}
        value={settings.acceptsAutomatically}
        disabled={!mayChange}
        hint={mayChange ? autoAcceptTexts.exception : autoAcceptTexts.adminsOnly}
        onChange={(acceptsAutomatically) => change({ acceptsAutomatically })}
      />
      {settings.acceptsAutomatically && printsNowhere ? (
        <Note tone="late">{autoAcceptTexts.noPrinter}</Note>
      ) : null}
    </FormCard>
  );
}

import {
  LAYOUT_NAMES,
  MAX_COPIES,
  type PrintSettings,
  TICKET_LAYOUTS,
} from '@comanda/domain/orders/printing/print-settings';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { printLogoQuery } from '../api/print-settings.ts';
import { cashierTexts, fieldTexts } from '../texts.ts';
import classes from './sections.module.css';

export interface SectionProps {
  settings: PrintSettings;
  change: (part: Partial<PrintSettings>) => void;
}

const layouts = TICKET_LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }));

/** The ticket of the whole order: its content, and the number of copies. */
export function CashierSection({ settings, change }: SectionProps) {
  const { data: logo } = useQuery(printLogoQuery(settings.printsLogo));
  return (
    <FormCard title={cashierTexts.title} hint={cashierTexts.hint}>
      <Segmented
        label={fieldTexts.layout}
        value={settings.layout}
        options={layouts}
        hint={cashierTexts.layoutHints[settings.layout]}
        onChange={(layout) => change({ layout })}
      />
      <div className="stack-14">
        <CheckField
          label={fieldTexts.printsCustomerCopy}
          value={settings.printsCustomerCopy}
          onChange={(printsCustomerCopy) => change({ printsCustomerCopy })}
        />
        <CheckField
          label={fieldTexts.printsStoreCopy}
          value={settings.printsStoreCopy}
          onChange={(printsStoreCopy) => change({ printsStoreCopy })}
          hint={cashierTexts.noCopyHint}
        />
        <CheckField
          label={fieldTexts.groupsItems}
          value={settings.groupsItems}
          onChange={(groupsItems) => change({ groupsItems })}
          hint={cashierTexts.groupHint}
        />
        <CheckField
          label={fieldTexts.printsLogo}
          value={settings.printsLogo}
          onChange={(printsLogo) => change({ printsLogo })}
          hint={cashierTexts.logoHint}
        />
      </div>
      {settings.printsLogo && logo === null ? (
        <Note tone="accepted" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {cashierTexts.noLogo}
        </Note>
      ) : null}
      <div className={classes.short}>
        <QuantityField
          label={fieldTexts.copies}
          value={settings.copies}
          least={1}
          most={MAX_COPIES}
          disabled={settings.method === 'qz'}
          hint={cashierTexts.copiesHint}
          onChange={(copies) => change({ copies })}
        />
      </div>
    </FormCard>
  );
}

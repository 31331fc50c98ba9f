import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useState } from 'react';
import classes from './product-editor.module.css';
import { Section } from './section.tsx';
import { editorTexts } from './texts.ts';
import type { ProductForm } from './use-product-form.ts';

const weekEditor = createLazyPart(
  async () => (await import('../availability-editor.tsx')).AvailabilityEditor,
);
const ALWAYS = { fromDay: null, fromMinute: null, untilDay: null, untilMinute: null, promoWeek: null };

/**
 * When the lower prices apply: always, between two days, or in hours of the week. Fields that were shown once
 * stay visible: a half-typed day must not disappear, because the promotion would then have no end.
 */
export function PromotionFields({ form, hasSizes }: { form: ProductForm; hasSizes: boolean }) {
  const { fromDay, untilDay, promoWeek } = form.values;
  const isSet = fromDay !== null || untilDay !== null || promoWeek !== null;
  const [isLimited, setLimited] = useState(isSet);
  if (isSet && !isLimited) setLimited(true);
  return (
    <Section title={editorTexts.promotion} hint={hasSizes ? editorTexts.promotionOfSizes : undefined}>
      <CheckField
        label={editorTexts.promotionIsLimited}
        value={isLimited}
        onChange={(wanted) => {
          setLimited(wanted);
          if (!wanted) form.change(ALWAYS);
        }}
      />
      {isLimited ? (
        <div className="stack-16">
          <div className={classes.moments}>
            <DateField label={editorTexts.from} {...form.field('fromDay')} />
            <TimeField
              label={editorTexts.fromTime}
              disabled={fromDay === null}
              {...form.field('fromMinute')}
            />
            <DateField label={editorTexts.until} {...form.field('untilDay')} />
            <TimeField
              label={editorTexts.untilTime}
              disabled={untilDay === null}
              {...form.field('untilMinute')}
            />
          </div>
          <p className={classes.note}>{editorTexts.untilHint}</p>
          <weekEditor.Part
            label={editorTexts.promotionDays}
            alwaysHint={editorTexts.promotionAlways}
            value={promoWeek}
            onChange={(week) => form.change({ promoWeek: week })}
          />
        </div>
      ) : null}
    </Section>
  );
}

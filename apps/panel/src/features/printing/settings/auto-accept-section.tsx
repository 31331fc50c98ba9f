import { CheckField } from '../../../ui/form/check-field.tsx';
import { FormCard } from '../../../ui/form/form-card.tsx';
import { autoAcceptTexts, fieldTexts } from '../texts.ts';
import type { SectionProps } from './cashier-section.tsx';

/** New orders accepted and printed by themselves: an administrator's decision, seen by everybody. */
export function AutoAcceptSection({ settings, change, mayChange }: SectionProps & { mayChange: boolean }) {
  return (
    <FormCard title={autoAcceptTexts.title} hint={autoAcceptTexts.hint}>
      <CheckField
        label={fieldTexts.acceptsAutomatically}
        isChecked={settings.acceptsAutomatically}
        disabled={!mayChange}
        hint={mayChange ? autoAcceptTexts.exception : autoAcceptTexts.adminsOnly}
        onChange={(acceptsAutomatically) => change({ acceptsAutomatically })}
      />
    </FormCard>
  );
}

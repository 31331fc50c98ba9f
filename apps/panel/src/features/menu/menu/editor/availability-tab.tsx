import { AvailabilityEditor } from '../availability-editor.tsx';
import { Section } from './section.tsx';
import { editorTexts } from './texts.ts';
import type { ProductForm } from './use-product-form.ts';

/** The tab with a product's hours of sale. */
export function AvailabilityTab({ form, isLocked }: { form: ProductForm; isLocked: boolean }) {
  return (
    <Section title={editorTexts.availability} hint={editorTexts.availabilityHint}>
      <AvailabilityEditor
        value={form.values.availability}
        disabled={isLocked}
        onChange={(availability) => form.change({ availability })}
      />
    </Section>
  );
}

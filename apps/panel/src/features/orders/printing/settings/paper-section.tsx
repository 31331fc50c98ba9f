import {
  DELAYS_MS,
  FONT_NAMES,
  FONT_SIZES,
  MAX_LINES_SKIPPED,
  METHOD_NAMES,
  PAGE_WIDTHS,
  PAPER_NAMES,
  PRINT_METHODS,
  WIDEST_MARGIN,
} from '@comanda/domain/orders/printing/print-settings';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconInfoCircle } from '@tabler/icons-react';
import { fieldTexts, jobTexts } from '../texts.ts';
import type { SectionProps } from './cashier-section.tsx';

const methods = PRINT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }));
const widths = PAGE_WIDTHS.map((value) => ({ value, label: PAPER_NAMES[value] }));
const fonts = FONT_NAMES.map((value) => ({ value, label: value }));
const sizes = FONT_SIZES.map((value) => ({ value: String(value), label: String(value) }));
const delays = DELAYS_MS.map((value) => ({ value: String(value), label: fieldTexts.seconds(value) }));

/**
 * How tickets are drawn and sent. `isRawOnly`: the printers of the chosen device use built-in fonts, as with QZ Tray;
 * settings that they ignore are disabled.
 */
export function PaperSection({ settings, change, isRawOnly }: SectionProps & { isRawOnly: boolean }) {
  const isQz = settings.method === 'qz';
  // True: the settings for fonts and pauses have no effect, because the printers use built-in fonts.
  const hasOwnLetters = isQz || isRawOnly;
  return (
    <FormCard title={jobTexts.title} hint={jobTexts.hint}>
      <Segmented
        label={fieldTexts.method}
        value={settings.method}
        options={methods}
        hint={jobTexts.methodHints[settings.method]}
        onChange={(method) => change({ method })}
      />
      {isQz ? (
        <Note tone="accepted" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {jobTexts.qzOff}
        </Note>
      ) : isRawOnly ? (
        <Note tone="accepted" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {jobTexts.rawOff}
        </Note>
      ) : null}
      <Segmented
        label={fieldTexts.width}
        value={settings.width}
        options={widths}
        disabled={isQz}
        onChange={(width) => change({ width })}
      />
      <FieldGrid>
        <SelectField
          label={fieldTexts.fontName}
          value={settings.fontName}
          options={fonts}
          disabled={hasOwnLetters}
          onChange={(name) =>
            change({ fontName: FONT_NAMES.find((known) => known === name) ?? settings.fontName })
          }
        />
        <SelectField
          label={fieldTexts.fontSize}
          value={String(settings.fontSize)}
          options={sizes}
          disabled={hasOwnLetters}
          onChange={(size) =>
            change({ fontSize: FONT_SIZES.find((known) => String(known) === size) ?? settings.fontSize })
          }
        />
        <SelectField
          label={fieldTexts.delay}
          value={String(settings.delayMs)}
          options={delays}
          disabled={isRawOnly && !isQz}
          hint={isQz ? undefined : jobTexts.delayHint}
          onChange={(delayMs) => change({ delayMs: Number(delayMs) })}
        />
        <QuantityField
          label={fieldTexts.marginLeft}
          value={settings.marginLeft}
          least={0}
          most={WIDEST_MARGIN}
          unit="mm"
          disabled={isQz}
          onChange={(marginLeft) => change({ marginLeft })}
        />
        <QuantityField
          label={fieldTexts.marginRight}
          value={settings.marginRight}
          least={0}
          most={WIDEST_MARGIN}
          unit="mm"
          disabled={isQz}
          hint={isRawOnly && settings.width === '7,0' ? jobTexts.narrowHint : undefined}
          onChange={(marginRight) => change({ marginRight })}
        />
        <QuantityField
          label={fieldTexts.linesSkipped}
          value={settings.linesSkipped}
          least={0}
          most={MAX_LINES_SKIPPED}
          disabled={isQz}
          onChange={(linesSkipped) => change({ linesSkipped })}
        />
      </FieldGrid>
    </FormCard>
  );
}

import {
  DELAYS_MS,
  FONT_NAMES,
  FONT_SIZES,
  METHOD_NAMES,
  MOST_LINES_SKIPPED,
  PAGE_WIDTHS,
  PAPER_NAMES,
  PRINT_METHODS,
  WIDEST_MARGIN,
} from '@comanda/domain/printing/print-settings';
import { IconInfoCircle } from '@tabler/icons-react';
import { FieldGrid, FormCard } from '../../../ui/form/form-card.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Note } from '../../../ui/label/note.tsx';
import { fieldTexts, paperTexts } from '../texts.ts';
import type { SectionProps } from './cashier-section.tsx';

const methods = PRINT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }));
const papers = PAGE_WIDTHS.map((value) => ({ value, label: PAPER_NAMES[value] }));
const fonts = FONT_NAMES.map((value) => ({ value, label: value }));
const sizes = FONT_SIZES.map((value) => ({ value: String(value), label: String(value) }));
const delays = DELAYS_MS.map((value) => ({ value: String(value), label: fieldTexts.seconds(value) }));

/** How papers are drawn and sent. QZ Tray prints with the printer's own letters: it takes no such wishes. */
export function PaperSection({ settings, change }: SectionProps) {
  const isQz = settings.method === 'qz';
  return (
    <FormCard title={paperTexts.title} hint={paperTexts.hint}>
      <Segmented
        label={fieldTexts.method}
        value={settings.method}
        options={methods}
        hint={paperTexts.methodHints[settings.method]}
        onChange={(method) => change({ method })}
      />
      {isQz ? (
        <Note tone="accepted" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {paperTexts.qzOff}
        </Note>
      ) : null}
      <Segmented
        label={fieldTexts.width}
        value={settings.width}
        options={papers}
        disabled={isQz}
        onChange={(width) => change({ width })}
      />
      <FieldGrid>
        <SelectField
          label={fieldTexts.fontName}
          value={settings.fontName}
          options={fonts}
          disabled={isQz}
          onChange={(name) =>
            change({ fontName: FONT_NAMES.find((known) => known === name) ?? settings.fontName })
          }
        />
        <SelectField
          label={fieldTexts.fontSize}
          value={String(settings.fontSize)}
          options={sizes}
          disabled={isQz}
          onChange={(size) =>
            change({ fontSize: FONT_SIZES.find((known) => String(known) === size) ?? settings.fontSize })
          }
        />
        <SelectField
          label={fieldTexts.delay}
          value={String(settings.delayMs)}
          options={delays}
          onChange={(delayMs) => change({ delayMs: Number(delayMs) })}
        />
        <NumberField
          label={fieldTexts.marginLeft}
          value={settings.marginLeft}
          least={0}
          most={WIDEST_MARGIN}
          unit="mm"
          disabled={isQz}
          onChange={(marginLeft) => change({ marginLeft })}
        />
        <NumberField
          label={fieldTexts.marginRight}
          value={settings.marginRight}
          least={0}
          most={WIDEST_MARGIN}
          unit="mm"
          disabled={isQz}
          onChange={(marginRight) => change({ marginRight })}
        />
        <NumberField
          label={fieldTexts.linesSkipped}
          value={settings.linesSkipped}
          least={0}
          most={MOST_LINES_SKIPPED}
          disabled={isQz}
          onChange={(linesSkipped) => change({ linesSkipped })}
        />
      </FieldGrid>
    </FormCard>
  );
}

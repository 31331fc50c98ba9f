import type { FieldProps } from '@comanda/ui/form/field-props.ts';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { registrationTexts } from './texts.ts';

interface ReviewedTextProps extends FieldProps<string> {
  maxLength?: number;
  /** Number of lines; without it the field has one line. */
  rows?: number;
  /** True: the change is pending. */
  isWaiting: boolean;
}

/** A text that needs approval. While a change waits for approval, the field shows the sent text and is locked. */
export function ReviewedText({ isWaiting, rows, hint, ...field }: ReviewedTextProps) {
  const words = { hint: isWaiting ? registrationTexts.pending : hint, disabled: isWaiting };
  return (
    <Tooltip text={isWaiting ? registrationTexts.pending : ''}>
      {(tip) => (
        <div {...tip} className="shrink">
          {rows === undefined ? (
            <TextField {...field} {...words} />
          ) : (
            <TextAreaField {...field} {...words} rows={rows} />
          )}
        </div>
      )}
    </Tooltip>
  );
}

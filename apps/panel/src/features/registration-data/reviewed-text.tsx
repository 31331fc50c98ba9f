import type { FieldProps } from '@comanda/ui/form/field-props.ts';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { registrationTexts } from './texts.ts';

interface ReviewedTextProps extends FieldProps<string> {
  maxLength?: number;
  /** Lines of a long one; without them it is one line. */
  rows?: number;
  /** The team has not decided on it yet. */
  isWaiting: boolean;
}

/** A text that changes once the team has read it; while it waits it is what was sent, and cannot be changed. */
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

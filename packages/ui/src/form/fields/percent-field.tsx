import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

/** `10`, `12,5` or `12.5 %` in hundredths of a per cent; null where nothing is typed, undefined for what is none. */
function readPercent(typed: string): number | null | undefined {
  const text = typed.replace(/[%\s]/g, '');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const write = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}${hundredths % 100 === 0 ? '' : `,${String(hundredths % 100).padStart(2, '0')}`}`;

/** A share in hundredths of a per cent (1250: 12,5 %); null while nothing is written. */
export function PercentField(props: FieldProps<number | null>) {
  return (
    <TypedField
      {...props}
      room="short"
      inputMode="decimal"
      placeholder="0"
      after="%"
      write={write}
      read={readPercent}
      wrong="Escreva a porcentagem como 12,5."
    />
  );
}

import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

const PLACES = 4;

/** `3,99` or `11.1234 %` in millionths; null where nothing is typed, undefined for what is none. */
function readRate(typed: string): number | null | undefined {
  const text = typed.replace(/[%\s]/g, '');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{0,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + part.padEnd(PLACES, '0'));
}

const write = (millionths: number) =>
  (millionths / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: PLACES });

/** A rate in millionths (39.900: 3,99 %), exact to four places; null while nothing is written. */
export function RateField(props: FieldProps<number | null>) {
  return (
    <TypedField
      {...props}
      room="short"
      inputMode="decimal"
      placeholder="0"
      after="%"
      write={write}
      read={readRate}
      wrong="Escreva a porcentagem como 3,99."
    />
  );
}

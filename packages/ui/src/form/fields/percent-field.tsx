import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

const EXAMPLE = { 2: '12,5', 4: '3,99' } as const;

/** `12,5` or `12.5 %` as a whole number with that many places; null where nothing is typed, undefined for what is none. */
function readPercent(typed: string, places: number): number | null | undefined {
  const text = typed.replace(/[%\s]/g, '');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d*))?$/.exec(text) ?? [];
  return whole === undefined || part.length > places ? undefined : Number(whole + part.padEnd(places, '0'));
}

const write = (value: number, places: number) =>
  (value / 10 ** places).toLocaleString('pt-BR', { maximumFractionDigits: places, useGrouping: false });

/**
 * A percentage, exact to `places`: the value is a whole number of its smallest part (two places, 1250: 12,5 %; four
 * places, 39900: 3,99 %). Null while nothing is written.
 */
export function PercentField({ places = 2, ...props }: FieldProps<number | null> & { places?: 2 | 4 }) {
  return (
    <TypedField
      {...props}
      room="short"
      inputMode="decimal"
      placeholder="0"
      after="%"
      write={(value) => write(value, places)}
      read={(typed) => readPercent(typed, places)}
      wrong={`Escreva a porcentagem como ${EXAMPLE[places]}.`}
    />
  );
}

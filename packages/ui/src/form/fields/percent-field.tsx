import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

/** By its places: digits before the comma, places a fraction has at least, and one as people write it. */
const FORMS = { 2: { digits: 4, least: 2, example: '12,5' }, 4: { digits: 3, least: 0, example: '3,99' } };

/** `12,5` or `12.5 %` as a whole number with that many places; null where nothing is typed, undefined for what is none. */
function readPercent(typed: string, places: 2 | 4): number | null | undefined {
  const text = typed.replace(/[%\s]/g, '');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || whole.length > FORMS[places].digits || part.length > places) return undefined;
  return Number(whole + part.padEnd(places, '0'));
}

function write(value: number, places: 2 | 4): string {
  const percent = value / 10 ** places;
  const least = Number.isInteger(percent) ? 0 : FORMS[places].least;
  return percent.toLocaleString('pt-BR', {
    minimumFractionDigits: least,
    maximumFractionDigits: places,
    useGrouping: false,
  });
}

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
      wrong={`Escreva a porcentagem como ${FORMS[places].example}.`}
    />
  );
}

import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

/** Format by number of decimals: maximum digits before the comma, minimum decimals, and an example. */
const FORMS = { 2: { digits: 4, least: 2, example: '12,5' }, 4: { digits: 3, least: 0, example: '3,99' } };

/**
 * Reads `12,5` or `12.5 %` as an integer with `places` decimals. Returns null for an empty text, and
 * undefined for an invalid text.
 */
function readPercent(typed: string, places: 2 | 4): number | null | undefined {
  const text = typed.replace(/[%\s]/g, '');
  if (text === '') return null;
  const [, complete, part = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (complete === undefined || complete.length > FORMS[places].digits || part.length > places)
    return undefined;
  return Number(complete + part.padEnd(places, '0'));
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
 * A percentage with at most `places` decimals. The value is an integer in the smallest unit: with two places,
 * 1250 is 12,5 %; with four places, 39900 is 3,99 %. Null: empty.
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

import { readReais } from '@comanda/domain/kit/cents/read-reais';
import { formatMoney } from '@comanda/web/formats/format-money';
import type { FieldProps } from '../field-props.ts';
import { TypedField } from './typed/typed-field.tsx';

const write = (cents: number) => formatMoney(cents).replace(/R\$\s/, '');

/**
 * A field for an amount in integer cents; null if it is empty. Users can type `8,9`, `8.90` and `R$
 * 1.234,56`.
 */
export function MoneyField(props: FieldProps<number | null>) {
  return (
    <TypedField
      {...props}
      room="short"
      inputMode="decimal"
      placeholder="0,00"
      before="R$"
      write={write}
      read={readReais}
      wrong="Escreva o valor como 8,90."
    />
  );
}

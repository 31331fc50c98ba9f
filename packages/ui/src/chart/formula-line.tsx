import { formatAmount } from './format-amount.ts';

interface FormulaLineProps {
  /** Terms of the sum in cents; negative terms are subtracted. */
  terms: readonly { name: string; cents: number }[];
  /** Result of the sum. The name is missing if a title above already names the result. */
  sum: { name?: string; cents: number };
}

/** Shows a sum with its numbers: 'Produtos R$ 30,00 + entrega R$ 5,00 − desconto R$ 2,00 = R$ 33,00'. */
export function FormulaLine({ terms, sum }: FormulaLineProps) {
  return (
    <p>
      {terms.map(
        ({ name, cents }, index) =>
          `${signOf(cents, index)}${name} ${formatAmount(Math.abs(cents), 'money')} `,
      )}
      = {sum.name === undefined ? null : `${sum.name} `}
      <strong>{formatAmount(sum.cents, 'money')}</strong>
    </p>
  );
}

const signOf = (cents: number, index: number): string => (cents < 0 ? '− ' : index === 0 ? '' : '+ ');

import { formatAmount } from './format-amount.ts';

interface FormulaLineProps {
  /** What is added, below zero what is taken away; in cents. */
  terms: readonly { name: string; cents: number }[];
  /** What comes out; without a name where it stands above. */
  sum: { name?: string; cents: number };
}

/** A sum with its numbers: 'Produtos R$ 30,00 + entrega R$ 5,00 − desconto R$ 2,00 = R$ 33,00'. */
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

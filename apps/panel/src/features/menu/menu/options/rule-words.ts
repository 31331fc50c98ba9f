import { groupPrice, type PriceRule } from '@comanda/domain/menu/menu/price-rules';
import { formatMoney } from '@comanda/web/formats/format-money';

interface Priced {
  name: string;
  priceCents: number;
}

const HALVES: readonly [Priced, Priced] = [
  { name: 'uma', priceCents: 3000 },
  { name: 'outra', priceCents: 4000 },
];
const EXTRAS: readonly [Priced, Priced] = [
  { name: 'Bacon', priceCents: 300 },
  { name: 'Cheddar', priceCents: 500 },
];

const plain = (cents: number) => formatMoney(cents).replace(/R\$\s/, '');

/** Two options with different prices, as an example of the rule; null: there are none. */
function twoOf(options: readonly Priced[]): readonly [Priced, Priced] | null {
  const [first] = options;
  const other =
    first && options.find(({ name, priceCents }) => name !== first.name && priceCents !== first.priceCents);
  return first && other ? [first, other] : null;
}

/** Shows a rule in one line: `metade 30,00 + metade 40,00 → 35,00`, with the group's own options where possible. */
export function ruleExample(rule: PriceRule, options: readonly Priced[]): string {
  const isOfHalves = rule === 'highest' || rule === 'lowest' || rule === 'mean';
  const own = twoOf(options);
  const [one, other] = own ?? (isOfHalves ? HALVES : EXTRAS);
  const often = rule === 'incremental' ? 2 : 1;
  const cents = groupPrice(rule, [
    { optionId: 1, priceCents: one.priceCents, quantity: often },
    { optionId: 2, priceCents: other.priceCents, quantity: 1 },
  ]);
  const part = ({ name, priceCents }: Priced, times = 1) => {
    const share = isOfHalves ? 'metade ' : times > 1 ? `${times} × ` : '';
    return `${share}${own === null && isOfHalves ? '' : `${name} `}${plain(priceCents)}`;
  };
  return `${part(one, often)} + ${part(other)} → ${plain(cents)}`;
}

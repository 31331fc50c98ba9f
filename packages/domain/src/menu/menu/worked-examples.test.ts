import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatCents } from '../../kit/cents/format-cents.ts';
import type { FreeOrder } from './free-pieces.ts';
import type { MenuProduct } from './menu-product.ts';
import type { PriceRule } from './price-rules.ts';
import { priceFrom, priceSelection } from './selection.ts';
import { aGroup, anOption, aProduct, aSize } from './testing/a-product.ts';

/** The test checks every row of the table in docs/menu-prices.md: the computed price must match. */
const DOCUMENT = fileURLToPath(new URL('../../../../../docs/menu-prices.md', import.meta.url));
const MONDAY = Date.parse('2026-11-23T20:00-03:00');

interface Example {
  title: string;
  product: Partial<MenuProduct>;
  sizeId?: number;
  /** Ids of group and option, and the quantity. */
  choices: readonly (readonly [groupId: number, optionId: number, quantity: number])[];
  quantity?: number;
}

const group = (groupId: number, rule: PriceRule, pricesCents: readonly number[], least = 0) =>
  aGroup({
    groupId,
    rule,
    least,
    options: pricesCents.map((priceCents, index) => anOption({ optionId: index + 1, priceCents })),
  });
/** Three free toppings of an açaí. */
const free = (freeOrder: FreeOrder) => ({
  ...group(1, 'incremental', [400, 300, 250, 250]),
  ...{ free: 3, freeOrder },
});
const toppings = [1, 2, 3, 4].map((option) => [1, option, 1] as const);
const half = [
  [1, 1, 1],
  [1, 2, 1],
] as const;

const EXAMPLES: readonly Example[] = [
  {
    title: 'Três sabores pela média (mm) 30,00 / 31,00 / 31,00, dois iguais',
    product: { priceCents: 0, groups: [group(1, 'mean', [3000, 3100, 3100])] },
    choices: [
      [1, 1, 1],
      [1, 2, 1],
      [1, 3, 1],
    ],
    quantity: 2,
  },
  {
    title: 'Meio a meio pela mais cara (mp) 45,00 / 72,00, borda (st) 8,00',
    product: { priceCents: 0, groups: [group(1, 'highest', [4500, 7200]), group(2, 'sum', [800])] },
    choices: [...half, [2, 1, 1]],
  },
  {
    title: 'Hambúrguer 20,00 com bacon (st) 3,00',
    product: { groups: [group(1, 'sum', [300])] },
    choices: [[1, 1, 1]],
  },
  {
    title: 'Hambúrguer 20,00 com bacon (in) 3,00, três vezes',
    product: { groups: [group(1, 'incremental', [300])] },
    choices: [[1, 1, 3]],
  },
  {
    title: 'Adicional (st) 3,00 escolhido três vezes conta uma',
    product: { groups: [group(1, 'sum', [300])] },
    choices: [[1, 1, 3]],
  },
  {
    title: 'Meio a meio pela mais barata (pm) 40,00 / 0,00',
    product: { priceCents: 0, groups: [group(1, 'lowest', [4000, 0])] },
    choices: half,
  },
  {
    title: 'Média (mm) 30,00 / 30,01: meio centavo sobe',
    product: { priceCents: 0, groups: [group(1, 'mean', [3000, 3001])] },
    choices: half,
  },
  {
    title: 'Duas partes de 30,00 e uma de 36,00 pela média (mm)',
    product: { priceCents: 0, groups: [group(1, 'mean', [3000, 3600])] },
    choices: [
      [1, 1, 2],
      [1, 2, 1],
    ],
  },
  {
    title: 'Tamanho de 20,00 em vez do preço do produto, com sabores (mm) 30,00 / 31,01',
    product: {
      priceCents: 9900,
      sizes: [aSize({ sizeId: 1, priceCents: 2000 })],
      groups: [group(1, 'mean', [3000, 3101])],
    },
    sizeId: 1,
    choices: half,
  },
  {
    title: 'Promoção de 20,00 por 15,00, com adicional (st) 3,00',
    product: {
      promotion: { priceCents: 1500, from: null, until: null, schedule: null },
      groups: [group(1, 'sum', [300])],
    },
    choices: [[1, 1, 1]],
  },
  {
    title: 'Promoção que já terminou: volta o preço de 20,00',
    product: { promotion: { priceCents: 1500, from: null, until: MONDAY, schedule: null } },
    choices: [],
  },
  {
    title: 'Grupo opcional sem escolha não soma nada',
    product: { groups: [group(1, 'highest', [4500])] },
    choices: [],
  },
  {
    title: 'Açaí 18,00 com três acompanhamentos grátis (in), os mais baratos: 2,50 / 2,50 / 3,00 / 4,00',
    product: { priceCents: 1800, groups: [free('cheapest')] },
    choices: toppings,
  },
  {
    title: 'O mesmo açaí com os três primeiros grátis: 4,00 / 3,00 / 2,50 / 2,50',
    product: { priceCents: 1800, groups: [free('first')] },
    choices: toppings,
  },
];

function rowOf({ title, product: over, sizeId, choices, quantity = 1 }: Example): string {
  const product = aProduct(over);
  const selection = {
    sizeId: sizeId ?? null,
    quantity,
    choices: choices.map(([groupId, optionId, times]) => ({ groupId, optionId, quantity: times })),
  };
  const { base, groups, unitCents, lineCents } = priceSelection(product, selection, MONDAY);
  const money = (cents: number) => formatCents(cents).replace(/^R\$\s/, '');
  const parts = groups.map(({ cents, options }) =>
    options.length === 1
      ? money(cents)
      : `${money(cents)} (${options.map(({ shareCents }) => money(shareCents)).join(' + ')})`,
  );
  const cells = [
    title,
    money(base.cents),
    parts.join('; ') || '–',
    money(unitCents),
    quantity,
    money(lineCents),
  ];
  return `| ${cells.join(' | ')} |`;
}

it.each(EXAMPLES.map((example) => [example.title, rowOf(example)]))('%s', (_title, row) => {
  expect(readFileSync(DOCUMENT, 'utf8').split('\n')).toContain(row);
});

it("the price 'a partir de' is the base and the minimum of required options", () => {
  const pizza = aProduct({ priceCents: 1000, groups: [group(1, 'highest', [4500, 7200], 1)] });
  expect(priceFrom(pizza, MONDAY)).toEqual({ cents: 5500, isExact: false });
});

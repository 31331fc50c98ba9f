import { FLAVOURS_NAME } from '@comanda/domain/menu/menu/menu-parts';
import type { PizzaMenu, PizzaSize } from '../world/catalogue.ts';
import { openDay } from '../world/opening-days.ts';
import { pizzeriaCatalogue } from '../world/stores/pizzeria-catalogue.ts';
import type { GroupDraft, MenuDraft, ProductDraft } from './menu-draft.ts';
import { groupOf, onDays, soldIn } from './sold.ts';

const sold = soldIn(pizzeriaCatalogue);
const EDGES = 'Borda recheada';
const ESFIHA_EXTRAS = 'Molho à parte';
const MORE_ON_IT = 'Adicionais da pizza';
const GRATED = 'Queijo ralado';
const BAKING = 'Ponto do forno';
const MEAT = 'Ponto da carne';
const COMBO_DRINK = 'Bebida do combo';
const COMBO_DESSERT = 'Sobremesa do combo';

const FRIDAY_NIGHTS = onDays({ 5: openDay('18:00-01:00') });
const WEEKDAY_LUNCH = onDays({ 4: openDay('11:00-14:30'), 5: openDay('11:00-14:30') });
const TUESDAY_TO_THURSDAY = onDays({
  2: openDay('18:00-23:00'),
  3: openDay('18:00-23:00'),
  4: openDay('18:00-23:30'),
});

const pizzas = pizzasOf(pizzeriaCatalogue.pizzas);
const pizza = (
  code: string,
  name: string,
  priceCents: number,
  more: Partial<ProductDraft>,
): ProductDraft => ({
  ...{ code, name, priceCents, groups: [EDGES, MORE_ON_IT] },
  ...more,
});
const esfiha = (code: string, name: string, priceCents: number, stuffing: string): ProductDraft => ({
  ...{ code, name, priceCents, of: ['Massa de esfiha', stuffing], groups: [ESFIHA_EXTRAS] },
});
const simple = (
  code: string,
  name: string,
  priceCents: number,
  more: Partial<ProductDraft> = {},
): ProductDraft => ({ code, name, priceCents, ...more });

const pasta = (code: string, name: string, priceCents: number, more: Partial<ProductDraft>) =>
  simple(code, name, priceCents, { ...more, groups: [GRATED] });

/** A group of options with prices in cents. */
function choices(
  name: string,
  least: number,
  most: number,
  prices: Readonly<Record<string, number>>,
): GroupDraft {
  const options = Object.entries(prices).map(([option, priceCents]) => ({ name: option, priceCents }));
  return { name, least, most, rule: 'sum', options };
}

/**
 * The menu of the pizzeria. It has special items: one out of stock, one hidden, one with a promotion, and one
 * for Friday nights.
 */
export const pizzeriaMenu: MenuDraft = {
  stock: [
    ...pizzas.flavours.map((name) => ({
      ...{ name, kind: 'flavour' as const },
      isIn: name !== 'Camarão da Dona Conceição',
    })),
    ...[
      ...['Molho de tomate', 'Mussarela de búfala', 'Calabresa fatiada', 'Cebola', 'Azeitona', 'Manjericão'],
      ...['Tomate', 'Rúcula', 'Alho', 'Ovo', 'Presunto', 'Parmesão', 'Massa de esfiha', 'Massa fresca'],
      ...['Carne moída', 'Queijo minas', 'Frango desfiado', 'Espinafre', 'Ricota', 'Chocolate ao leite'],
      ...['catupiry', 'cheddar', 'chocolate', 'Palmito', 'Bacon', 'Camarão', 'Croûtons'],
    ].map((name) => ({ name, kind: 'ingredient' as const, isIn: name !== 'Palmito' })),
  ],
  library: {
    'Bordas e adicionais': [
      { ...groupOf(pizzas.border), name: EDGES },
      choices(MORE_ON_IT, 0, 4, {
        ...{ 'Mussarela de búfala': 900, Bacon: 700, Azeitona: 300, Ovo: 300 },
        ...{ Palmito: 800, Rúcula: 400 },
      }),
    ],
    Acompanhamentos: [
      {
        ...choices(ESFIHA_EXTRAS, 0, 3, { Limão: 0, 'Molho de pimenta': 100, Coalhada: 350 }),
        mostOfEach: 3,
      },
      choices(GRATED, 0, 1, { Parmesão: 0, 'Sem queijo': 0 }),
    ],
    'Ponto e preparo': [
      choices(BAKING, 1, 1, { 'bem assado': 0, 'no ponto': 0 }),
      choices(MEAT, 1, 1, { 'Mal passada': 0, 'Ao ponto': 0, 'Bem passada': 0 }),
    ],
    'Bebidas e doces do combo': [
      choices(COMBO_DRINK, 1, 2, { Guaraná: 0, 'Refrigerante de cola': 0, 'Suco de laranja': 400, Água: 0 }),
      choices(COMBO_DESSERT, 0, 2, { 'Pudim de leite': 890, 'Brigadeiro de colher': 790 }),
    ],
  },
  categories: [
    {
      name: 'Pizzas',
      products: [
        {
          ...{ code: pizzas.code, name: 'Pizza', priceCents: 0, groups: [EDGES], sizes: pizzas.sizes },
          description: 'Massa de fermentação lenta, assada no forno a lenha. Escolha o tamanho e os sabores.',
        },
        pizza('PZ-02', 'Pizza da casa', 6490, {
          description: 'Mussarela de búfala, calabresa da fazenda, cebola roxa e azeitonas pretas.',
          of: ['Molho de tomate', 'Mussarela de búfala'],
          with: ['Calabresa fatiada', 'Cebola', 'Azeitona'],
        }),
        pizza('PZ-03', 'Pizza de terça a quinta', 5290, {
          description: 'Margherita grande com preço de meio de semana.',
          of: ['Molho de tomate', 'Mussarela de búfala'],
          with: ['Tomate', 'Manjericão'],
          promoCents: 3990,
          promoWeek: TUESDAY_TO_THURSDAY,
        }),
        pizza('PZ-04', 'Pizza de sexta: camarão na moranga', 9490, {
          description: 'Só nas noites de sexta: camarões, creme de moranga e catupiry.',
          of: ['Camarão', 'catupiry'],
          with: ['Cebola', 'Alho'],
          availability: FRIDAY_NIGHTS,
        }),
        pizza('PZ-05', 'Pizza de palmito', 6290, {
          description: 'Palmito pupunha, mussarela e um toque de alho.',
          of: ['Palmito', 'Mussarela de búfala'],
          with: ['Alho'],
        }),
      ],
    },
    {
      name: 'Esfihas, calzones e massas',
      products: [
        sold('ES-01', { of: ['Massa de esfiha', 'Carne moída'], with: ['Cebola'], groups: [ESFIHA_EXTRAS] }),
        sold('ES-02', { of: ['Massa de esfiha', 'Queijo minas'], groups: [ESFIHA_EXTRAS] }),
        esfiha('ES-03', 'Esfiha de frango', 690, 'Frango desfiado'),
        esfiha('ES-04', 'Esfiha de calabresa', 690, 'Calabresa fatiada'),
        esfiha('ES-05', 'Esfiha de espinafre com ricota', 750, 'Espinafre'),
        esfiha('ES-06', 'Esfiha de bacon', 790, 'Bacon'),
        esfiha('ES-07', 'Esfiha de chocolate', 790, 'Chocolate ao leite'),
        sold('CZ-01', { of: ['Frango desfiado', 'catupiry'], with: ['Azeitona'], groups: [BAKING] }),
        sold('CZ-02', { of: ['Calabresa fatiada'], with: ['Cebola'], groups: [BAKING] }),
        simple('CZ-03', 'Calzone quatro queijos', 4490, {
          ...{ of: ['Mussarela de búfala', 'Parmesão'], groups: [BAKING] },
        }),
        sold('LS-01', { description: 'Massa fresca, ragu cozido por quatro horas e gratinado.' }),
        simple('LS-02', 'Lasanha de espinafre', 3690, { of: ['Massa fresca', 'Espinafre', 'Ricota'] }),
        pasta('LS-03', 'Nhoque ao sugo', 3490, { of: ['Massa fresca'], with: ['Manjericão', 'Parmesão'] }),
        pasta('LS-04', 'Espaguete à carbonara', 3990, { of: ['Massa fresca', 'Ovo'], with: ['Bacon'] }),
        pasta('LS-05', 'Ravióli de ricota', 4190, { of: ['Massa fresca', 'Ricota'], with: ['Parmesão'] }),
        simple('LS-07', 'Filé à parmegiana com espaguete', 5490, {
          ...{ of: ['Massa fresca', 'Molho de tomate'], groups: [MEAT, GRATED] },
        }),
        simple('LS-06', 'Executivo do dia', 2990, {
          description: 'Massa do dia, salada e suco. No almoço de quinta e sexta.',
          availability: WEEKDAY_LUNCH,
          left: 20,
        }),
      ],
    },
    {
      name: 'Entradas',
      products: [
        sold('AC-01', { of: ['Calabresa fatiada'], with: ['Cebola'] }),
        sold('AC-02', { with: ['Tomate', 'Manjericão', 'Alho'] }),
        sold('AC-03', { with: ['Rúcula', 'Tomate', 'Cebola', 'Croûtons'] }),
        sold('AC-04'),
        simple('AC-05', 'Salada caprese', 3290, { with: ['Tomate', 'Mussarela de búfala', 'Manjericão'] }),
        simple('AC-06', 'Batata frita', 2490, { with: ['Bacon', 'cheddar'] }),
        simple('AC-07', 'Pão de alho (4 unidades)', 1990, { of: ['Alho'] }),
        simple('AC-08', 'Carpaccio com rúcula', 3990, { with: ['Rúcula', 'Parmesão'] }),
        simple('AC-09', 'Caldo de feijão', 1890, { status: 'out', with: ['Bacon'] }),
      ],
    },
    {
      name: 'Bebidas',
      products: [
        sold('BB-01', { barcode: '2000000000015', left: 36 }),
        sold('BB-02', { barcode: '2000000000039', left: 48 }),
        sold('BB-03', { barcode: '2000000000046', left: 120 }),
        simple('BB-09', 'Refrigerante de cola sem açúcar lata', 690, { barcode: '2000000000053', left: 60 }),
        simple('BB-10', 'Guaraná lata', 650, { barcode: '2000000000022', left: 72 }),
        simple('BB-11', 'Refrigerante de limão lata', 650, { left: 24 }),
        simple('BB-12', 'Água tônica lata', 690, { left: 18 }),
        sold('BB-04', { barcode: '2000000000091', left: 90 }),
        sold('BB-05', { barcode: '2000000000107', left: 60 }),
        sold('BB-06'),
        simple('BB-13', 'Suco de uva integral 1 L', 2290, { barcode: '2000000000138', left: 12 }),
        simple('BB-14', 'Limonada suíça 500 ml', 1290),
        simple('BB-15', 'Chá-mate gelado 500 ml', 990),
        sold('BB-07', { barcode: '2000000000176', left: 40 }),
        simple('BB-16', 'Cerveja sem álcool 350 ml', 990, { left: 18 }),
        sold('BB-08', { barcode: '2000000000213', left: 6 }),
      ],
    },
    {
      name: 'Sobremesas',
      products: [
        sold('SB-01'),
        sold('SB-02', { with: ['Chocolate ao leite'] }),
        sold('SB-03'),
        simple('SB-04', 'Cannoli de ricota (2 unidades)', 1890, { of: ['Ricota'] }),
        simple('SB-05', 'Mousse de maracujá', 1390),
        simple('SB-06', 'Brigadeiro de colher', 1190, { of: ['Chocolate ao leite'], promoCents: 890 }),
        simple('SB-07', 'Panetone da casa 500 g', 5990, {
          ...{ status: 'hidden', description: 'De novembro a janeiro, sob encomenda.' },
        }),
      ],
    },
    {
      name: 'Combos',
      products: [
        simple('CB-01', 'Combo casal', 7990, {
          description: 'Pizza da casa grande, refrigerante de cola lata (2) e pudim para dividir.',
          promoCents: 6990,
          groups: [EDGES, COMBO_DRINK],
        }),
        simple('CB-02', 'Combo família', 12990, {
          description: 'Pizza família de até três sabores, guaraná 2 L e quatro brigadeiros.',
          groups: [...pizzas.flavoursOfLargest, EDGES, COMBO_DRINK, COMBO_DESSERT],
        }),
        simple('CB-03', 'Combo esfihas (10 unidades)', 5990, {
          description: 'Dez esfihas sortidas: carne, queijo e frango.',
          groups: [ESFIHA_EXTRAS, COMBO_DRINK],
        }),
      ],
    },
  ],
};

/**
 * Makes products from pizzas. A size costs as much as its cheapest flavour, and other flavours add the
 * difference. For a pizza with several flavours, the most expensive flavour sets the price.
 */
function pizzasOf(menu: PizzaMenu | null) {
  if (menu === null) throw new Error('a pizzeria sells pizzas');
  const base = ({ priceCents }: PizzaSize) => Math.min(...Object.values(priceCents));
  const flavoursOf = (size: PizzaSize): GroupDraft => ({
    ...{ name: FLAVOURS_NAME, least: 1, most: size.maxFlavours, rule: 'highest' },
    options: menu.flavours.map(({ name, tier }) => ({
      name,
      priceCents: size.priceCents[tier] - base(size),
    })),
  });
  return {
    code: menu.code,
    border: menu.border,
    flavours: menu.flavours.map(({ name }) => name),
    flavoursOfLargest: menu.sizes.slice(-1).map(flavoursOf),
    sizes: menu.sizes.map((size) => ({
      // The size of the product 'Pizza grande' is named 'Grande'.
      name: size.name.replace(/^Pizza (.)/, (_, letter: string) => letter.toUpperCase()),
      priceCents: base(size),
      groups: [flavoursOf(size)],
    })),
  };
}

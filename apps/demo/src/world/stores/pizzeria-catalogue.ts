import type { Catalogue, Product } from '../catalogue.ts';

function product(code: string, name: string, priceCents: number, weight: number): Product {
  return { code, name, priceCents, weight };
}

const BAKING = {
  label: 'Ponto',
  min: 1,
  max: 1,
  appetite: 0,
  choices: [
    { name: 'bem assado', priceCents: 0, weight: 1 },
    { name: 'no ponto', priceCents: 0, weight: 3 },
  ],
};

export const pizzeriaCatalogue: Catalogue = {
  pizzas: {
    code: 'PZ-01',
    sizes: [
      {
        name: 'Pizza broto',
        maxFlavours: 1,
        weight: 10,
        priceCents: { tradicional: 2990, especial: 3690, doce: 2890 },
      },
      {
        name: 'Pizza média',
        maxFlavours: 2,
        weight: 24,
        priceCents: { tradicional: 4490, especial: 5390, doce: 4290 },
      },
      {
        name: 'Pizza grande',
        maxFlavours: 2,
        weight: 52,
        priceCents: { tradicional: 5490, especial: 6790, doce: 5290 },
      },
      {
        name: 'Pizza família',
        maxFlavours: 3,
        weight: 14,
        priceCents: { tradicional: 7290, especial: 8690, doce: 6990 },
      },
    ],
    flavours: [
      { name: 'Calabresa', tier: 'tradicional', weight: 22 },
      { name: 'Mussarela', tier: 'tradicional', weight: 18 },
      { name: 'Margherita', tier: 'tradicional', weight: 12 },
      { name: 'Portuguesa', tier: 'tradicional', weight: 16 },
      { name: 'Frango com catupiry', tier: 'tradicional', weight: 18 },
      { name: 'Napolitana', tier: 'tradicional', weight: 6 },
      { name: 'Atum com cebola roxa', tier: 'tradicional', weight: 5 },
      { name: 'Milho com bacon', tier: 'tradicional', weight: 5 },
      { name: 'Quatro queijos', tier: 'especial', weight: 12 },
      { name: 'Pepperoni', tier: 'especial', weight: 9 },
      { name: 'Carne-seca com requeijão', tier: 'especial', weight: 6 },
      { name: 'Parma com rúcula', tier: 'especial', weight: 5 },
      { name: 'Camarão da Dona Conceição', tier: 'especial', weight: 3 },
      { name: 'Brigadeiro', tier: 'doce', weight: 4 },
      { name: 'Romeu e Julieta', tier: 'doce', weight: 3 },
      { name: 'Banana com canela', tier: 'doce', weight: 3 },
    ],
    border: {
      label: 'Borda',
      min: 0,
      max: 1,
      appetite: 0.38,
      choices: [
        { name: 'catupiry', priceCents: 1200, weight: 6 },
        { name: 'cheddar', priceCents: 1200, weight: 3 },
        { name: 'chocolate', priceCents: 1400, weight: 1 },
      ],
    },
  },
  mains: [
    product('ES-01', 'Esfiha de carne', 690, 6),
    product('ES-02', 'Esfiha de queijo', 690, 5),
    { ...product('CZ-01', 'Calzone de frango com catupiry', 4290, 4), groups: [BAKING] },
    { ...product('CZ-02', 'Calzone de calabresa', 3990, 3), groups: [BAKING] },
    product('LS-01', 'Lasanha à bolonhesa', 3890, 4),
  ],
  sides: [
    product('AC-01', 'Pão de calabresa', 2490, 5),
    product('AC-02', 'Bruschetta (4 unidades)', 2290, 4),
    product('AC-03', 'Salada da casa', 2190, 3),
    product('AC-04', 'Porção de polenta frita', 2690, 4),
  ],
  drinks: [
    product('BB-01', 'Guaraná 2 L', 1490, 12),
    product('BB-02', 'Refrigerante de cola 2 L', 1590, 14),
    product('BB-03', 'Refrigerante de cola lata', 690, 10),
    product('BB-04', 'Água mineral 500 ml', 450, 5),
    product('BB-05', 'Água com gás 500 ml', 500, 4),
    product('BB-06', 'Suco de laranja 500 ml', 1190, 5),
    product('BB-07', 'Cerveja puro malte 600 ml', 1690, 4),
    product('BB-08', 'Vinho tinto da casa 750 ml', 4990, 1),
  ],
  desserts: [
    product('SB-01', 'Pudim de leite', 1290, 5),
    product('SB-02', 'Petit gâteau', 2190, 3),
    product('SB-03', 'Tiramisù', 1990, 2),
  ],
};

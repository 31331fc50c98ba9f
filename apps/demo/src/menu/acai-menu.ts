import { openDay } from '../world/opening-days.ts';
import { acaiCatalogue } from '../world/stores/acai-catalogue.ts';
import type { MenuDraft } from './menu-draft.ts';
import { groupOf, onDays, soldIn } from './sold.ts';

const sold = soldIn(acaiCatalogue);
const [bowl] = acaiCatalogue.mains;
const [toppings, extras] = bowl?.groups ?? [];
if (toppings === undefined || extras === undefined) throw new Error('an açaí has toppings');
const TOPPINGS = 'Acompanhamentos grátis';
const EXTRAS = 'Adicionais';
const bowlOf = (code: string) => sold(code, { groups: [TOPPINGS, EXTRAS] });
const WEEKEND = onDays({ 0: openDay('09:00-12:00'), 6: openDay('09:00-12:00') });

/** A small menu for the açaí store. */
export const acaiMenu: MenuDraft = {
  stock: [
    ...toppings.choices.map(({ name }) => ({ name, kind: 'ingredient' as const })),
    ...extras.choices.map(({ name }) => ({ name, kind: 'ingredient' as const, isIn: name !== 'Kiwi' })),
    ...['Tucumã', 'Queijo coalho', 'Banana-da-terra'].map((name) => ({ name, kind: 'ingredient' as const })),
  ],
  library: {
    Açaí: [
      { ...groupOf(toppings), name: TOPPINGS },
      { ...groupOf(extras), name: EXTRAS, mostOfEach: 2 },
    ],
  },
  categories: [
    {
      name: 'Açaí',
      products: [
        ...['AC-300', 'AC-500', 'AC-700', 'AC-BARCA'].map(bowlOf),
        sold('AC-KG', { description: 'Sem nada, na consistência do dia. Vendido por peso.' }),
      ],
    },
    {
      name: 'Tapiocas e sanduíches',
      products: [
        sold('TP-01', { of: ['Tucumã'], with: ['Queijo coalho'] }),
        sold('SD-01', { of: ['Tucumã'], with: ['Queijo coalho', 'Banana-da-terra'] }),
        sold('SD-02'),
        {
          ...{ code: 'SD-03', name: 'Café regional para dois', priceCents: 4990, availability: WEEKEND },
          description: 'Sábado e domingo de manhã: tapioca, pupunha, tucumã, café e suco.',
        },
      ],
    },
    { name: 'Porções', products: ['PR-01', 'PR-02', 'PR-03'].map((code) => sold(code)) },
    {
      name: 'Sucos e bebidas',
      products: [
        ...['SC-01', 'SC-02', 'SC-03', 'BB-01'].map((code) => sold(code)),
        sold('BB-02', { left: 24 }),
        sold('BB-03', { barcode: '2000000000091', left: 60 }),
      ],
    },
    { name: 'Doces', products: [sold('DC-01', { priceCents: 690, promoCents: 590 }), sold('DC-02')] },
  ],
};

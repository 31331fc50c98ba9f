import type { DocumentOption } from '../../../menu/menu/document-item.ts';
import { ADDED_TEXTS } from '../../orders/order-address.ts';
import type { PrintedItem, PrintedOrder } from './printed-order.ts';

function option(name: string, unitPriceCents = 0, quantity = 1): DocumentOption {
  return { name, quantity, unitPriceCents, totalCents: unitPriceCents * quantity, note: null };
}

function item(name: string, fields: Partial<PrintedItem> & Pick<PrintedItem, 'unitPriceCents'>): PrintedItem {
  const { quantity = 1, options = [] } = fields;
  const optionsPriceCents = options.reduce((total, each) => total + each.totalCents, 0);
  return {
    name,
    quantity,
    unit: 'UN',
    optionsPriceCents,
    totalCents: Math.round(quantity * (fields.unitPriceCents + optionsPriceCents)),
    externalCode: null,
    note: null,
    options,
    categoryId: null,
    ...fields,
  };
}

/** Saturday, 21 November 2026, 19:02 in São Paulo. */
const CREATED_AT = Date.UTC(2026, 10, 21, 22, 2);

/**
 * The order of all previews: a delivery with half-and-half flavours, a combo ordered twice, a weighed item,
 * notes and change.
 */
export const SAMPLE_ORDER: PrintedOrder = {
  storeName: 'Pizzaria da Praça',
  code: 'K7QF',
  createdAt: CREATED_AT,
  receivedAt: CREATED_AT + 4_000,
  promisedFor: CREATED_AT + 50 * 60_000,
  scheduledFor: null,
  fulfilment: 'delivery',
  customerName: 'Conceição Araújo',
  customerPhone: '(11) 98765-4321',
  isFirstInStore: true,
  district: 'Vila Mariana',
  address: {
    street: 'Rua São João Batista',
    number: '1.250',
    complement: 'Bloco B, apto 42',
    district: 'Vila Mariana',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '04012-000',
    reference: 'Portão azul, ao lado da padaria',
    formatted: 'Rua São João Batista, 1.250, Bloco B, apto 42 - Vila Mariana, São Paulo - SP',
    latitude: -23.5894,
    longitude: -46.6344,
    ...Object.fromEntries(ADDED_TEXTS.map(({ name, example }) => [name, example])),
  },
  items: [
    item('Pizza grande', {
      unitPriceCents: 6790,
      options: [option('½ Calabresa'), option('Borda: catupiry', 1200), option('½ Quatro queijos')],
      note: 'Metade da calabresa sem cebola',
      categoryId: 1,
    }),
    item('Combo X-Salada', {
      quantity: 2,
      unitPriceCents: 3590,
      options: [
        option('X-Salada'),
        option('Batata frita média'),
        option('Guaraná lata'),
        option('Bacon extra', 300, 2),
      ],
      categoryId: 2,
    }),
    item('Açaí no peso', { quantity: 0.35, unit: 'KG', unitPriceCents: 5990, categoryId: 3 }),
    item('Guaraná 2 L', { unitPriceCents: 1490, categoryId: 3 }),
  ],
  amounts: [
    { label: 'Subtotal', cents: 19_957 },
    { label: 'Entrega', cents: 700 },
    { label: 'Desconto (cupom PRIMEIRA, pago pela loja)', cents: -1000 },
  ],
  payments: [{ method: 'CASH', label: 'Dinheiro', isPrepaid: false, cents: 19_657, changeForCents: 20_000 }],
  totalCents: 19_657,
  chargeCents: 19_657,
  hasTotalMismatch: false,
  serving: null,
  currency: null,
  notes: 'Não tocar a campainha, bebê dormindo.',
  pickupCode: null,
  place: null,
  origin: 'cardapio-web',
  cancellationReason: null,
  ending: null,
};

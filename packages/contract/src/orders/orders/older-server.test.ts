import { emptyOf, type Field } from '@comanda/domain/kit/fields/fields';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { ADDRESS_FIELDS } from '@comanda/domain/orders/orders/order-address';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderAnswer } from './order-detail.wire.ts';
import { anyOrder } from './testing/any-order.ts';

type Json = Record<string, unknown>;

const ORDERS = fc.sample(anyOrder, { seed: 7, numRuns: 16 });
const store = { storeId: 7, storeName: 'Loja' };

const encoded = (order: OrderDetail): Json => {
  const [wire] = orderAnswer.encode({ order, now: 1_763_676_600_000, store }).pedidos;
  return JSON.parse(JSON.stringify(wire));
};

/** Decodes an answer as the panel does; null if the panel's schema refuses it. */
function read(order: Json): OrderDetail | null {
  const parsed = z.safeParse(orderAnswer.wire, { status: true, agora: 1, pedidos: [order] });
  return parsed.success ? orderAnswer.decode(parsed.data).order : null;
}
const decoded = (order: Json) =>
  orderAnswer.decode({ status: true, agora: 1, pedidos: [order as never] }).order;

/** Yields each field of an object with its path. Rows of a list have the path of the list. */
function* fieldsIn(value: unknown, path = ''): Generator<{ path: string; name: string; holder: Json }> {
  if (Array.isArray(value)) for (const row of value) yield* fieldsIn(row, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      const here = path === '' ? name : `${path}.${name}`;
      yield { path: here, name, holder: value as Json };
      yield* fieldsIn(part, here);
    }
}

/** Removes one field of the order after the other, and calls `use` while the field is missing. */
function withoutEach(order: Json, use: (path: string) => void): void {
  for (const { path, name, holder } of [...fieldsIn(order)]) {
    const value = holder[name];
    delete holder[name];
    use(path);
    holder[name] = value;
  }
}

/** True for an order that shows 'undefined' or 'NaN' somewhere. */
const isBroken = ({ isNeverPaid: _, ...order }: OrderDetail) =>
  [...fieldsIn(order)].some(({ name, holder }) => holder[name] === undefined || Number.isNaN(holder[name]));

/** Fields that an order must have, because they have no empty value. */
const REQUIRED = [
  ...['desfazer.ate', 'desfazer.status', 'diferencas.tipo', 'estabelecimento_nome', 'id_estabelecimento'],
  ...['orderId', 'pedidoObj', 'pedidoObj.solicitacao_entregador.situacao'],
  ...['pedidoObj.solicitacao_entregador.tipo', 'pedidoObj.valores_divergentes.conta', 'status'],
];

describe('an order of a server of the former release', () => {
  it('is read without any of its fields, except a named few', () => {
    const refused = new Set<string>();
    const broken = new Set<string>();
    for (const order of ORDERS.map(encoded))
      withoutEach(order, (path) => {
        const got = read(order);
        if (got === null) refused.add(path);
        else if (isBroken(got)) broken.add(path);
      });
    expect([...refused].sort()).toEqual(REQUIRED);
    expect([...broken]).toEqual([]);
  });

  it('is whole in a push, which no schema reads', () => {
    const broken = new Set<string>();
    for (const order of ORDERS.map(encoded))
      withoutEach(order, (path) => {
        if (!REQUIRED.includes(path) && isBroken(decoded(order))) broken.add(path);
      });
    expect([...broken]).toEqual([]);
  });

  it.each(Object.entries<Field>(CARD_FIELDS).filter(([name, { wire }]) => wire && name !== 'orderId'))(
    'has an empty %s, if it sends none',
    (name, field) => {
      const order = encoded(ORDERS[0] as OrderDetail);
      delete order[field.wire ?? ''];
      expect(read(order)?.[name as keyof OrderDetail]).toEqual(emptyOf(field));
    },
  );

  it('has an empty value for each field that its address lacks', () => {
    const located = ORDERS.find(({ address }) => address !== null) as OrderDetail;
    const order = encoded(located);
    (order.pedidoObj as Json).endereco = {};
    const empty = Object.entries<Field>(ADDRESS_FIELDS).map(([name, field]) => [name, emptyOf(field)]);
    // The panel computes this line from `endereco_completo`.
    const formatted = '';
    expect({ ...read(order)?.address, formatted }).toEqual({ ...Object.fromEntries(empty), formatted });
  });
});

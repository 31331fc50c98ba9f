import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { moment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, file, shape } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

const NO_PHONE = 'Escreva o telefone com DDD.';
const NO_CUSTOMER = 'Diga o telefone ou o id do cliente no parceiro.';

/** A phone number with area code, in any punctuation. */
const phone = shape(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => digitsOf(typed) !== null, NO_PHONE),
  ),
  {
    decode: (typed) => digitsOf(typed) ?? '',
    encode: (digits: string) => digits,
  },
);

function digitsOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) ? digits : null;
}

/**
 * One customer of a store: by phone, or by the partner's id for the customer. The calls are POSTs, because
 * URLs are logged.
 */
export const whichCustomer = record({
  ...storeField,
  phone: ['telefone', orNull(phone)],
  customerId: [
    'id_cliente',
    orNull(asIs(z.string().check(z.trim(), z.minLength(1, NO_CUSTOMER), z.maxLength(120)))),
  ],
});
export type WhichCustomer = DomainOfShape<typeof whichCustomer>;

const foundCustomer = record({
  /** Names that the customer used in orders, each once, the latest first. */
  names: ['nomes', list(plainText)],
  orders: ['pedidos', plainNumber],
  openOrders: ['pedidos_em_andamento', plainNumber],
  firstAt: ['primeiro_em', moment],
  lastAt: ['ultimo_em', moment],
});
/** Summary of a customer's data in a store: names, counts and times. */
export type FoundCustomer = DomainOfShape<typeof foundCustomer>;

export const findStoreCustomer = defineCall({
  name: 'provider.find-customer',
  summary: 'Quantos pedidos uma loja guarda de um cliente',
  route: 'POST provedor/lojas/{loja}/clientes/procurar',
  access: { kind: 'provider', permission: 'customers.privacy', isSensitive: true },
  input: whichCustomer,
  output: answer('cliente', nullable(foundCustomer)),
  errors: ['provider.unknown-store'],
});

export const exportStoreCustomer = defineCall({
  name: 'provider.export-customer',
  summary: 'Tudo o que uma loja guarda de um cliente, em JSON',
  route: 'POST provedor/lojas/{loja}/clientes/exportar',
  access: { kind: 'provider', permission: 'customers.privacy', isSensitive: true },
  input: whichCustomer,
  output: file('application/json', 'report'),
  errors: ['provider.unknown-store', 'provider.unknown-customer'],
});

/**
 * Removes the customer's identity from all of the customer's orders. This cannot be undone. Items and sums
 * stay, as tax law requires.
 */
export const eraseStoreCustomer = defineCall({
  name: 'provider.erase-customer',
  summary: 'Apagar quem é o cliente de todos os pedidos dele',
  route: 'POST provedor/lojas/{loja}/clientes/apagar',
  access: { kind: 'provider', permission: 'customers.privacy', isSensitive: true },
  input: whichCustomer,
  output: answer(record({ orders: ['pedidos', plainNumber] })),
  errors: ['provider.unknown-store', 'provider.unknown-customer', 'provider.customer-has-open-orders'],
});

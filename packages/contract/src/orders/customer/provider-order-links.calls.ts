import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainNumber } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

const oneOrder = record({ ...storeField, orderId: ['pedido', id] });

const orderLinks = record({
  orderId: ['pedido', plainNumber],
  /** True: the link can still be withdrawn. */
  hasCustomerLink: ['cliente', bool],
  hasCourierLink: ['motoboy', bool],
});
export type OrderLinks = DomainOfShape<typeof orderLinks>;

export const findOrderLinks = defineCall({
  name: 'provider.find-order-links',
  summary: 'Os links de um pedido que alguém de fora abre',
  route: 'GET provedor/lojas/{loja}/pedidos/{pedido}/links',
  access: { kind: 'provider', permission: 'services.manage' },
  input: oneOrder,
  output: answer(orderLinks),
  errors: ['provider.unknown-store', 'order.not-found'],
});

export const withdrawOrderLink = defineCall({
  name: 'provider.withdraw-customer-link',
  summary: 'Retirar o link do cliente de um pedido',
  route: 'POST provedor/lojas/{loja}/pedidos/{pedido}/links/cliente/retirar',
  access: { kind: 'provider', permission: 'services.manage' },
  input: oneOrder,
  output: done,
  errors: ['provider.unknown-store', 'provider.no-such-link'],
});

export const withdrawOrderCourierLink = defineCall({
  name: 'provider.withdraw-courier-link',
  summary: 'Retirar o link do motoboy de um pedido',
  route: 'POST provedor/lojas/{loja}/pedidos/{pedido}/links/motoboy/retirar',
  access: { kind: 'provider', permission: 'services.manage' },
  input: oneOrder,
  output: done,
  errors: ['provider.unknown-store', 'provider.no-such-link'],
});

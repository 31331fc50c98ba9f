import { defineCall } from '../../kit/define-call.ts';
import { record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';
import { refusedOrders } from './refused-order.wire.ts';

export const listStoreRefusedOrders = defineCall({
  name: 'provider.refused-orders',
  summary: 'Os pedidos de parceiros que uma loja não recebeu nos últimos 30 dias, com o motivo e o campo',
  route: 'GET provedor/lojas/{loja}/pedidos-recusados',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: refusedOrders,
  errors: ['provider.unknown-store'],
});

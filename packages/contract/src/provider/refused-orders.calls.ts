import { defineCall } from '../define-call.ts';
import { refusedOrders } from '../intake/refused-order.wire.ts';
import { record } from '../record.ts';
import { storeField } from './stores.wire.ts';

export const listStoreRefusedOrders = defineCall({
  name: 'provider.refused-orders',
  summary: 'Os pedidos de parceiros que uma loja não recebeu nos últimos 30 dias, com o motivo e o campo',
  route: 'GET provedor/lojas/{loja}/pedidos-recusados',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: refusedOrders,
  errors: ['provider.unknown-store'],
});

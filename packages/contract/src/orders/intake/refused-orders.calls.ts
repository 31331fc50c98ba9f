import { defineCall } from '../../kit/define-call.ts';
import { nothing } from '../../kit/shape.ts';
import { refusedOrders } from './refused-order.wire.ts';

export const listRefusedOrders = defineCall({
  name: 'intake.refused-orders',
  summary:
    'Os pedidos que parceiros enviaram e foram recusados nos últimos 30 dias, por parceiro e motivo, com o último pedido e o campo, do mais novo ao mais antigo; até 100 linhas',
  route: 'GET pedidos/recusados',
  access: { kind: 'session', permission: 'history.read' },
  input: nothing,
  output: refusedOrders,
});

import { startCourierSim } from '@comanda/testkit/courier/courier-server';
import type { Sample } from '../../../../testing/sample.ts';

/** An account at a logistics service, and a requested courier. */
export const sample: Sample = async ({ server, store, operator, numbersOf, atEnd }) => {
  const { id_pedido } = await numbersOf('orders');
  const sim = await startCourierSim(server, [store.storeId]);
  atEnd(() => sim.stop());
  sim.behave();
  const requested = { coverage_area_id: 1, price: 8.9 };
  await operator.post('v2/delivery', { id_pedido, ...requested });
  const order = (await operator.get(`pedidos/listar/${String(id_pedido)}`)).body.pedidos[0];
  return {
    numbers: { coverage_area_id: 1, neighbourhoodId: order?.pedidoObj.endereco_id_bairro },
    inputs: {
      'courier.*': { id: Number(order?.externalDeliveryId) },
      'courier.answer-problem': { em: '2026-11-20T22:10:00Z', acao: 'RETURN_TO_STORE' },
      'courier.request': requested,
    },
  };
};

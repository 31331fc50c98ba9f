import { printSettings } from '@comanda/contract/orders/printing/print-settings.wire';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import { aPairedDevice } from '@comanda/testkit/printing/paired-device';
import type { Sample } from '../../../../testing/sample.ts';

/** A print device, saved settings, and the tickets of an order. */
export const sample: Sample = async ({ server, operator, numbersOf }) => {
  await aPairedDevice(server, operator, 'Balcão Marcado');
  await operator.post('estabelecimentosimpressao/adicionar', { defaultPrinter: 'EPSON', qtdeCopia: 3 });
  const { id_pedido } = await numbersOf('orders');
  await operator.post(`impressao/pedidos/${String(id_pedido)}`);
  return {
    marks: ['Balcão Marcado'],
    numbers: { deviceId: 1, jobId: 1 },
    inputs: {
      'printing.change-device': { nome: 'Meu', rotas: { impressora: null, estacoes: [], opcoes: [] } },
      'printing.print-test-page': { impressora: 'EPSON' },
      'printing.save-settings': {
        ...printSettings.encode(DEFAULT_PRINT_SETTINGS),
        impressorasProducao: [{ id_cardapio_categoria: 3, agrupamento: 'Bar' }],
      },
    },
  };
};

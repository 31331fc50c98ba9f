import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { answer, nullable } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import {
  deviceChangeInput,
  deviceIdInput,
  pairedAnswer,
  pairingCodeAnswer,
  pairingInput,
  printDevicesAnswer,
} from './paired-devices.wire.ts';
import {
  jobIdInput,
  localTicketsAnswer,
  orderIdInput,
  printJobsAnswer,
  printOrderInput,
  printTestInput,
} from './print-jobs.wire.ts';
import { knownVersionInput, printSettingsAnswer, printSettingsInput } from './print-settings.wire.ts';
import { ticketLogo } from './ticket.wire.ts';

const callToSet = defineCalls({ kind: 'session', permission: 'settings.use' });
const callToRead = defineCalls({ kind: 'session', permission: 'orders.read' });
const PRINT = { kind: 'session', permission: 'orders.change-status' } as const;

export const getPrintSettings = callToRead({
  name: 'printing.get-settings',
  summary: 'Como a loja imprime; `sincronizado` é N quando `versao` é antiga',
  route: 'GET estabelecimentosimpressao/listar',
  isOpenToVisits: true,
  input: knownVersionInput,
  output: printSettingsAnswer,
});

/**
 * A POST, because the call changes data. Clients that send their session in a header may still use the GET of
 * the specification.
 */
export const adoptPrintSettings = callToSet({
  name: 'printing.adopt-settings',
  summary: 'Adotar neste aparelho as configurações da nuvem',
  route: 'POST estabelecimentosimpressao/atualizar',
  aliases: [{ method: 'GET', path: 'estabelecimentosimpressao/atualizar', headerSessionsOnly: true }],
  input: nothing,
  output: printSettingsAnswer,
});

export const savePrintSettings = callToSet({
  name: 'printing.save-settings',
  summary: 'Salvar como a loja imprime',
  route: 'POST estabelecimentosimpressao/adicionar',
  input: printSettingsInput,
  output: printSettingsAnswer,
  errors: ['printing.settings-changed', 'printing.auto-accept-forbidden', 'printing.unknown-category'],
});

export const getPrintLogo = callToRead({
  name: 'printing.get-logo',
  summary:
    'O logotipo da loja como sai no papel, em pontos pretos e brancos; null quando não há um que se possa imprimir',
  route: 'GET impressao/logotipo',
  isOpenToVisits: true,
  input: nothing,
  output: answer('logotipo', nullable(ticketLogo)),
});

export const listPrintDevices = callToRead({
  name: 'printing.list-devices',
  summary: 'Os computadores da loja com agente de impressão e suas impressoras',
  route: 'GET impressao/dispositivos',
  isOpenToVisits: true,
  input: nothing,
  output: printDevicesAnswer,
});

export const createPairingCode = callToSet({
  name: 'printing.create-pairing-code',
  summary: 'Gerar o código que liga um agente de impressão a esta loja',
  route: 'POST impressao/dispositivos/codigo',
  input: nothing,
  output: pairingCodeAnswer,
});

export const pairPrintDevice = defineCall({
  name: 'printing.pair-device',
  summary: 'Ligar um agente de impressão a uma loja, com o código que o painel mostrou',
  route: 'POST impressao/dispositivos/parear',
  access: PUBLIC,
  input: pairingInput,
  output: pairedAnswer,
  errors: ['printing.pairing-code-wrong', 'auth.throttled'],
});

export const changePrintDevice = callToSet({
  name: 'printing.change-device',
  summary: 'Mudar o nome de um computador e as impressoras de suas estações',
  route: 'POST impressao/dispositivos/{deviceId}',
  input: deviceChangeInput,
  output: printDevicesAnswer,
  errors: ['printing.device-not-found'],
});

export const keepPrintDevice = defineCall({
  name: 'printing.keep-device',
  summary:
    'Assumir um computador cuja pessoa foi bloqueada ou perdeu o perfil: ele volta a receber comandas (administrador)',
  route: 'POST impressao/dispositivos/{deviceId}/manter',
  access: { kind: 'session', permission: 'users.manage' },
  input: deviceIdInput,
  output: printDevicesAnswer,
  errors: ['printing.device-not-found'],
});

export const removePrintDevice = callToSet({
  name: 'printing.remove-device',
  summary: 'Desligar um computador da loja; o que ele tinha a imprimir volta para a fila',
  route: 'POST impressao/dispositivos/{deviceId}/remover',
  input: deviceIdInput,
  output: done,
  errors: ['printing.device-not-found'],
});

export const printTestPage = callToSet({
  name: 'printing.print-test-page',
  summary: 'Imprimir uma página de teste em uma impressora de um computador',
  route: 'POST impressao/dispositivos/{deviceId}/teste',
  input: printTestInput,
  output: printJobsAnswer,
  errors: ['printing.device-not-found', 'printing.device-offline', 'printing.printer-in-trouble'],
});

export const printOrder = defineCall({
  name: 'printing.print-order',
  summary: 'Imprimir um pedido; o que já saiu só sai de novo como segunda via',
  route: 'POST impressao/pedidos/{orderId}',
  access: PRINT,
  input: printOrderInput,
  output: printJobsAnswer,
  errors: ['order.not-found', 'order.too-many-past', 'printing.no-printer'],
});

export const listOrderPrints = callToRead({
  name: 'printing.list-order-prints',
  summary: 'As comandas de um pedido: onde, quando e se saíram',
  route: 'GET impressao/pedidos/{orderId}',
  isOpenToVisits: true,
  input: orderIdInput,
  output: printJobsAnswer,
  errors: ['order.not-found'],
});

export const listOrderTickets = callToRead({
  name: 'printing.list-order-tickets',
  summary: 'As comandas de um pedido como texto, para imprimir pelo módulo deste computador',
  route: 'GET impressao/pedidos/{orderId}/comandas',
  namesCustomers: { kind: 'one' },
  input: orderIdInput,
  output: localTicketsAnswer,
  errors: ['order.not-found'],
});

export const listPrintLog = callToRead({
  name: 'printing.list-log',
  summary: 'As últimas comandas da loja, da mais nova à mais antiga',
  route: 'GET impressao/trabalhos',
  isOpenToVisits: true,
  input: nothing,
  output: printJobsAnswer,
});

export const listOwedPrints = callToRead({
  name: 'printing.list-owed',
  summary: 'As comandas que ainda não saíram, da mais antiga à mais nova, e o que cada uma espera',
  route: 'GET impressao/pendentes',
  input: nothing,
  output: printJobsAnswer,
});

export const giveUpPrint = defineCall({
  name: 'printing.give-up',
  summary: 'Desistir de uma comanda que não saiu',
  route: 'POST impressao/trabalhos/{jobId}/desistir',
  access: PRINT,
  input: jobIdInput,
  output: done,
  errors: ['printing.job-not-found'],
});

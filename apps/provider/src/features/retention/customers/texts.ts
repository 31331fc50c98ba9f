import { formatDate } from '@comanda/client/formats/date-time.ts';
import type { FoundCustomer } from '@comanda/contract/retention/retention/provider-customers.calls';

const orders = (count: number) => (count === 1 ? '1 pedido' : `${count.toLocaleString('pt-BR')} pedidos`);
const day = (at: number) => formatDate(new Date(at));

export const customerTexts = {
  title: 'Dados de um cliente',
  hint: 'Quando um cliente da loja pede para ver ou excluir o que ela guarda dele (LGPD). Confirme antes que quem pede é quem diz ser: o telefone dos pedidos é um bom sinal, um e-mail sozinho não é.',
  by: 'Procurar por',
  byPhone: 'Telefone',
  byId: 'Id do cliente no parceiro',
  phone: 'Telefone do cliente',
  id: 'Id do cliente no parceiro',
  find: 'Procurar',
  foundNone: 'A loja não guarda nenhum pedido deste cliente.',
  found: 'Cliente encontrado',
  names: ({ names }: FoundCustomer) => (names.length === 0 ? 'Sem nome nos pedidos' : names.join(', ')),
  facts: ({ orders: count, firstAt, lastAt }: FoundCustomer) =>
    `${orders(count)}, de ${day(firstAt)} a ${day(lastAt)}`,
  open: (count: number) =>
    `${orders(count)} em andamento: espere terminar para excluir os dados. Exportar já é possível.`,
  export: 'Exportar tudo',
  exported: 'Arquivo baixado. A exportação ficou anotada no histórico da loja.',
  erase: 'Excluir dados…',
  eraseDone: (count: number) => `Dados do cliente excluídos de ${orders(count)}.`,
  dialog: {
    title: 'Excluir os dados do cliente',
    goes: (who: string, count: number) =>
      `De ${orders(count)} de ${who} somem para sempre: nome, telefone, endereço, observações e conversas.`,
    stays: 'Ficam os itens e os valores, como a lei fiscal pede, sem ninguém a quem ligá-los.',
    backups: 'Cópias de segurança que ainda existirem perdem os dados quando vencerem.',
    word: 'EXCLUIR',
    typed: 'Para confirmar, escreva EXCLUIR',
    wrong: 'Escreva EXCLUIR, em maiúsculas.',
    submit: 'Excluir para sempre',
  },
} as const;

export const linkTexts = {
  title: 'Links de um pedido',
  hint: 'A página do cliente e a do entregador da loja abrem com um link. Retire o que foi parar com quem não devia. O número é o do pedido na loja (id_pedido), não o código que o cliente lê.',
  links: (order: number) => `Links do pedido ${order}`,
  customer: 'Página do cliente',
  courier: 'Página do entregador da loja',
  inUse: 'Em uso',
  none: 'Sem link em uso',
  withdraw: 'Retirar',
  withdrawNamed: (what: string) => `Retirar: ${what}`,
  withdrawTitle: 'Retirar este link?',
  customerText: (order: number) =>
    `Quem está com a página do pedido ${order} aberta perde o acesso na hora, o cliente também. O link não volta.`,
  courierText: (order: number) =>
    `O código do entregador do pedido ${order} deixa de valer, e a página de quem já o usou também. A entrega continua até a loja cancelá-la; ela pode chamar outro.`,
  confirmWithdraw: 'Retirar link',
  back: 'Cancelar',
  done: 'Link retirado.',
} as const;

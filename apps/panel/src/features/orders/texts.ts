import type { BoardSection } from '@comanda/domain/orders/board';
import type { OrderAction } from '@comanda/domain/orders/order-actions';

export const texts = {
  title: 'Pedidos',
  search: 'Procurar',
  searchKey: '/',
  connectionLost: 'Perda de conexão com o servidor',
  printSettings: 'Configurar impressoras',
  keyboardHelp: 'Atalhos do teclado',
  list: 'Lista de pedidos',
  statusChanged: 'Status do pedido alterado',
  statusFailed: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  actionDropped: (action: string) => `“${action}” não foi feito: a mudança anterior do pedido não passou.`,
  offline: 'Sem conexão com o servidor.',
  attention: 'Atenção!',
  loadFailed: 'Não foi possível carregar os pedidos',
  loadFailedHint: 'Confira a internet. Assim que o servidor responder, os pedidos aparecem aqui.',
  noResult: (query: string) => `Nenhum pedido com “${query}”`,
  noResultHint: 'Procure por código, nome, os 4 últimos números do telefone ou um item.',
  clearSearch: 'Limpar busca',
} as const;

/** What a section without orders says. */
export const emptySectionTexts: Record<BoardSection, { title: string; hint: string }> = {
  pending: {
    title: 'Nenhum pedido pendente',
    hint: 'Quando um pedido chegar, ele aparece aqui e o som toca.',
  },
  'in-production': { title: 'Nada em produção', hint: 'Os pedidos aceitos ficam aqui até sair.' },
  'on-the-way': {
    title: 'Nenhum pedido a caminho',
    hint: 'Aqui ficam os enviados e os prontos para retirada.',
  },
  delivered: { title: 'Nenhuma entrega hoje', hint: 'Os pedidos entregues do dia ficam aqui.' },
  cancelled: { title: 'Nenhum cancelamento hoje', hint: 'Que continue assim.' },
};

export const cardTexts = {
  pickup: 'Retirada',
  delivery: 'Entrega',
  firstInApp: '1ª compra no app',
  firstInStore: '1ª compra na loja',
  digitalMenu: 'Cardápio Web',
  mismatch: 'Valores não conferem',
  isNew: 'Novo',
  changedBy: (name: string | null) => (name ? `Alterado por ${name}` : 'Alterado agora'),
  late: 'atrasado',
  acceptWithin: 'Aceitar em',
  promisedWithin: { delivery: 'Entregar em', pickup: 'Retirada em' },
  closedAt: 'Encerrado às',
} as const;

export const actionTexts: Record<OrderAction, { label: string; key: string }> = {
  accept: { label: 'Aceitar', key: 'A' },
  send: { label: 'Enviar', key: 'E' },
  'ready-for-pickup': { label: 'Pronto para retirada', key: 'E' },
  deliver: { label: 'Entregue', key: 'D' },
  cancel: { label: 'Cancelar', key: 'C' },
};

export const detailTexts = {
  none: 'Selecione um pedido',
  noneHint: 'Toque em um pedido da lista para ver os itens, o cliente e o que fazer agora.',
  region: (code: string) => `Pedido ${code}`,
  back: 'Voltar para a lista',
  failed: 'Não foi possível abrir o pedido',
  notFound: 'Pedido não encontrado',
  received: (time: string) => `Recebido às ${time}`,
  acceptBy: (time: string) => `aceite até ${time}`,
  deliverBy: (time: string) => `entregar até ${time}`,
  pickupBy: (time: string) => `retirada até ${time}`,
  closed: (time: string) => `encerrado às ${time}`,
  scheduled: (time: string) => `Agendado para ${time}`,
  progress: 'Situação do pedido',
  items: 'Itens',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} itens`),
  charge: 'Cobrar do cliente',
  isCancelled: 'Cancelado',
  doNotCharge: 'não cobrar',
  paidOnline: (label: string) => `Pago online (${label})`,
  payAtDoor: (label: string) => `Pagar na entrega (${label})`,
  payAtCounter: (label: string) => `Pagar na retirada (${label})`,
  changeFor: (money: string) => `Troco para ${money}`,
  mismatch: 'Os valores deste pedido não conferem. Verifique a conta antes de cobrar.',
  customer: 'Cliente',
  verified: 'telefone verificado',
  orderCount: (count: number) => (count === 1 ? '1 compra antes desta' : `${count} compras antes desta`),
  delivery: 'Entrega',
  pickup: 'Retirada no local',
  pickupHint: 'O cliente busca o pedido na loja.',
  pickupCode: 'Código de retirada',
  postalCode: (code: string) => `CEP ${code}`,
  reference: (text: string) => `Ref.: ${text}`,
  noAddress: 'Endereço não informado',
  notes: 'Observações',
  cancelled: 'Motivo do cancelamento',
  cancelledBy: {
    user: 'Cancelado pela loja',
    customer: 'Cancelado pelo cliente',
    system: 'Cancelado pelo sistema',
    platform: 'Cancelado pela plataforma',
    courier: 'Cancelado pela entrega',
  },
  timeline: 'Andamento',
  held: 'Aguarde o motoboy: enquanto ele é buscado ou está a caminho, estas ações ficam bloqueadas.',
} as const;

/** The steps of an order, by how the customer gets it. */
export const stepTexts = {
  delivery: ['Recebido', 'Aceito', 'Saiu para entrega', 'Entregue'],
  pickup: ['Recebido', 'Aceito', 'Pronto para retirada', 'Entregue'],
  cancelled: ['Recebido', 'Cancelado'],
} as const;

export const cancelTexts = {
  title: 'Cancelar Pedido',
  which: (code: string, customer: string) => `${code} · ${customer}`,
  reasons: 'Motivo do cancelamento',
  free: 'Descreva o motivo',
  missing: 'Selecione um motivo para cancelamento',
  tooShort: 'Descrição de motivo muito curta.',
  tooLong: 'Descrição de motivo muito longa (até 200 caracteres).',
  told: 'O cliente vai ler:',
  toldNothing: 'O cliente vai ler o que você escrever.',
  confirm: 'Cancelar pedido',
  keep: 'Voltar',
} as const;

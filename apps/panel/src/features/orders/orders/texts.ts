import type { BoardSection } from '@comanda/domain/orders/orders/board';
import type { OrderAction } from '@comanda/domain/orders/orders/order-actions';
import { capOf, type OrderCommand } from './keyboard/key-table.ts';

export const texts = {
  title: 'Pedidos',
  search: 'Procurar',
  searchKey: capOf('search'),
  connectionLost: 'Perda de conexão com o servidor',
  printSettings: 'Configurar impressoras',
  keyboardHelp: 'Atalhos do teclado',
  keyboardNote: 'As teclas descansam enquanto você digita ou uma janela está aberta.',
  list: 'Lista de pedidos',
  statusChanged: 'Status do pedido alterado',
  countAgain: (names: readonly string[]) =>
    `Pedido cancelado. Confira a quantidade de ${names.join(', ')}: ela foi mudada depois deste pedido.`,
  undone: 'Mudança desfeita',
  undo: 'Desfazer',
  undoOf: (code: string) => `Desfazer #${code}`,
  undoMany: (count: number) => `Desfazer ${count} pedidos`,
  acceptAll: (count: number) => ['Aceitar', 'todos', `(${count})`] as const,
  undoOver: 'Não há mais o que desfazer',
  statusFailed: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  actionDropped: (action: string) => `“${action}” não foi feito: a mudança anterior do pedido não passou.`,
  stepOver: (code: string) => `O pedido #${code} já mudou: nada foi feito.`,
  offline: 'Sem conexão com o servidor.',
  attention: 'Atenção!',
  loadFailed: 'Não foi possível carregar os pedidos',
  loadFailedHint: 'Continuamos tentando: assim que o servidor responder, os pedidos aparecem aqui.',
  noResult: (query: string) => `Nenhum pedido com “${query}”`,
  noResultHint: 'Procure por código, nome, os 4 últimos números do telefone ou um item.',
  clearSearch: 'Limpar busca',
} as const;

/** The text in the header of a section without orders. */
export const emptySectionTexts: Record<BoardSection, string> = {
  pending: 'Nenhum pedido pendente',
  'in-production': 'Nada em produção',
  'on-the-way': 'Nenhum pedido a caminho',
  delivered: 'Nenhuma entrega hoje',
  cancelled: 'Nenhum hoje',
};

export const toolTexts = {
  more: 'Mais',
  columns: 'Ver em colunas',
  preferList: 'Prefere lista?',
  keepColumns: 'Ficar com as colunas',
} as const;

/** Short texts that people can read from two metres, and whole sentences for screen readers. */
export const stripTexts = {
  strip: 'Situação agora',
  pending: (count: number) => (count === 1 ? 'pendente' : 'pendentes'),
  runsOut: 'vence em',
  acceptNow: 'aceite agora',
  waiting: (count: number, left: string) =>
    `${count} ${count === 1 ? 'pendente, vence em' : 'pendentes, o próximo vence em'} ${left}`,
  late: (count: number, worst: string) =>
    count === 1 ? `1 atrasado, ${worst}` : `${count} atrasados, o pior há ${worst}`,
  lateWord: (count: number) => (count === 1 ? 'atrasado' : 'atrasados'),
  worst: (count: number) => (count === 1 ? 'há' : 'o pior há'),
} as const;

export const listTexts = {
  hidden: (count: number) => (count === 1 ? '1 escondido' : `${count} escondidos`),
  late: 'Atrasados',
  newOrders: (count: number) => (count === 1 ? 'novo' : 'novos'),
} as const;

export const cardTexts = {
  pickup: 'Retirada',
  delivery: 'Entrega',
  indoor: 'Consumo no local',
  onDemand: 'Sob demanda',
  isOut: 'Em falta',
  out: (names: readonly string[]) => `Em falta: ${names.join(', ')}`,
  outside: 'fora da área',
  outsideHint: 'O bairro não está entre os que a loja atende',
  differences: (count: number) => `${count} diferenças`,
  /** One word for each difference, for signs without room for more. */
  difference: {
    payment: 'pagamento ≠',
    fee: 'taxa ≠',
    minimum: 'mínimo',
    hidden: 'oculto',
    hours: 'fora do horário',
    price: 'preço ≠',
  },
  warnings: (count: number) => `${count} alertas`,
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} itens`),
  first: '1ª compra',
  firstInApp: '1ª compra no app',
  firstInStore: '1ª compra na loja',
  digitalMenu: 'Cardápio Web',
  mismatch: 'Valores não conferem',
  isMismatch: 'valores ≠',
  scheduled: (time: string) => `Agendado ${time}`,
  scheduledFor: 'Agendado para',
  isNew: 'Novo',
  unanswered: 'Sem resposta do servidor',
  isUnanswered: 'sem resposta',
  late: 'atrasado',
  runsOut: 'vence em',
  acceptWithin: 'Aceitar em',
  promisedWithin: { delivery: 'Entregar em', pickup: 'Retirada em' },
  closedAt: 'Encerrado às',
} as const;

const action = (label: string, command: OrderCommand) => ({ label, command, key: capOf(command) });

export const actionTexts: Record<OrderAction, ReturnType<typeof action>> = {
  accept: action('Aceitar', 'accept'),
  send: action('Enviar', 'advance'),
  'ready-for-pickup': action('Pronto para retirada', 'advance'),
  deliver: action('Entregue', 'deliver'),
  cancel: action('Cancelar', 'cancel'),
};

/** The actions on a card: one word each, for a small button. */
export const cardActionTexts: Record<OrderAction, string> & { held: string } = {
  accept: 'Aceitar',
  send: 'Enviar',
  'ready-for-pickup': 'Pronto',
  deliver: 'Entregue',
  cancel: 'Cancelar',
  held: 'Aguarde o motoboy',
};

export const chatTexts = {
  chat: 'Chat',
  unread: (count: number) => (count === 1 ? '1 mensagem nova' : `${count} mensagens novas`),
  customerPage: 'Página do cliente',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  linkNotCopied: 'Não foi possível copiar. Abra a página do cliente e copie o endereço.',
} as const;

export const printTexts = {
  /** Name of the status if all tickets of the order are printed. */
  printedStatus: 'IMPRESSO',
  chips: { waiting: 'Imprimindo…', failed: 'Não impresso', printed: 'Impresso' },
  tones: { waiting: 'pending', failed: 'late', printed: 'neutral' },
} as const;

/** Shown in place of the detail until the detail's code and texts are loaded. */
export const paneTexts = {
  none: 'Aqui abre o pedido',
  noneHint: 'Toque em um pedido da lista para ver os itens, o cliente e o que fazer agora.',
  failed: 'Não foi possível abrir o pedido',
} as const;

import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

/** Texts of the spreadsheet with the history. */
export const HISTORY_SHEET = {
  file: 'historico-de-vendas',
  title: 'Histórico de vendas',
  columns: {
    code: 'Pedido',
    createdAt: 'Data',
    customer: 'Cliente',
    status: 'Status',
    subtotal: MONEY_WORDS.products,
    discount: 'Desconto',
    delivery: 'Taxa Entrega',
    payment: 'Tipo de pagamento',
    gross: 'Valor total',
    fine: 'Multa',
    reversal: 'Estorno da multa',
  },
  counted: 'entregues',
  reversals: { none: '', requested: 'Em análise', approved: 'Aprovado', rejected: 'Recusado' },
} as const;

/** Mail to administrators about a decided request for a reversal. */
export const REVERSAL_MAILS = {
  amount: 'Multa',
  reason: 'Motivo da decisão',
  where: 'O pedido e a decisão estão em Financeiro, Histórico de vendas.',
  approved: {
    subject: 'Estorno de multa aprovado',
    line: (code: string, store: string) =>
      `A multa do pedido #${code} da loja ${store} foi estornada. O valor voltou para a conta corrente da loja.`,
  },
  rejected: {
    subject: 'Estorno de multa recusado',
    line: (code: string, store: string) =>
      `O pedido de estorno da multa do pedido #${code} da loja ${store} foi recusado.`,
  },
} as const;

/** Mail to administrators before a dispute is decided. */
export const DEADLINE_MAIL = {
  amount: 'Valor contestado',
  subject: (code: string) => `Pedido #${code}: responda à contestação`,
  line: (code: string, store: string, when: string) =>
    `O pagamento do pedido #${code} da loja ${store} foi contestado. Responda até ${when}.`,
  closing:
    'O dossiê do pedido está em Financeiro, Histórico de vendas: baixe o PDF e envie ao suporte com o que mais você tiver.',
} as const;

/** Texts of the dispute kit. */
export const KIT_TEXTS = {
  file: (code: string) => `dossie-pedido-${code.replace(/[^A-Za-z0-9]/g, '')}`,
  title: (code: string) => `Dossiê do pedido #${code}`,
  made: (when: string, by: string) => `Feito em ${when} por ${by}`,
  team: 'equipe do provedor',
  order: {
    code: 'Pedido',
    customer: 'Cliente',
    createdAt: 'Feito em',
    status: 'Situação',
    fulfilment: 'Entrega',
    payment: 'Pagamento',
    cancelled: 'Cancelamento',
  },
  fulfilments: { delivery: 'Entrega', pickup: 'Retirada' },
  about: 'O que está em questão',
  fine: (reason: string | null) => (reason === null ? 'Multa' : `Multa: ${reason}`),
  reversalRequested: 'Pedido de estorno da loja',
  fineDecided: { approved: 'Estorno aprovado', rejected: 'Estorno recusado' },
  dispute: { chargeback: 'Contestação do cartão', med: 'Contestação do Pix (MED)' },
  disputeStates: { open: 'em aberto', won: 'ganha pela loja', lost: 'perdida' },
  answerBy: 'Responda até',
  money: 'Dinheiro',
  moneyLines: {
    subtotal: MONEY_WORDS.products,
    delivery: 'Taxa de entrega',
    storeDiscount: 'Desconto da loja',
    sponsored: 'Desconto patrocinado',
    paid: 'Total pago',
  },
  items: 'Itens',
  itemColumns: ['Item', 'Quantidade', 'Valor'],
  timeline: 'Linha do tempo',
  timelineColumns: ['Quando', 'O que aconteceu', 'Quem'],
  tickets: 'Comandas impressas',
  pdfColumns: ['Impressa em', 'Comanda', 'Estação'],
  noTickets: 'Nenhuma comanda impressa.',
  ticketKinds: {
    order: 'Pedido',
    customer: 'Via do cliente',
    store: 'Via da loja',
    production: 'Produção',
    cancellation: 'Cancelamento',
    test: 'Teste',
  },
  courier: 'Motoboy',
  courierColumns: ['Pedido em', 'Quem', 'Situação', 'Encerrado em'],
  noCourier: 'Nenhum motoboy chamado.',
  courierKinds: { service: 'Serviço de entrega', own: 'Motoboy próprio' },
  courierStatuses: {
    asking: 'pedido ao serviço',
    searching: 'procurando',
    'waiting-collect': 'a caminho da loja',
    'with-delivery': 'com o pedido',
    returning: 'voltando para a loja',
    returned: 'voltou para a loja',
    finished: 'entrega concluída',
    cancelled: 'cancelado',
    rejected: 'não encontrado',
  },
  chat: 'Conversa com o cliente',
  chatColumns: ['Quando', 'Quem', 'Mensagem'],
  noChat: 'Nenhuma mensagem.',
  authors: { customer: 'Cliente', merchant: 'Loja' },
  privacy:
    'O endereço da entrega fica fora deste dossiê; os telefones e e-mails reconhecidos nos textos estão ocultos. O resto está como foi escrito.',
} as const;

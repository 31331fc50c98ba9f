import type { AccountantDays } from '@comanda/contract/money/ledger/overview.calls';
import { formatDocument, isPersonal } from '@comanda/domain/kit/documents/document';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

/** Formats name and document as 'Sabor da Vila Ltda, CNPJ 11.222.333/0001-81'. */
const partyWords = ({ legalName, document }: AccountantDays['store']): string =>
  `${legalName}, ${isPersonal(document) ? 'CPF' : 'CNPJ'} ${formatDocument(document)}`;

const reasonWords = (reported: string | null) =>
  reported === null ? [] : [`Motivo informado: ${reported}.`];
const AGAIN =
  'O valor voltou para o saldo disponível. Confira a conta em Contas e Taxas e faça a transferência de novo em Extrato.';

/** Mails to administrators about transfers to the store's account. */
export const PAYOUT_MAILS = {
  amount: 'Valor',
  account: 'Conta',
  note: 'Identificação',
  reason: 'Motivo',
  held: {
    subject: 'Transferências da loja retidas',
    lines: (store: string) => [
      `As transferências da loja ${store} foram retidas pelo provedor.`,
      'Os repasses continuam sendo feitos e ficam no saldo disponível até a liberação. Para resolver, fale com o suporte.',
    ],
  },
  released: {
    subject: 'Transferências da loja liberadas',
    lines: (store: string) => [
      `As transferências da loja ${store} foram liberadas.`,
      'Com o repasse automático, o que esperava sai no próximo dia útil. Se preferir, transfira agora em Financeiro, Extrato.',
    ],
  },
  requested: {
    subject: 'Transferência pedida',
    line: (by: string, store: string) =>
      `${by} pediu uma transferência do saldo disponível da loja ${store}.`,
    closing:
      'Se ninguém da loja fez isso, mude sua senha e fale com o suporte. O comprovante fica em Financeiro, Extrato.',
  },
  paid: {
    subject: 'Transferência realizada',
    lines: (store: string) => [`O banco confirmou uma transferência da loja ${store}.`],
  },
  failed: {
    subject: 'Uma transferência não foi concluída',
    lines: (store: string, reported: string | null) => [
      `Uma transferência da loja ${store} foi recusada pelo banco.`,
      ...reasonWords(reported),
      AGAIN,
    ],
  },
  returned: {
    subject: 'Uma transferência foi devolvida',
    lines: (store: string, reported: string | null) => [
      `O banco devolveu uma transferência que já tinha sido paga à loja ${store}.`,
      ...reasonWords(reported),
      AGAIN,
    ],
  },
} as const;

/** Mails to administrators about money that the provider moves manually. */
export const MANUAL_MAILS = {
  reason: 'Motivo',
  where: 'O lançamento está em Financeiro, Extrato, na conta corrente com o provedor.',
  whereAvailable: 'O lançamento está em Financeiro, Extrato, no saldo disponível.',
  adjustment: {
    amount: 'Ajuste',
    subject: 'Ajuste na conta corrente da loja',
    line: (store: string, isInFavour: boolean) =>
      isInFavour
        ? `O provedor lançou um ajuste a favor da loja ${store}.`
        : `O provedor lançou um ajuste que a loja ${store} deve.`,
  },
  opening: {
    amount: 'Saldo inicial',
    subject: 'Saldo inicial da loja',
    line: (store: string, isInFavour: boolean) =>
      isInFavour
        ? `O provedor lançou o saldo inicial da loja ${store}, a favor dela.`
        : `O provedor lançou o saldo inicial da loja ${store}, que ela deve.`,
  },
  'invoice-paid': {
    amount: 'Valor recebido',
    subject: (invoiceId: number) => `Pagamento da fatura ${invoiceId} registrado`,
    line: (invoiceId: number, store: string) =>
      `O provedor registrou um pagamento da fatura ${invoiceId} da loja ${store}.`,
    where: 'A fatura está em Financeiro, Faturas. O boleto anterior, se havia, não vale mais.',
  },
  'invoice-cancelled': {
    amount: 'Valor cancelado',
    subject: (invoiceId: number) => `Fatura ${invoiceId} cancelada`,
    line: (invoiceId: number, store: string) =>
      `O provedor cancelou a fatura ${invoiceId} da loja ${store}. Não pague mais o boleto nem o Pix dela.`,
    where:
      'De uma fatura de mês, o que estava em aberto volta para a conta corrente com o provedor. Está em Financeiro, Extrato.',
  },
  fined: {
    amount: 'Multa',
    subject: (code: string) => `Multa do pedido #${code}`,
    line: (code: string, store: string) =>
      `O provedor lançou uma multa do pedido #${code} na conta corrente da loja ${store}.`,
    closing:
      'De um pedido recusado você pode pedir o estorno em Financeiro, Histórico de vendas, com o que aconteceu em suas palavras.',
  },
  fineReversed: {
    amount: 'Multa estornada',
    subject: (code: string) => `Multa do pedido #${code} estornada`,
    line: (code: string, store: string) =>
      `A multa do pedido #${code} foi estornada: o valor voltou para a conta corrente da loja ${store}.`,
  },
} as const;

const WHERE =
  'O lançamento está em Financeiro, Extrato, e o pedido em Financeiro, Histórico de vendas: a conta inteira dele está lá.';

/** Mails to administrators when money of an order leaves the store's accounts or returns. */
export const DEBIT_MAILS = {
  reason: 'Motivo',
  refunded: {
    amount: 'Reembolso',
    subject: (code: string) => `Reembolso do pedido #${code}`,
    line: (code: string, store: string) =>
      `Uma parte do pedido #${code}, ou todo ele, foi devolvida ao cliente por conta da loja ${store}. A comissão volta na mesma proporção.`,
    closing: WHERE,
  },
  contested: {
    amount: 'Valor contestado',
    subject: (code: string) => `Pagamento do pedido #${code} contestado`,
    line: (code: string, store: string) =>
      `O cliente contestou o pagamento do pedido #${code} da loja ${store}. O valor fica bloqueado até a decisão e não entra nos repasses.`,
    closing:
      'O dossiê do pedido está em Financeiro, Histórico de vendas: baixe o PDF e envie ao suporte com o que mais você tiver.',
  },
  lost: {
    amount: 'Valor perdido',
    subject: (code: string) => `Contestação do pedido #${code} perdida`,
    line: (code: string, store: string) =>
      `A contestação do pedido #${code} foi decidida a favor do cliente. O valor saiu das contas da loja ${store}; a comissão volta na mesma proporção.`,
    closing: WHERE,
  },
  won: {
    amount: 'Valor liberado',
    subject: (code: string) => `Contestação do pedido #${code} ganha`,
    line: (code: string, store: string) =>
      `A contestação do pedido #${code} foi decidida a favor da loja ${store}. O valor voltou e entra nos próximos repasses.`,
    closing: WHERE,
  },
} as const;

/** Texts of the spreadsheet with the provider's month. */
export const MONTH_SHEET = {
  title: (month: string) => `Mês ${month.slice(5)}/${month.slice(0, 4)}`,
  file: (month: string) => `mes-${month}`,
  store: 'Loja',
  storeId: 'Nº da loja',
} as const;

/** Texts of the spreadsheet with a store's ledger for the provider. */
export const BOOK_SHEET = {
  title: 'Livro financeiro',
  file: (storeId: number) => `livro-loja-${storeId}`,
  columns: {
    seq: 'Código',
    posting: 'Lançamento',
    day: 'Dia',
    at: 'Lançado em',
    name: 'Nome',
    state: 'Status',
    from: 'De',
    to: 'Para',
    order: 'Pedido',
    reason: 'Motivo',
    by: 'Por',
    value: 'Valor',
  },
  states: { posted: 'Lançado', corrected: 'Estornado', correction: 'Estorno' },
} as const;

/** Texts for faults in a plan's table. */
export const PLAN_FAULTS = {
  repeated: 'Esta linha repete outra: tipo, bandeira e parcelas.',
  'debit-in-parts': 'Débito tem uma parcela só.',
  'no-debit': 'Falta uma linha de débito.',
  'no-credit': 'Falta uma linha de crédito.',
  'not-from-one': 'Cada bandeira de crédito começa em 1 parcela.',
} as const;

/** Texts of the statement's spreadsheet. */
export const STATEMENT_TEXTS = {
  title: 'Extrato',
  file: (account: string) => `extrato-${account}`,
  accounts: {
    available: 'disponivel',
    receivable: 'a-receber',
    transit: 'em-transferencia',
    current: 'conta-corrente',
    blocked: 'contestado',
    invoiced: 'faturado',
    held: 'a-entregar',
  },
  /** Name of the counted rows, in the file's last row. */
  counted: 'lançamentos',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  columns: {
    seq: 'Código',
    day: 'Dia',
    at: 'Lançado em',
    name: 'Nome',
    state: 'Status',
    order: 'Pedido',
    reason: 'Motivo',
    value: 'Valor',
    balance: 'Saldo',
  },
  states: {
    posted: 'Lançado',
    corrected: 'Estornado',
    correction: 'Estorno',
    asking: 'Aguardando o banco',
    waiting: 'Em andamento',
    paid: 'Realizado',
    failed: 'Erro',
    returned: 'Devolvido',
  },
} as const;

/** Texts of the settlements' spreadsheet. */
export const SETTLEMENT_SHEET = {
  title: 'Repasses',
  file: 'repasses',
  columns: {
    id: 'Repasse',
    day: 'Data',
    status: 'Status',
    orders: 'Pedidos',
  },
  states: { paid: 'Realizado', pending: 'Programado', processing: 'Em processamento', failed: 'Erro' },
} as const;

/** Texts of a transfer's receipt. */
export const RECEIPT_TEXTS = {
  title: 'Comprovante de transferência',
  file: (transferId: number) => `comprovante-transferencia-${transferId}`,
  amount: 'Valor',
  made: (at: string, by: string) => `Emitido em ${at} por ${by}`,
  states: {
    asking: 'Pedida; o banco ainda não respondeu. Não vale como prova de pagamento.',
    waiting: 'Em andamento no banco. Não vale como prova de pagamento.',
    paid: 'Realizada',
    failed: 'Recusada pelo banco; o valor voltou para o saldo disponível.',
    returned: 'Devolvida pelo banco depois de paga; o valor voltou para o saldo disponível.',
  },
  facts: {
    state: 'Situação',
    code: 'Código',
    reference: 'Referência',
    note: 'Identificação',
    beneficiary: 'Favorecido',
    document: 'CPF ou CNPJ',
    key: 'Chave Pix',
    bank: 'Banco',
    branch: 'Agência',
    account: 'Conta',
    requestedAt: 'Pedida em',
    requestedBy: 'Pedida por',
    byItself: 'Repasse automático',
    paidAt: 'Realizada em',
    endedAt: 'Encerrada em',
    reason: 'Motivo',
  },
} as const;

/** Texts of the spreadsheets with a period's orders, and a period day by day. */
export const OVERVIEW_SHEETS = {
  orders: 'Transações por pedido',
  ordersFile: (periodId: number) => `transacoes-${periodId}`,
  /** Note below the sums of the orders' spreadsheet. */
  ordersNote: 'Valores sem reembolsos e contestações perdidas, que contam no dia em que aconteceram.',
  days: 'Para o contador',
  store: (store: AccountantDays['store']) => `Loja: ${partyWords(store)}`,
  provider: (provider: AccountantDays['store']) => `Taxas e comissões cobradas por: ${partyWords(provider)}`,
  daysNote: 'Reembolsos e contestações perdidas contam no dia em que aconteceram.',
  daysFile: (periodId: number) => `contador-${periodId}`,
  columns: {
    order: 'Pedido',
    orderedAt: 'Data',
    way: 'Tipo de pagamento',
    subtotal: MONEY_WORDS.products,
    delivery: 'Entrega',
    storeDiscount: 'Desconto da loja',
    sponsored: 'Desconto patrocinado',
    outside: 'Já recebido pela loja',
    fee: 'Taxa de pag. online',
    commission: 'Comissão',
    platformFee: 'Fica com outros',
    nett: 'Saldo',
    day: 'Dia',
    orders: 'Pedidos',
    online: 'Pago online',
    cash: 'Dinheiro',
    card: 'Cartão na entrega',
    partner: 'Pago ao parceiro',
    tips: 'Gorjetas',
    total: MONEY_WORDS.soldLessReturns,
    retained: 'Ficou com a plataforma',
    gross: 'Vendas',
    returned: MONEY_WORDS.refundsAndLost,
    fine: 'Multas',
    custom: 'Ajustes',
    result: 'Resultado',
    contested: 'Contestado',
  },
} as const;

/** Formats millionths as a percentage: 125000 is '12,5%'. */
export const percentWords = (millionths: number): string =>
  `${(millionths / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: 4 })}%`;
/** Formats a day as '01/12/2026'. */
export const dayWords = (day: string): string => day.split('-').toReversed().join('/');

/** Texts that the second person sees when a request has no reason. */
export const NO_REASON = {
  commission: 'Comissão combinada com a loja',
  plan: 'Nova tabela de taxas do plano',
} as const;

/** Texts for the release of a hold that was set by a restore of the database. */
export const RESTORED_HOLD = {
  by: 'sistema',
  reason: 'Restauração do banco: o provedor de pagamentos não tem nada que falte aqui.',
};

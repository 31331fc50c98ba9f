import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import type { OrderTransaction, PeriodSummary } from '@comanda/contract/money/ledger/overview.calls';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

const count = new Intl.NumberFormat('pt-BR');

export const kindWords: Record<OrderTransaction['kind'], string> = {
  delivered: 'Entregue',
  undone: 'Entrega desfeita',
  refund: 'Reembolso',
  'dispute-lost': 'Contestação perdida',
};

export const overviewTexts = {
  title: 'Visão geral',
  began: (day: string) =>
    `O financeiro desta loja começou em ${formatDay(day)}; vendas de antes estão no Histórico.`,
  history: 'Ver o Histórico',
  intro: (month: string, orders: number, total: string, began: string | null) =>
    orders === 0
      ? began === null
        ? `Nenhuma venda concluída em ${month} até agora.`
        : `Nenhuma venda concluída desde ${formatDay(began)}.`
      : `Em ${month}, ${orders === 1 ? '1 venda concluída' : `${count.format(orders)} vendas concluídas`}, no total de ${total}, já sem reembolsos e contestações perdidas.`,
  subtitle: 'O que a loja vendeu no mês, o que foi descontado e por quê.',
  guide: 'Como funciona o financeiro',
  guideTitle: 'Como funciona o financeiro',
  guideText: [
    'Cada pedido entregue entra no livro da loja com a taxa e a comissão do dia. O que o cliente pagou online fica a receber até o dia útil marcado e chega em um repasse.',
    'O que a loja recebe na entrega já é dela: só a comissão desses pedidos vai para a conta corrente, que é descontada do próximo repasse ou vira fatura no fim do mês.',
    'O mês fecha ao meio-dia do dia 1º. O que acontece depois com um pedido (reembolso, contestação) entra no mês em que aconteceu: um mês fechado não muda.',
    'Todo valor desta tela é uma soma que se abre até o pedido.',
  ],
  settlements: 'Ver repasses',
  period: 'Período',
  open: 'em aberto',
  failed: 'Não foi possível carregar o financeiro.',
  none: 'Nenhum período financeiro encontrado.',
  noneHint: 'O primeiro período começa quando a comissão da loja é combinada.',
  how: (month: string) => `Resumo de ${month}`,
  howFormula:
    'Vendido, já sem reembolsos e contestações perdidas, − descontos = pago pelo cliente. Disso saem a taxa de pagamento online, a comissão e o que a loja já recebeu; o desconto que outra empresa patrocina é pago por ela e volta para a loja. O resto é o saldo.',
  entries: {
    orders: 'Ver os pedidos',
    'current-account': 'Ver os lançamentos da conta corrente',
    settlements: 'Ver os repasses',
  },
  lines: {
    outside: 'Já recebido pela loja',
    sold: MONEY_WORDS.soldLessReturns,
    paid: 'Pago pelos clientes',
    orders: 'Saldo dos pedidos',
    fine: 'Multas',
    custom: 'Ajustes',
    result: 'Resultado do mês',
    rest: 'Outras diferenças',
  },
  money: {
    title: 'Do resultado ao dinheiro',
    hint: 'O resultado do mês e o que estava em aberto antes dele são o que chegou ao banco, o que ainda vai chegar e o que ficou a acertar. A fatura diz de que repasse veio cada valor retido.',
    result: 'Resultado',
    contested: 'contestado',
    contestedBack: 'contestado que voltou',
    opening: (monthBefore: string) => `saldo de ${monthBefore}`,
    openingFirst: 'saldo inicial',
    other: 'reembolsado além do pago',
    received: 'recebido',
    returned: 'devolvido pelo banco',
    receivable: 'a receber',
    invoice: 'fatura',
    beforeClosing: 'conta corrente, retida ou paga antes do fechamento',
    currentAtEnd: 'conta corrente no fim do mês',
    current: 'conta corrente',
    olderInvoices: 'faturas de outros meses em aberto',
    paidInvoices: 'faturas pagas',
  },
  facts: 'Números do mês',
  factsHint:
    'Já sem reembolsos e contestações perdidas, no dia em que aconteceram. Painel, Relatório e Histórico mostram os valores de antes deles.',
  ordersFact: 'Pedidos entregues',
  ordersHint:
    'Os pedidos entregues que o livro lançou no mês, pelo dia contábil. Painel, Relatório e Histórico contam pelo dia do pedido: o que foi entregue depois de o mês dele fechar conta aqui no primeiro dia em aberto, e vendas de antes do livro não contam.',
  count: (orders: number) => count.format(orders),
  unknownBrandFact: 'Pedidos com bandeira não informada ou fora do plano',
  unknownBrand:
    'Bandeira do cartão não informada ou fora do plano: vale a taxa mais alta do plano para débito ou para crédito naquelas parcelas.',
  invoice: 'Baixar fatura',
  slip: 'Baixar boleto',
  nfse: 'Baixar nota fiscal',
  seeInvoice: 'Ver fatura',
  whyNoPdf: ({ isClosed, invoiceId }: Pick<PeriodSummary, 'isClosed' | 'invoiceId'>) =>
    !isClosed
      ? 'Fatura e nota fiscal existem depois que o mês fecha, ao meio-dia do dia 1º.'
      : invoiceId === null
        ? 'Não há fatura nem nota fiscal só deste mês.'
        : 'A nota fiscal deste mês ainda não foi emitida.',
  transactions: 'Transações por pedido',
  transactionsHint: 'Já sem reembolsos e contestações perdidas, que contam no dia em que aconteceram.',
  ordersOf: 'Pedidos com',
  allOrders: 'Todos os pedidos',
  outOfPeriod: (from: string, to: string) => `Escolha um dia entre ${formatDay(from)} e ${formatDay(to)}.`,
  noun: ['resultado', 'resultados'] as const,
  listFailed: 'Não foi possível carregar as transações.',
  noTransactions:
    'Nenhuma transação encontrada. Pesquise em outro período financeiro ou tente novamente mais tarde.',
  columns: {
    order: 'Pedido',
    date: 'Data',
    way: 'Tipo de pagamento',
    subtotal: MONEY_WORDS.products,
    delivery: 'Entrega',
    fee: 'Taxa de pag. online',
    commission: 'Comissão',
    nett: 'Saldo',
  },
  orderTitle: (code: string, at: number | null) =>
    `Dinheiro do pedido #${code}${at === null ? '' : ` · ${formatDateTime(new Date(at))}`}`,
  orderFailed: 'Não foi possível carregar este pedido.',
  events: 'O que aconteceu',
  eventColumns: { at: 'Quando', what: 'O quê', booked: 'Dia contábil', nett: 'Saldo' },
  blocked: (money: string) => `Contestado: ${money} bloqueado até a decisão`,
  released: (money: string) => `Contestação ganha: ${money} liberado`,
  openOrder: 'Ver pedido',
  close: 'Fechar',
  forgotten: (orderId: number) => `Pedido ${orderId}`,
  accountant: 'Para o contador',
  accountantHint:
    'Vendas, reembolsos, descontos, taxas, comissões, multas e ajustes do mês, dia a dia. Cada linha fecha, e a última é a soma desta tela.',
  print: 'Imprimir',
  printFailed: 'Não foi possível preparar a impressão.',
  pdfTitle: (month: string) => `Para o contador: ${month}`,
  // The columns up to 'Resultado' add up from left to right. Columns after 'Resultado' are not part of this
  // sum.
  pdfColumns: {
    day: 'Dia',
    orders: 'Pedidos',
    gross: 'Vendas',
    returned: `− ${MONEY_WORDS.refundsAndLost}`,
    storeDiscount: '− Desconto da loja',
    outside: '− Já recebido pela loja',
    fee: '− Taxa online',
    commission: '− Comissão',
    others: '− Fica com outros',
    nett: '= Saldo dos pedidos',
    fine: '− Multas',
    custom: '+ Ajustes',
    result: '= Resultado',
    contested: 'Contestado',
    delivery: 'Entrega nas vendas',
    tips: 'Gorjetas nas vendas',
    sum: 'Total',
  },
  pdfParty: (legalName: string, document: string) => `${legalName} · ${document}`,
  pdfProvider: (legalName: string, document: string) =>
    `Taxas e comissões cobradas por ${legalName} · ${document}`,
  pdfNote:
    'Valores em reais. A comissão é a de depois de reembolsos e contestações perdidas. Já recebido pela loja: dinheiro, cartão na entrega e o que o parceiro acerta. Desconto que outra empresa patrocina é pago por ela e não sai do saldo. O contestado está bloqueado até a decisão e não entra no resultado; com sinal de menos, a contestação terminou: o valor voltou, ou está em Reembolsos e contestações perdidas. Os dias são os dias contábeis da loja; reembolsos e contestações perdidas contam no dia em que aconteceram.',
} as const;

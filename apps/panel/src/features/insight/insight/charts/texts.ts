const count = new Intl.NumberFormat('pt-BR');

export const chartsTexts = {
  title: 'Gráficos Operacionais',
  subtitle: 'Quando, o quê, para onde e como se pediu, em pedidos concluídos.',
  loadFailed: 'Não foi possível carregar os gráficos.',
  none: 'Nenhum pedido concluído nestes dias',
  noneYet: 'Ainda sem pedidos concluídos nestes dias',
  noneHint: 'Escolha outro período.',
  weekdays: 'Resumo da operação',
  weekdaysFormula:
    'Média de pedidos concluídos por dia da semana, das 5h às 4h59 do dia seguinte: os pedidos dos dias inteiros divididos por quantos há no período. Hoje só entra na média depois que termina; onde não há dia inteiro, são os pedidos até agora.',
  perDay: 'Média por dia',
  orders: 'Pedidos',
  days: 'Dias inteiros',
  weekdayOf: (name: string, days: number) =>
    days === 0 ? `${name}, até agora` : `${name}, ${days === 1 ? '1 dia' : `${count.format(days)} dias`}`,
  items: 'Os favoritos da galera',
  itemsFormula: 'Quantas vezes cada item saiu em pedidos concluídos. O que é pesado conta uma vez por linha.',
  districts: 'Bairros com mais pedidos',
  districtsFormula: 'Entregas concluídas por bairro do endereço.',
  atStore: (of: number) =>
    of === 1
      ? 'Ficou de fora 1 pedido de retirada ou consumo no local.'
      : `Ficaram de fora ${count.format(of)} pedidos de retirada ou consumo no local.`,
  others: 'Outros',
  ways: 'Forma de pagamento',
  waysFormula:
    'Cada pedido conta uma vez, pela maior parte do que foi pago. Sem nada a pagar, conta como Online.',
  weekday: 'Dia da semana',
  item: 'Item',
  district: 'Bairro',
} as const;

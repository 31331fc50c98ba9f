/** The provider's sums of a month, over all stores and for each store. Integer cents. */
export const PROVIDER_SUMS = {
  commission: {
    label: 'Comissão',
    definition:
      'A comissão dos pedidos do mês, no que foi combinado para o dia de cada um, menos o que voltou com reembolsos.',
  },
  fee: {
    label: 'Taxas de pagamento',
    definition: 'As taxas dos pagamentos online, pela tabela do plano de cada loja no dia do pedido.',
  },
  fine: {
    label: 'Multas',
    definition: 'As multas lançadas no mês, menos as estornadas no mês.',
  },
  sponsored: {
    label: 'Descontos patrocinados',
    definition:
      'A parte dos descontos que não é da loja: entrou na conta corrente dela, e quem patrocina paga.',
  },
  adjustment: {
    label: 'Ajustes',
    definition: 'Os ajustes lançados à mão, cada um por duas pessoas. Acima de zero, a favor das lojas.',
  },
  refund: {
    label: 'Reembolsos do provedor',
    definition: 'O que voltou para clientes por conta do provedor: nada disso saiu das lojas.',
  },
  retained: {
    label: 'Retido em repasses',
    definition: 'O que os repasses do mês guardaram do que as lojas deviam, para faturas vencidas também.',
  },
  invoiced: {
    label: 'Faturado',
    definition:
      'As faturas deste mês, fechadas no dia 1º do mês seguinte. Das canceladas conta o que foi pago antes.',
  },
  received: {
    label: 'Recebido das faturas',
    definition:
      'O que já foi pago das faturas deste mês, até hoje: por boleto, Pix, depósito ou retido de um repasse.',
  },
  owed: {
    label: 'Em aberto',
    definition:
      'O que falta pagar das faturas deste mês. Da loja cujo mês ainda não fechou, o que ela deve agora na conta corrente.',
  },
} as const;

export type ProviderSum = keyof typeof PROVIDER_SUMS;
export const PROVIDER_SUM_IDS = Object.keys(PROVIDER_SUMS) as ProviderSum[];

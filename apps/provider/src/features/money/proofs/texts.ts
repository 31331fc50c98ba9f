export const proofTexts = {
  title: 'Livros que não fecham',
  hint: 'Cada livro é conferido a cada minuto e, uma vez por dia, desde o primeiro lançamento.',
  list: 'Livros que não fecham',
  noun: ['livro', 'livros'] as const,
  failed: 'Não foi possível carregar as conferências.',
  none: 'Todos os livros fecham',
  columns: { store: 'Loja', difference: 'A primeira diferença', at: 'Conferido em' },
} as const;

export const strandedTexts = {
  title: 'Pagamentos parados',
  hint: 'O cliente pagou, o pedido se encerrou e o dinheiro não foi lançado para a loja nem volta para o cliente.',
  list: 'Pagamentos parados em pedidos encerrados',
  noun: ['pagamento', 'pagamentos'] as const,
  failed: 'Não foi possível carregar os pagamentos parados.',
  none: 'Nenhum pagamento parado',
  columns: { store: 'Loja', order: 'Pedido', cents: 'Valor', since: 'Encerrado em' },
  order: ({ orderCode, isCancelled }: { orderCode: string; isCancelled: boolean }) =>
    `${orderCode} (${isCancelled ? 'cancelado' : 'entregue, sem lançamento'})`,
} as const;

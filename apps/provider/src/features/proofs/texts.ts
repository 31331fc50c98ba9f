export const proofTexts = {
  title: 'Livros que não fecham',
  hint: 'Cada livro é conferido a cada minuto e, uma vez por dia, desde o primeiro lançamento.',
  list: 'Livros que não fecham',
  noun: ['livro', 'livros'] as const,
  failed: 'Não foi possível carregar as conferências.',
  none: 'Todos os livros fecham',
  columns: { store: 'Loja', difference: 'A primeira diferença', at: 'Conferido em' },
} as const;

export const auditTexts = {
  title: 'Histórico',
  subtitle: 'Quem mudou o quê na loja, e quem viu dados de clientes. Guardado por dois anos.',
  refresh: 'Atualizar',
  loadFailed: 'Não foi possível carregar o histórico',
  empty: 'Nada aconteceu neste período',
  emptyFiltered: 'Nada encontrado com estes filtros',
  emptyHint: 'Escolha um período maior para ver mais.',
  emptyFilteredHint: 'Escolha outra pessoa, outro assunto ou um período maior.',
  clear: 'Limpar filtros',
  longer: 'Ver os últimos 30 dias',
  noun: ['registro', 'registros'],
} as const;

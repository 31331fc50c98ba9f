export const auditTexts = {
  title: 'Auditoria',
  subtitle: 'O que a equipe fez no console e no terminal, e o que lhe foi recusado.',
  list: 'Registros',
  person: 'Pessoa',
  anybody: 'Todas',
  action: 'Ação',
  anything: 'Todas',
  store: 'Loja (número)',
  loadFailed: 'Não foi possível carregar a auditoria',
  none: 'Nada nestes filtros',
  noneHint: 'Escolha um período maior, ou tire os filtros.',
  clear: 'Tirar filtros',
  more: 'Mostrar mais',
  storeLink: (name: string | null, id: number) => `${name ?? 'Loja'} (${id})`,
  shown: (count: number, hasMore: boolean) =>
    `${count} ${count === 1 ? 'registro' : 'registros'}${hasMore ? ', e há mais' : ''}`,
} as const;

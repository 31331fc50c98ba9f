export const storesTexts = {
  title: 'Lojas',
  subtitle: 'Todas as lojas da plataforma, da mais nova à mais antiga.',
  search: 'Procurar loja',
  placeholder: 'Nome, CNPJ/CPF, cidade, e-mail, número ou usuário',
  standing: 'Situação',
  standings: {
    '': 'Todas',
    abertas: 'Abertas',
    fechadas: 'Fechadas',
    suspensas: 'Suspensas',
    alteracoes: 'Com alterações pendentes',
  },
  created: 'Criada',
  createdFrom: { '': 'Quando for', '7': 'Últimos 7 dias', '30': 'Últimos 30 dias', '365': 'Último ano' },
  loadFailed: 'Não foi possível carregar as lojas',
  nothing: 'Nenhuma loja encontrada',
  nothingHint:
    'Confira o que digitou, ou procure por outra coisa: o CNPJ, a cidade, o e-mail de quem administra.',
  none: 'Ainda não há lojas',
  noneHint: 'A primeira nasce de uma solicitação de cadastro ou do botão Nova loja.',
  showAll: 'Ver todas',
  more: 'Mostrar mais',
  list: 'Lojas encontradas',
  shown: (count: number, isMore: boolean) =>
    isMore ? `${count} primeiras lojas` : count === 1 ? '1 loja' : `${count} lojas`,
  since: (day: string) => `desde ${day}`,
} as const;

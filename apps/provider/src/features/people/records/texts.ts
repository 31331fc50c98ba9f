import type { AccessAction } from '@comanda/contract/people/audit/provider-records.calls';

export const recordTexts = {
  which: 'O que mostrar',
  history: 'O que foi feito',
  access: 'Quem esteve lá',
  historyHint: 'O histórico que a própria loja lê, guardado por dois anos.',
  accessHint:
    'Entradas, saídas e recusas, com o endereço de onde vieram. Guardado por seis meses; quem lê fica anotado.',
  refresh: 'Atualizar',
  failed: 'Não foi possível carregar os registros.',
  none: 'Nada registrado neste período',
  noneHint: 'Escolha um período maior para ver mais.',
  longer: 'Ver os últimos 30 dias',
  noun: ['registro', 'registros'],
  action: 'O que aconteceu',
  columns: {
    who: 'Quem',
    action: 'O que aconteceu',
    at: 'Quando',
    address: 'De onde',
    details: 'Detalhes',
  },
  actions: {
    'logged-in': 'Entrou',
    'logged-out': 'Saiu',
    'login-failed': 'Senha errada',
    denied: 'Recusado',
    'personal-data-seen': 'Viu dados de cliente',
    'password-set': 'Criou senha',
  } satisfies Record<AccessAction, string>,
  unknownTitle: 'Tentativas sem loja',
  unknownHint:
    'Quem tentou entrar com usuários que não existem. O que foi digitado não fica guardado: cada nome vira um código, sempre o mesmo.',
  unknownPerson: 'Usuário que não existe',
  list: 'Registros de acesso',
} as const;

export const REGISTRO = {
  summary: 'quem fez o quê em uma loja (auditoria) e quem entrou, quando e de onde (acessos)',
  auditSummary: 'O que foi feito, por quem. Guardado por dois anos.',
  accessSummary:
    'Entradas, saídas, tentativas, recusas e dados de clientes vistos, com o endereço. Seis meses.',
  unknownSummary: 'Tentativas de entrar com usuários que não existem, em nenhuma loja.',
  filters: '[--de dia] [--ate dia] [--pessoa …] [--acao começo] [--limite n] [--csv]',
  unknownFilters: '[--de dia] [--ate dia] [--limite n] [--csv]',
  notALimit: (word: string) => `"${word}" não é um limite: de 1 a 1000000.`,
  none: 'Nada registrado.',
};

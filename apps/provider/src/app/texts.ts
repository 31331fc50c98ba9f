export const consoleTexts = {
  waiting: (count: number) => (count === 1 ? '1 espera' : `${count} esperam`),
  title: (screen: string) => `${screen} · Equipe Comanda`,
  menu: 'Menu',
  menuOf: 'Menu de',
  who: (name: string) => `Menu de ${name}`,
  noNet: 'Sem internet. O que está na tela pode ter mudado.',
  pastUnderWay:
    'Criando o passado da demonstração… Os números de meses e repasses crescem por alguns segundos.',
  offline: 'Sem conexão com o servidor. Nada foi alterado: tente novamente em instantes.',
  failed: 'Algo deu errado no servidor. Tente novamente em instantes.',
  broken: 'Ops! Esta tela não pôde ser mostrada.',
  brokenHint: 'Recarregue a página. Se acontecer de novo, avise quem cuida do sistema.',
  retry: 'Tentar novamente',
  pageMissing: 'Esta tela ainda não foi carregada',
  pageMissingHint: 'Confira a internet e tente novamente.',
  deniedTitle: 'Acesso negado',
} as const;

export const visitTexts = {
  title: 'Visita de suporte',
  opening: 'Abrindo o painel da loja…',
  rules: 'Só leitura, sem os dados dos clientes, por até 30 minutos. A loja é avisada.',
  otherSessionTitle: 'Sair da loja aberta?',
  otherSession: (userName: string, storeName: string) =>
    `Neste navegador já está aberta a loja ${storeName}, com ${userName}. Ao começar a visita, você sai dela em todas as abas.`,
  replaceSession: 'Sair e começar a visita',
  stay: 'Continuar como estou',
  offline: 'Sem conexão com o servidor. Confira a internet e peça outro link na página da loja.',
  closeTab: 'Pode fechar esta aba.',
} as const;

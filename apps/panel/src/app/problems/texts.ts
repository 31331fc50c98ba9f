export const problemTexts = {
  unexpectedTitle: (status: number | null) =>
    status === null ? 'Ops! Ocorreu um erro inesperado!' : `Ops! Ocorreu um erro inesperado ${status}!`,
  unexpected: 'Uma equipe de fominhas altamente treinados já foi acionada para resolver o problema!',
  retry: 'Tentar novamente',
  /** The server's error has the same text. */
  sessionOver: 'Sua sessão terminou.',
  visitOver: 'A visita de suporte terminou.',
  visitOverHint: 'Pode fechar esta aba. Para ver mais, peça outra visita na página da loja.',
  supportCode: 'Código para o suporte:',
  loginAgain: 'É necessário fazer o login novamente.',
  login: 'Fazer Login',
  otherLogin: 'Houve outra entrada neste navegador',
  otherIsIn: (userName: string, storeName: string) =>
    `Agora ele está na loja ${storeName}, com o usuário ${userName}. Esta aba parou de receber os pedidos.`,
  goOn: 'Continuar com a nova entrada',
  offline: 'Sem conexão com o servidor. Nada foi perdido: tente novamente em instantes.',
  pageMissing: 'Sem conexão com o servidor',
  pageMissingHint: 'Esta tela ainda não foi carregada. Confira a internet e tente novamente.',
} as const;

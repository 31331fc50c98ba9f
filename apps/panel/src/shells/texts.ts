export const shellTexts = {
  loginSlow: 'Carregando...',
  loginSlowHint: 'A conexão está lenta. Em instantes você pode entrar.',
  slow: 'Os pedidos já vêm',
  slowHint: 'A conexão está lenta. Assim que o painel terminar de chegar, a lista aparece aqui.',
} as const;

export const shellTexts = {
  slow: 'Os pedidos já vêm',
  slowHint: 'A conexão está lenta. Assim que o painel terminar de chegar, a lista aparece aqui.',
} as const;

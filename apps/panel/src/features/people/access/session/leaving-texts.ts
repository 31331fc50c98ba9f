export const leavingTexts = {
  leaving: 'Saindo da loja…',
  left: 'Você saiu da loja',
  offline: 'Sem conexão com o servidor. Assim que ela voltar, a tela de entrada abre sozinha.',
} as const;

export const dailySummaryTexts = {
  title: 'Parar de receber o resumo do dia?',
  text: 'Você não receberá mais o e-mail com as vendas do dia. Para receber de novo, ligue em Minha conta, no painel.',
  stop: 'Parar de receber',
  stopping: 'Parando…',
  stoppedTitle: 'Pronto, você não recebe mais',
  stoppedText: 'Para voltar a receber o resumo do dia, ligue em Minha conta, no painel.',
  invalidTitle: 'Este link não funciona',
  invalidText: 'Use o link do último e-mail, ou desligue o resumo em Minha conta, no painel.',
  offlineTitle: 'Não deu certo ainda',
  offlineText: 'Não conseguimos falar com o servidor. Confira a internet e tente de novo.',
  retry: 'Tentar de novo',
} as const;

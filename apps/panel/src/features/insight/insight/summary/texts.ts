export const summaryTexts = {
  title: 'Resumo do dia por e-mail',
  hint: 'Quando o dia da loja termina, às 5h, você recebe as vendas, os pedidos e o que chamou atenção. Vale na hora, só para você.',
  loadFailed: 'Não foi possível carregar a sua escolha.',
  label: 'Receber o resumo do dia',
  goesTo: (email: string) => `Vai para ${email}. Todo resumo tem um link para parar.`,
  emptyDays: 'Também nos dias sem pedidos',
  noEmail: 'Para receber, cadastre o seu e-mail em “Seus dados”.',
  noMail: 'Este sistema não está enviando e-mails. Fale com o suporte.',
  failed: 'Não foi possível mudar.',
} as const;

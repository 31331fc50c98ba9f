export const menuTexts = {
  loadFailed: 'Não foi possível carregar o cardápio',
  loadFailedHint: 'Confira a conexão e tente de novo.',
  notSaved: 'Não foi salvo.',
  undo: 'Desfazer',
  undone: 'Desfeito.',
  meanwhile: (who: string | null, at: string) =>
    `${who ?? 'Outra pessoa'} mudou isto às ${at}. Nada do seu foi salvo: confira e tente de novo.`,
  status: { active: 'Ativo', out: 'Em falta', hidden: 'Oculto', inactive: 'Inativo' },
  statusOf: (name: string) => `Status de ${name}`,
  availability: {
    title: 'Quando é vendido',
    always: 'Sempre disponível',
    week: 'Em dias e horários',
    alwaysHint: 'Enquanto a loja estiver aberta.',
    weekHint: 'Só nos dias e horários marcados. Pode passar da meia-noite: 18:00 às 02:00 é um período só.',
    noDay: 'Marque pelo menos um dia.',
  },
} as const;

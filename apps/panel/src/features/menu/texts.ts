/** What every screen of the menu says. */
export const menuTexts = {
  loadFailed: 'Não foi possível carregar o cardápio',
  loadFailedHint: 'Confira a conexão e tente de novo.',
  notSaved: 'Não foi salvo.',
  meanwhile: (who: string | null, at: string) =>
    `${who ?? 'Outra pessoa'} mudou isto às ${at}. Nada do seu foi salvo: confira e tente de novo.`,
  status: { active: 'Ativo', out: 'Em falta', hidden: 'Oculto' },
} as const;

/** Words that come with the opened menu. */
export const userMenuTexts = {
  appearance: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  system: 'Sistema',
  account: 'Minha conta',
  factorDueTitle: 'Ligue o segundo fator.',
  factorDue: (at: string) =>
    `A sua loja exige um código além da senha: a partir de ${at}, o painel só abre para quem ligou.`,
  leave: 'Sair',
} as const;

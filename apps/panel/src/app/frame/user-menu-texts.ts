/** Words that come with the opened menu. */
export const userMenuTexts = {
  appearance: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  system: 'Sistema',
  account: 'Minha conta',
  leave: 'Sair',
} as const;

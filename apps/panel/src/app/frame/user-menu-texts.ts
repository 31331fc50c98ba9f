/** Words that come with the opened menu. */
export const userMenuTexts = {
  appearance: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  system: 'Sistema',
  leave: 'Sair',
} as const;

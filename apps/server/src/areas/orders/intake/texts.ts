/** Texts for partners beside a refusal. */
export const MESSAGES = {
  opensAt: (when: string) => `ela abre de novo em ${when}.`,
  opensByHand: 'ela abre quando alguém da loja abrir; veja GET order/loja.',
} as const;

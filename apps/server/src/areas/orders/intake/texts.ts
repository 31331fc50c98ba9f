/** Texts that explain a refusal to partners. */
export const MESSAGES = {
  opensAt: (when: string) => `ela abre de novo em ${when}.`,
  opensByHand: 'ela abre quando alguém da loja abrir; veja GET order/loja.',
} as const;

/** Texts about what the menu sells. They have their own file, which loads with the preview. */
export const sellingTexts = {
  whyAbsent: 'Por que não aparece?',
  whyOut: 'Por que não está à venda?',
  sold: 'À venda agora.',
  without: (names: string) => `Sai sem ${names}: em falta.`,
  sizesOut: (names: string) => `Tamanho que não dá para escolher agora: ${names}.`,
  backByItself: (moment: string) => `Volta à venda sozinho ${moment}.`,
  backByHand: 'Só volta à venda quando alguém resolver.',

  preview: 'Como o cliente vê',
} as const;

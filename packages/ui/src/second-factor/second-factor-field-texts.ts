/** A file of its own, because the login page loads these texts but not the texts of the set-up. */
export const secondFactorFieldTexts = {
  code: 'Código do aplicativo',
  codeHint: 'Os 6 números que aparecem agora no seu aplicativo de códigos.',
  recovery: 'Código de recuperação',
  recoveryHint: 'Um dos códigos que você guardou, como ABCDE-FGHJK-MNPQR. Cada um vale uma vez.',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o código do aplicativo',
  /** Contact for users of a store and for users of the provider. */
  whoHelps: {
    store:
      'Perdeu os códigos também? Fale com o suporte: depois de confirmar que é você, ele desliga o segundo fator da sua conta.',
    provider: 'Perdeu os códigos também? Peça a quem administra a equipe que tire o seu segundo fator.',
  },
} as const;

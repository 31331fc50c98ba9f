/** These texts have their own file, so that they load only with the banner. */
export const secondFactorTexts = {
  account: 'Minha conta',
  title: 'Ligue o segundo fator.',
  due: (at: string) =>
    `A sua loja exige um código além da senha: a partir de ${at}, o painel só abre para quem ligou.`,
} as const;

export const codeStepTexts = {
  hint: 'Sua senha está certa. Falta o código que só você tem.',
  missing: 'Digite o código.',
  remember: 'Lembrar este aparelho por 30 dias',
  rememberHint: 'Só em aparelho que é seu: aqui não pediremos o código de novo.',
  submit: 'ENTRAR',
  back: 'Voltar',
  failed: 'Não foi possível fazer login. Tente novamente.',
  offline: 'Não foi possível fazer login: sem conexão com o servidor. Confira a internet e tente novamente.',
} as const;

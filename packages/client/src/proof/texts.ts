export const proofTexts = {
  title: 'Confirme que é você',
  why: 'Isto mexe na segurança da conta ou da loja. Digite a sua senha para continuar.',
  password: 'Sua senha',
  passwordMissing: 'Digite a sua senha.',
  codeMissing: 'Digite o código.',
  submit: 'Confirmar',
  failed: 'Não foi possível confirmar agora. Tente de novo.',
  notRequested:
    'Nada foi alterado: é preciso confirmar a senha, e não foi possível abrir a janela. Confira a internet.',
} as const;

export const secondFactorTexts = {
  app: 'Abra o aplicativo de códigos no seu celular',
  apps: 'Serve o Google Authenticator, o Microsoft Authenticator, o Authy ou outro de sua confiança.',
  scan: 'Adicione uma conta e aponte a câmera para este código',
  qr: 'Código QR para o aplicativo de códigos',
  orType: 'Sem câmera? Digite esta chave no aplicativo:',
  copy: 'Copiar chave',
  copied: 'Chave copiada.',
  notCopied: 'Não foi possível copiar. Selecione a chave e copie.',
  confirm: 'Digite o código que aparece no aplicativo',
  code: 'Código de 6 números',
  endsOthers: 'Ao confirmar, os outros aparelhos em que você está conectado saem da sua conta.',
} as const;

export const recoveryCodesTexts = {
  title: 'Códigos de recuperação',
  hint: 'Se perder o celular, entre com um destes códigos. Cada um vale uma vez.',
  once: 'Eles não aparecem de novo. Guarde fora do celular: imprima, ou anote em lugar seguro.',
  copy: 'Copiar',
  download: 'Baixar',
  copied: 'Códigos copiados.',
  notCopied: 'Não foi possível copiar. Anote os códigos.',
  stored: 'Já guardei os códigos',
  fileHead: 'Comanda: códigos de recuperação. Cada um vale uma vez.',
} as const;

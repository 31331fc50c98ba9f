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
} as const;

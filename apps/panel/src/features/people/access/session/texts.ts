export const logOutTexts = {
  title: 'Sair da loja?',
  text: 'Os pedidos deixam de tocar neste aparelho.',
  confirmText: 'Sair',
  cancelText: 'Continuar aqui',
} as const;

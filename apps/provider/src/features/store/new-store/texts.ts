export const madeStoreTexts = {
  open: 'Adicionar loja',
  madeTitle: (storeId: number) => `Loja ${storeId} criada`,
  mailed: 'Enviamos o convite por e-mail. A chave é para quem envia os pedidos da loja.',
  notMailed:
    'O convite não saiu por e-mail: entregue o link você mesmo. A chave é para quem envia os pedidos da loja.',
  made: (storeId: number) => `Loja ${storeId} criada. O convite foi enviado.`,
  notMailedToSupport: (storeId: number) =>
    `A loja ${storeId} foi criada, mas o convite não saiu por e-mail. Peça a quem administra a equipe um link de senha para o responsável.`,
  link: 'Link do convite (vale por 7 dias, uma vez só)',
  key: 'Chave de integração',
} as const;

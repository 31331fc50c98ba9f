export const madeStoreTexts = {
  open: 'Nova loja',
  madeTitle: (storeId: number) => `Loja ${storeId} criada`,
  mailed: 'Enviamos o convite por e-mail. A chave é para quem envia os pedidos da loja.',
  notMailed:
    'O convite não pôde ser enviado por e-mail: entregue o link você mesmo. A chave é para quem envia os pedidos da loja.',
  link: 'Link do convite (vale por 7 dias, uma vez só)',
  key: 'Chave de integração',
} as const;

export const onlinePaymentTexts = {
  title: 'Pagamento online',
  label: 'Aceitar pagamento online',
  accepted: 'Aceita Pagamento Online',
  notAccepted: 'Não Aceita Pagamento Online',
  hint: 'O cliente paga com Pix ou cartão ao fazer o pedido, e ele já chega pago. Vale na hora.',
  loadFailed: 'Não foi possível ver se a loja aceita pagamento online.',
  askSupport: (phone: string) =>
    `A conta que recebe é aberta com o suporte${phone === '' ? '' : `: ${phone}`}. Depois disso, ligue aqui.`,
  failed: 'Não foi possível mudar o pagamento online.',
} as const;

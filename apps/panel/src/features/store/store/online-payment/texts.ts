export const onlinePaymentTexts = {
  title: 'Pagamento online',
  label: 'Aceitar pagamento online',
  accepted: 'Aceita Pagamento Online',
  notAccepted: 'Não Aceita Pagamento Online',
  hint: 'O cliente paga com Pix ou cartão ao fazer o pedido, e ele já chega pago. Vale na hora.',
  loadFailed: 'Não foi possível ver se a loja aceita pagamento online.',
  contactSupport: (phone: string) =>
    `Se precisar de ajuda, fale com o suporte${phone === '' ? '' : `: ${phone}`}.`,
  seeAdmin: 'Avise o administrador da loja: o cadastro é com ele.',
  failed: 'Não foi possível mudar o pagamento online.',
} as const;

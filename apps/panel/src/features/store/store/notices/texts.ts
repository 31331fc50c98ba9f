export const noticeTexts = {
  promo: 'Sua loja ainda não aceita pagamento online.',
  promoMore: 'Receba na hora do pedido, sem maquininha na entrega.',
  learnMore: 'Saiba mais',
  seeAdmin: 'Avise o administrador da loja.',
  title: 'Pagamento online para a sua loja',
  franchiseTitle: 'Pagamento online para a sua franquia',
  greeting: 'Seus clientes já podem pagar pelo celular, com Pix ou cartão, ao fazer o pedido.',
  franchiseGreeting:
    'Franqueado, a sua rede liberou o pagamento online: seus clientes já podem pagar pelo celular, com Pix ou cartão.',
  gains: [
    'Menos troco e menos maquininha na entrega.',
    'O pedido chega pago: sem trote e sem calote.',
    'O valor cai na conta da loja, com tudo discriminado no Financeiro.',
  ],
  howAdmin: 'Para começar, cadastre os dados de recebimento da loja.',
  howOperator: 'Para começar, avise o administrador da loja: o cadastro de recebimentos é com ele.',
  register: 'Cadastrar recebimentos',
  later: 'Agora não',
  understood: 'Entendi',
  neverAgain: 'Não mostrar novamente',
} as const;

/** Path of the screen that sets up online payments. Only administrators can open the screen. */
export const RECEIVING_PATH = '/financeiro/cadastro/recebimentos';

import { SITUATIONS } from '@comanda/contract/customer/customer-order.wire';
import type { OrderStatus } from '@comanda/domain/orders/order-status';

export const texts = {
  pageTitle: (code: string, store: string) => `Pedido ${code} · ${store}`,
  loading: 'Carregando seu pedido…',
  unknownTitle: 'Não encontramos este pedido',
  unknownText: 'O link pode estar incompleto ou já ter vencido. Confira o endereço que a loja enviou.',
  failedTitle: 'Não foi possível carregar seu pedido',
  failedText: 'Verifique sua conexão com a internet.',
  tryAgain: 'Tentar de novo',
  offline: 'Sem conexão. Tentando reconectar…',
  orderCode: 'Pedido',
  promised: (time: string) => `Previsão: até ${time}`,
  late: (time: string) => `Era para até ${time}. Está um pouco atrasado.`,
  cameBack: 'A entrega não foi concluída. Fale com a loja para combinar o que fazer.',
  scheduled: (day: string, time: string) => `Agendado para ${day}, às ${time}`,
  steps: 'Andamento do pedido',
  done: 'concluído',
  now: 'agora',
  next: 'a seguir',
  deliveryTo: 'Entrega em',
  pickup: 'Retirada na loja',
  pickupCode: 'Código de retirada',
  items: 'Itens do pedido',
  noItems: 'A loja não informou os itens.',
  notes: 'Observações',
  total: 'Total',
  payment: 'Pagamento',
  payAtDoor: (amount: string) => `A pagar na entrega: ${amount}`,
  payAtCounter: (amount: string) => `A pagar na retirada: ${amount}`,
  nothingCharged: 'Nada será cobrado por este pedido.',
  refund: (amount: string) =>
    `Você pagou ${amount} online. A devolução é feita por onde você pagou; se ela demorar, fale com a loja.`,
  storeClosed: (when: string) => `A loja está fechada agora e abre ${when}.`,
  callStore: (phone: string) => `Ligar para a loja: ${phone}`,
  cancel: 'Cancelar pedido',
  cancelSure: 'Cancelar este pedido? A loja ainda não começou a preparar.',
  cancelYes: 'Sim, cancelar',
  cancelNo: 'Voltar',
  cancelFailed: 'Não foi possível cancelar. Tente de novo.',
  chat: 'Conversa com a loja',
  openChat: 'Falar com a loja',
  seeChat: 'Ver a conversa',
  closeChat: 'Fechar',
  closeChatInFull: 'Fechar conversa',
  unread: (count: number) => (count === 1 ? '1 mensagem nova' : `${count} mensagens novas`),
  noMessages: 'Precisa de algo? Escreva para a loja.',
  loadingChat: 'Carregando a conversa…',
  chatFailed: 'Não foi possível carregar a conversa.',
  earlier: 'Ver mensagens anteriores',
  chatClosed: 'A conversa deste pedido está encerrada.',
  placeholder: 'Digite sua mensagem',
  send: 'Enviar',
  sending: 'Enviando…',
  notSent: 'Não enviada.',
  you: 'Você',
  store: 'Loja',
} as const;

/** The way of an order, in the customer's words. */
export const STEP_WORDS: Record<OrderStatus, string> = { ...SITUATIONS, cancelled: 'Pedido cancelado' };

/** What each step is called once it lies behind. */
export const PAST_WORDS: Partial<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Pagamento confirmado',
  pending: 'Pedido recebido',
  accepted: 'Aceito pela loja',
};

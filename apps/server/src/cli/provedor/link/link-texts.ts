export const LINK = {
  summary: 'links de um pedido que alguém de fora abre: o do cliente e o do motoboy da loja',
  customerSummary: 'Retira o link do cliente: a página aberta para na hora. Não tem volta.',
  courierSummary: 'Retira o código do motoboy e a entrega de quem já o usou; a loja pode chamar outro.',
  badOrder: (word: string) => `"${word}" não é um número de pedido.`,
  customerQuestion: (order: string, name: string) =>
    `Retirar o link do cliente do pedido ${order} da loja "${name}"?`,
  courierQuestion: (order: string, name: string) =>
    `Retirar o link do motoboy do pedido ${order} da loja "${name}"?`,
  noCustomerLink: (order: string) => `O pedido ${order} não existe, ou o link dele já foi retirado.`,
  noCourierLink: (order: string) => `Nenhum motoboy da loja está com o pedido ${order}.`,
  withdrawn: (order: string) => `Link do pedido ${order} retirado.`,
};

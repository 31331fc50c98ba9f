interface Advice {
  text: string;
  /** Link to the screen where the store fixes the cause. */
  link?: { words: string; href: string };
  /**
   * Only the partner can fix the cause. Each order therefore has a text that users copy and send to the
   * partner.
   */
  isForPartner?: true;
}

const order = (externalId: string) => (externalId === '' ? 'pedido sem número' : `pedido ${externalId}`);

export const refusedTexts = {
  title: 'Pedidos que não entraram',
  hint: 'O que parceiros enviaram e a loja não recebeu, dos últimos 30 dias. Sem dados de clientes.',
  failed: 'Não foi possível carregar os pedidos que não entraram',
  noneTitle: 'Todos os pedidos entraram',
  noneHint: 'Se um parceiro enviar um pedido que a loja não possa receber, ele aparece aqui, com o motivo.',
  advice: {
    'request.invalid': {
      text: 'O pedido veio sem um dado, ou com um dado que não dá para ler. Copie e mande ao suporte do parceiro: depois da correção, ele envia de novo.',
      isForPartner: true,
    },
    'request.malformed': {
      text: 'O documento veio estragado, e não deu para ler nem o número do pedido. Copie e mande ao suporte do parceiro.',
      isForPartner: true,
    },
    'request.unsupported-media': {
      text: 'O parceiro enviou o pedido num formato que não é JSON nem formulário. Copie e mande ao suporte do parceiro.',
      isForPartner: true,
    },
    'request.too-large': {
      text: 'O pedido veio com mais dados do que cabe. Copie e mande ao suporte do parceiro.',
      isForPartner: true,
    },
    'intake.id-reused': {
      text: 'O parceiro enviou outro pedido com o número de um que já está na loja. Vale o primeiro. Copie e mande ao suporte do parceiro.',
      isForPartner: true,
    },
    'intake.store-closed': {
      text: 'Chegaram com a loja fechada. Se o parceiro mostra a loja aberta nessa hora, compare os horários de lá com os daqui.',
      link: { words: 'Ver Funcionamento', href: '/configuracoes/funcionamento' },
    },
    'store.suspended': { text: 'A loja está bloqueada e não recebe pedidos. Fale com o suporte.' },
    'payments.not-taken': {
      text: 'O cliente ia pagar pelo site, e a loja não recebia pagamento online nessa hora.',
      link: { words: 'Ver o que falta', href: '/financeiro/pagamentoonline' },
    },
  } as Readonly<Record<string, Advice>>,
  count: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
  order,
  /** Names the order; for several orders, their number and the last order. */
  last: ({ externalId, orders }: { externalId: string; orders: number }) =>
    orders === 1 ? order(externalId) : `${orders} pedidos, o último: ${order(externalId)}`,
  noPartner: 'Parceiro sem nome',
  moreFields: (more: number) => (more === 1 ? 'e mais 1 campo' : `e mais ${more} campos`),
  once: (at: string) => `Em ${at}`,
  times: (times: number) => `${times} vezes`,
  between: (first: string, last: string) => `Primeira vez em ${first}, última em ${last}`,
  more: (count: number) => `Ver mais ${count}`,
  newest: (count: number) => `Os ${count} mais recentes.`,
  copy: 'Copiar',
  copyOf: (order: string) => `Copiar ${order} para o parceiro`,
  copied: 'Copiado. Cole na conversa com o suporte do parceiro.',
  notCopied: 'Não foi possível copiar. Selecione o texto do pedido.',
  notice: (isOne: boolean) =>
    isOne ? '1 pedido de parceiro não entrou na loja.' : 'Pedidos de parceiros não entraram na loja.',
  noticeLabel: 'Pedidos que não entraram na loja',
  see: 'Ver o motivo',
} as const;

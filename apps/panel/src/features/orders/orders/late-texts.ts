import type { ViewReason } from '@comanda/domain/orders/privacy/hidden-customer';
import { paneTexts } from './texts.ts';

export const detailTexts = {
  unanswered: 'O servidor não respondeu: esta mudança ainda não está confirmada. Tentando de novo…',
  ...paneTexts,
  region: (code: string) => `Pedido ${code}`,
  back: 'Voltar para a lista',
  notFound: 'Pedido não encontrado',
  received: (time: string) => `Recebido às ${time}`,
  acceptBy: (time: string) => `aceitar até ${time}`,
  deliverBy: (time: string) => `entregar até ${time}`,
  pickupBy: (time: string) => `retirada até ${time}`,
  serveBy: (time: string) => `servir até ${time}`,
  closed: (time: string) => `encerrado às ${time}`,
  scheduled: (time: string) => `Agendado para ${time}`,
  progress: 'Situação do pedido',
  items: 'Itens',
  charge: 'Cobrar do cliente',
  isCancelled: 'Cancelado',
  doNotCharge: 'não cobrar',
  paidOnline: (label: string) => `Pago online (${label})`,
  payOnDelivery: (label: string) => `Pagar na entrega (${label})`,
  payAtCounter: (label: string) => `Pagar na retirada (${label})`,
  changeFor: (money: string) => `Troco para ${money}`,
  change: {
    delivery: (money: string) => `levar ${money} de troco`,
    pickup: (money: string) => `devolver ${money} de troco`,
  },
  noChange: 'Valor exato, sem troco',
  changeTooSmall: 'é menos do que o valor: confirme o troco com o cliente',
  foreignCurrency: (currency: string) =>
    `Os valores deste pedido estão em ${currency}, não em reais. Confirme com o cliente antes de cobrar.`,
  mismatch: 'Os valores deste pedido não conferem. Verifique a conta antes de cobrar.',
  mismatchOf: {
    items: (computed: string, stated: string) => `Os itens somam ${computed}, mas o subtotal diz ${stated}`,
    charged: (computed: string, stated: string) =>
      `Subtotal, taxas e descontos dão ${computed}, mas o total diz ${stated}`,
    paid: (computed: string, stated: string) => `Os pagamentos somam ${computed}, mas o total é ${stated}`,
    pending: (computed: string, stated: string) =>
      `Pelas formas de pagamento falta cobrar ${computed}, mas a plataforma diz que falta ${stated}. Confirme com o cliente se já pagou`,
    sponsors: (computed: string, stated: string) =>
      `Quem paga os descontos soma ${computed}, mas os descontos são de ${stated}`,
  },
  difference: (money: string) => `diferença de ${money}`,
  total: 'Total do pedido',
  payment: 'Pagamento',
  customer: 'Cliente',
  verified: 'telefone verificado',
  notVerified: 'telefone não verificado',
  madeWith: 'Pedido pelo Cardápio Web',
  orderCount: (count: number) =>
    count === 0
      ? 'nenhuma compra antes desta'
      : count === 1
        ? '1 compra antes desta'
        : `${count} compras antes desta`,
  delivery: 'Entrega',
  pickup: 'Retirada no local',
  indoorHint: 'O cliente consome na loja.',
  payHere: (label: string) => `Pagar no local (${label})`,
  onDemandHint: 'Sob demanda: prepare quando o cliente pedir.',
  pickupHint: 'O cliente busca o pedido na loja.',
  pickupCode: 'Código de retirada',
  postalCode: (code: string) => `CEP ${code}`,
  reference: (text: string) => `Ref.: ${text}`,
  noAddress: 'Endereço não informado',
  outsideAreas: 'Este bairro não está entre os que a loja atende.',
  written: 'O cliente escreveu:',
  notes: 'Observações',
  itemsOut: (names: readonly string[]) =>
    `${new Intl.ListFormat('pt-BR').format(names)} ${names.length === 1 ? 'está' : 'estão'} em falta no cardápio. Combine uma troca com o cliente antes de preparar.`,
  cancelled: 'Motivo do cancelamento',
  isOnTheRoad: ', já na rua',
  onTheRoad: (name: string | null) =>
    name === null
      ? 'O pedido já saiu: peça para quem levou voltar com a comida.'
      : `O pedido já saiu com ${name}: peça para voltar com a comida.`,
  cancelledBy: {
    user: 'Cancelado pela loja',
    customer: 'Cancelado pelo cliente',
    system: 'Cancelado pelo sistema',
    platform: 'Cancelado pela plataforma',
    courier: 'Cancelado pela entrega',
  },
  over: 'Pedido encerrado',
  nextPending: 'Próximo',
  timeline: 'Andamento',
  held: 'Aguarde o motoboy: enquanto ele é buscado ou está a caminho, estas ações ficam bloqueadas.',
} as const;

/** Names of an order's steps, by fulfilment. */
export const stepTexts = {
  delivery: ['Recebido', 'Aceito', 'Saiu para entrega', 'Entregue'],
  pickup: ['Recebido', 'Aceito', 'Pronto para retirada', 'Entregue'],
  indoor: ['Recebido', 'Aceito', 'Pronto para servir', 'Entregue'],
  cancelled: ['Recebido', 'Cancelado'],
} as const;

export const cancelTexts = {
  title: 'Cancelar Pedido',
  which: (code: string, customer: string) => `${code} · ${customer}`,
  reasons: 'Motivo do cancelamento',
  free: 'Descreva o motivo',
  missing: 'Selecione um motivo para cancelamento',
  tooShort: 'Descrição de motivo muito curta.',
  tooLong: 'Descrição de motivo muito longa (até 200 caracteres).',
  shown: 'O cliente vai ler:',
  noText: 'O cliente vai ler o que você escrever.',
  courierFirst: 'O motoboy deste pedido é cancelado primeiro.',
  unnamed: {
    user: 'Outra pessoa da loja',
    customer: 'O cliente',
    system: 'O sistema',
    platform: 'A plataforma',
    courier: 'A entrega',
  },
  alreadyBy: (who: string, reason: string) => `${who} cancelou este pedido: ${reason}.`,
  already: 'Este pedido já foi cancelado por outra pessoa.',
  notYours: 'O motivo que você escolheu não foi enviado.',
  changedMeanwhile: (words: string) => `Enquanto isso: ${words}.`,
  closed: 'Este pedido já foi encerrado e não pode mais ser cancelado.',
  close: 'OK',
  confirm: 'Cancelar pedido',
  keep: 'Voltar',
} as const;

export const deliverTexts = {
  title: 'Entregue sem o motoboy?',
  courierComes: (code: string) =>
    `O motoboy do pedido ${code} está a caminho da loja e será dispensado. Se ele já levou o pedido, use “Enviar”.`,
  confirm: 'Dispensar motoboy',
  keep: 'Voltar',
} as const;

/** Texts about the hidden phone and address of other days' customers. */
export const hiddenTexts = {
  hidden: 'Telefone e endereço ficam ocultos depois do dia do pedido.',
  seeAdmin: 'Um administrador da loja pode mostrar.',
  fromVisitors: 'Nome, telefone e endereço ficam ocultos nas visitas de suporte.',
  show: 'Mostrar dados',
  reason: 'Por que você precisa deles?',
  stored: 'Fica registrado quem viu, quando e por quê.',
  reasons: {
    complaint: 'Reclamação do cliente',
    delivery: 'Problema na entrega',
    payment: 'Cobrança ou estorno',
    legal: 'Exigência legal ou fiscal',
    'customer-asked': 'Pedido do próprio cliente',
  } satisfies Record<ViewReason, string>,
} as const;

import { formatCents } from '../../kit/cents/format-cents.ts';
import type { SaleOutcome, SaleWay } from './order-fact.ts';
import { WAY_WORDS } from './order-words.ts';
import type { SalesDifference } from './recount.ts';

const OUTCOMES: Record<SaleOutcome, string> = {
  completed: 'concluídos',
  cancelled: 'cancelados',
  open: 'em andamento',
  unpaid: 'não pagos',
};
const SUMS: Record<Exclude<SalesDifference['what'], `${string}-${string}`>, string> = {
  orders: 'número de pedidos',
  subtotalCents: 'produtos e outras taxas',
  otherFeesCents: 'outras taxas',
  deliveryCents: 'taxas de entrega',
  storeDiscountCents: 'desconto da loja',
  sponsoredCents: 'desconto patrocinado',
  onlineCents: 'pago online',
  cardCents: 'pago com cartão',
  cashCents: 'pago em dinheiro',
  commissionCents: 'comissão',
  sponsoredOrders: 'pedidos com cupom',
  deliveries: 'corridas',
  termsOrders: 'pedidos com comissão combinada',
  termsSalesCents: 'vendas com comissão combinada',
};
const COUNTED: Record<string, string> = {
  hour: 'pedidos da hora',
  method: 'pedidos pagos com',
  district: 'pedidos do bairro',
  item: 'item',
  reason: 'motivo',
  out: 'em falta',
  nobody: 'pedidos sem cliente identificado',
  accept: 'minutos até aceitar no mês:',
  kitchen: 'minutos de cozinha no mês:',
  door: 'minutos até a porta no mês:',
  promise: 'prazo prometido no mês:',
};
const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });

/**
 * Describes a difference: 'Em 14/11/2026, pedidos concluídos, Online, produtos e outras taxas: os pedidos
 * somam R$ 45,00 e está guardado R$ 40,00.'
 */
export function salesDifferenceWords(difference: SalesDifference): string {
  const { what, outcome, of, expected, found } = difference;
  const [kind = '', unit] = what.split('-');
  const isMoney = unit === 'cents' || what.endsWith('Cents');
  const amount = (value: number) => (isMoney ? formatCents(value) : count.format(value));
  const name =
    unit === undefined
      ? `${WAY_WORDS[of as SaleWay]}, ${SUMS[what as keyof typeof SUMS]}`
      : `${COUNTED[kind]} ${of}${isMoney ? ', valor' : ''}`;
  return `Em ${day.format(Date.parse(difference.day))}, pedidos ${OUTCOMES[outcome]}, ${name}: os pedidos somam ${amount(expected)} e está guardado ${amount(found)}.`;
}

/** A message about an order that is missing from all sums. */
export const missingFactWords = (orderId: number): string => `O pedido ${orderId} não está em nenhuma soma.`;

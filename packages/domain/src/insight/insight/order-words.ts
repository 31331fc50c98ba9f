import type { CourierStatus, OrderStatus } from '../../orders/orders/order-status.ts';
import type { SaleWay } from './order-fact.ts';

/** The fields that determine the shown status of a past order. */
export interface ReportedOrder {
  status: OrderStatus;
  isPrinted: boolean;
  courierStatus: CourierStatus | null;
  /** True when the store refused the order before accepting it. */
  isRefused: boolean;
  /** True when the order waited for an online payment that never arrived. */
  isUnpaid: boolean;
}

const STATUS_WORDS: Record<OrderStatus, string> = {
  'awaiting-payment': 'Aguardando Pagamento',
  pending: 'Pendente',
  accepted: 'Aceito',
  sent: 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
};

/** Status of an order in words, the same on every screen. For an unknown status the code is shown. */
export function statusWords({
  status,
  isPrinted,
  courierStatus,
  isRefused,
  isUnpaid,
}: ReportedOrder): string {
  if (status === 'cancelled' && isUnpaid) return 'Não pago';
  if (status === 'cancelled' && isRefused) return 'Recusado';
  if (status === 'accepted' && (courierStatus === 'searching' || courierStatus === 'waiting-collect'))
    return 'Aguardando motoboy';
  if (status === 'accepted' && isPrinted) return 'Impresso';
  return STATUS_WORDS[status] ?? `Status desconhecido (${status})`;
}

/** Words for the partners' payment codes. */
export const METHOD_WORDS: Readonly<Record<string, string>> = {
  CREDIT: 'Cartão de crédito',
  DEBIT: 'Cartão de débito',
  CREDIT_DEBIT: 'Cartão',
  MEAL_VOUCHER: 'Vale-refeição',
  FOOD_VOUCHER: 'Vale-alimentação',
  DIGITAL_WALLET: 'Carteira digital',
  PIX: 'Pix',
  PICPAY: 'PicPay',
  NUBANK: 'Nubank',
  CASH: 'Dinheiro',
  COUPON: 'Cupom',
  REDEEM: 'Resgate',
  PREPAID_REDEEM: 'Resgate',
  NONE: 'Nada a pagar',
  UNDECLARED: 'Forma não informada',
};

export const WAY_WORDS: Record<SaleWay, string> = { online: 'Online', card: 'Cartão', cash: 'Dinheiro' };

/** Describes a payment: 'Pix online', 'Dinheiro', 'Outro (DREX|X)'. */
export function methodWords({ method, way }: { method: string; way: SaleWay }): string {
  const name = METHOD_WORDS[method] ?? `Outro (${method})`;
  return way === 'online' && method !== 'NONE' ? `${name} online` : name;
}

import type { CourierStatus, Fulfilment, KitchenStage, OrderStatus } from './order-status.ts';

/** The five sections of the board, in the sequence of the screen. */
export const BOARD_SECTIONS = ['pending', 'in-production', 'on-the-way', 'delivered', 'cancelled'] as const;
export type BoardSection = (typeof BOARD_SECTIONS)[number];

/** Sections of orders that are neither delivered nor cancelled; the section that waits for the store's answer first. */
export const OPEN_SECTIONS = ['pending', 'in-production', 'on-the-way'] as const;

/** Section titles, exactly as the specification writes them. */
export const SECTION_TITLES: Record<BoardSection, string> = {
  pending: 'Pendente',
  'in-production': 'Aceito/Produção',
  'on-the-way': 'Enviado(s)/Pronto para retirada',
  delivered: 'Entregues',
  cancelled: 'Cancelados',
};

/** The board's section for a status; null for an order that waits for its payment. */
export function sectionOf(status: OrderStatus): BoardSection | null {
  switch (status) {
    case 'awaiting-payment':
      return null;
    case 'pending':
      return 'pending';
    case 'accepted':
      return 'in-production';
    case 'sent':
    case 'ready-for-pickup':
      return 'on-the-way';
    case 'delivered':
      return 'delivered';
    case 'cancelled':
      return 'cancelled';
  }
}

export interface LabelledOrder {
  status: OrderStatus;
  fulfilment: Fulfilment;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
  courierStatus: CourierStatus | null;
  /** Id of the request at the courier service; null without a request. */
  courierRequestId: string | null;
}

const STAGE_LABELS: Record<KitchenStage, string> = {
  released: 'LIBERADO',
  ready: 'PRONTO',
  'in-line': 'EM PRODUÇÃO',
  'in-charge': 'EM PRODUÇÃO',
};

/** Labels instead of 'ENVIADO' for a sent order that is not on its way to the customer. */
const AWAY_LABELS: Partial<Record<CourierStatus, string>> = {
  searching: 'BUSCANDO MOTOBOY',
  returning: 'VOLTANDO PARA A LOJA',
  returned: 'VOLTOU PARA A LOJA',
  dropped: 'SEM MOTOBOY',
};

/** True for a sent order that is not on its way to the customer. */
export function isAway({ status, courierStatus }: Pick<LabelledOrder, 'status' | 'courierStatus'>): boolean {
  return status === 'sent' && courierStatus !== null && courierStatus in AWAY_LABELS;
}

/**
 * The status text on card and detail, as the specification writes it. A kitchen stage has its own label,
 * except while a courier is searched (PL) or on the way (LE).
 */
export function statusLabel(order: LabelledOrder): string {
  switch (order.status) {
    case 'awaiting-payment':
      return 'AGUARDANDO PAGAMENTO';
    case 'pending':
      return 'PENDENTE';
    case 'accepted':
      if (order.kitchenStage === 'released' && order.courierStatus === 'searching') return 'BUSCANDO MOTOBOY';
      if (order.kitchenStage === 'ready' && order.courierStatus === 'waiting-collect')
        return 'MOTOBOY A CAMINHO';
      if (order.kitchenStage !== null) return STAGE_LABELS[order.kitchenStage];
      return order.isPrinted ? 'IMPRESSO' : 'ACEITO';
    case 'sent':
    case 'ready-for-pickup':
      if (order.courierStatus !== null) return AWAY_LABELS[order.courierStatus] ?? 'ENVIADO';
      if (order.courierRequestId !== null) return 'ENVIADO';
      return order.fulfilment === 'pickup' ? 'PRONTO PARA RETIRADA' : 'ENVIADO';
    case 'delivered':
      return 'ENTREGUE';
    case 'cancelled':
      return 'CANCELADO';
  }
}

export interface TimedOrder {
  status: OrderStatus;
  /** Epoch milliseconds. */
  acceptBy: number;
  promisedFor: number;
}

/**
 * Seconds until the next deadline of an open order. For a pending order this is the acceptance deadline,
 * later the promised time. Negative when late; null for a closed order.
 */
export function secondsToDeadline(order: TimedOrder, now: number): number | null {
  const section = sectionOf(order.status);
  if (section === null || section === 'delivered' || section === 'cancelled') return null;
  const deadline = order.status === 'pending' ? order.acceptBy : order.promisedFor;
  return Math.floor((deadline - now) / 1000);
}

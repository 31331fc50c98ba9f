import { DELIVERY_FEE } from './payments.ts';

/** The purpose of a fee. 'other': the partner's code is not in the standard. */
export type FeeKind = 'delivery' | 'service' | 'tip' | 'minimum' | 'other';

/** The fees of the Open Delivery standard by code, with their names for users. */
const FEES: Readonly<Record<string, { kind: FeeKind; label: string }>> = {
  DELIVERY_FEE: { kind: 'delivery', label: DELIVERY_FEE },
  SERVICE_FEE: { kind: 'service', label: 'Taxa de serviço' },
  TIP: { kind: 'tip', label: 'Gorjeta' },
  MIN_ORDER_FEE: { kind: 'minimum', label: 'Taxa de pedido mínimo' },
};

/** Returns the name of a fee; for an unknown code, the partner's own name. */
export function feeLabel(type: string, name: string | null): string {
  return FEES[type]?.label ?? name ?? 'Taxa';
}

/** The kind of a fee. Old orders have no code, so the label decides. */
export function feeKind({ type, label }: { type?: string; label: string }): FeeKind {
  const known = type === undefined ? Object.values(FEES).find((fee) => fee.label === label) : FEES[type];
  return known?.kind ?? 'other';
}

import { DELIVERY_FEE } from './payments.ts';

/** What a fee is for; 'other' where the partner's kind is none of the standard's. */
export type FeeKind = 'delivery' | 'service' | 'tip' | 'minimum' | 'other';

/** The standard's fees by their codes, and what people call them. */
const FEES: Readonly<Record<string, { kind: FeeKind; label: string }>> = {
  DELIVERY_FEE: { kind: 'delivery', label: DELIVERY_FEE },
  SERVICE_FEE: { kind: 'service', label: 'Taxa de serviço' },
  TIP: { kind: 'tip', label: 'Gorjeta' },
  MIN_ORDER_FEE: { kind: 'minimum', label: 'Taxa de pedido mínimo' },
};

/** What a fee of this code is called: its own name where the standard does not know the code. */
export function feeLabel(type: string, name: string | null): string {
  return FEES[type]?.label ?? name ?? 'Taxa';
}

/** The kind of a fee; of one from before codes were kept, by what it was called after its code. */
export function feeKind({ type, label }: { type?: string; label: string }): FeeKind {
  const known = type === undefined ? Object.values(FEES).find((fee) => fee.label === label) : FEES[type];
  return known?.kind ?? 'other';
}

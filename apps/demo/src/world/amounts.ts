import { reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { OrderKind } from './order-kind.ts';
import type { Random } from './random.ts';

/** Money in the format of Open Delivery documents. */
export function price(cents: number): { value: number; currency: string } {
  return { value: reaisFromCents(cents), currency: 'BRL' };
}

export interface Fee {
  name: string;
  type: string;
  receivedBy: string;
  cents: number;
}

export interface Discount {
  target: string;
  cents: number;
  sponsors: { name: string; cents: number; code: string | null }[];
}

/** Some platforms charge a fee for orders below this amount. */
const MIN_ORDER_CENTS = 2_000;

export function chooseFees(
  random: Random,
  kind: OrderKind,
  itemsCents: number,
  deliveryCents: number,
): Fee[] {
  const fees: Fee[] = [];
  if (kind === 'delivery') {
    fees.push({ name: 'Entrega', type: 'DELIVERY_FEE', receivedBy: 'MERCHANT', cents: deliveryCents });
    if (itemsCents < MIN_ORDER_CENTS && random.chance(0.4)) {
      fees.push({ name: 'Pedido mínimo', type: 'MIN_ORDER_FEE', receivedBy: 'MARKETPLACE', cents: 299 });
    }
  }
  if (kind === 'indoor') {
    const cents = Math.round(itemsCents / 10);
    fees.push({ name: 'Serviço 10%', type: 'SERVICE_FEE', receivedBy: 'MERCHANT', cents });
  } else if (random.chance(0.06)) {
    const cents = random.pick([200, 300, 500, 1_000]);
    fees.push({ name: 'Gorjeta', type: 'TIP', receivedBy: 'MERCHANT', cents });
  }
  return fees;
}

/**
 * Rarely returns a coupon, which the platform, the store or both pay for. The coupon is never higher than the
 * amount it lowers.
 */
export function chooseDiscounts(
  random: Random,
  amounts: { itemsCents: number; deliveryCents: number; isFirst: boolean; coupon: string },
): Discount[] {
  const { itemsCents, deliveryCents, isFirst, coupon } = amounts;
  if (isFirst && random.chance(0.6)) {
    const cents = Math.min(1_000, itemsCents);
    return [{ target: 'CART', cents, sponsors: [{ name: 'MARKETPLACE', cents, code: 'BEMVINDO' }] }];
  }
  const chance = random.next();
  if (chance < 0.05) {
    const cents = Math.round(itemsCents / 10);
    return [{ target: 'CART', cents, sponsors: [{ name: 'MERCHANT', cents, code: coupon }] }];
  }
  if (chance < 0.08 && deliveryCents > 0) {
    const sponsors = [{ name: 'MARKETPLACE', cents: deliveryCents, code: 'FRETEGRATIS' }];
    return [{ target: 'DELIVERY_FEE', cents: deliveryCents, sponsors }];
  }
  if (chance < 0.1) {
    const cents = Math.round(itemsCents / 5);
    const byStore = Math.floor(cents / 2);
    return [
      {
        target: 'CART',
        cents,
        sponsors: [
          { name: 'MARKETPLACE', cents: cents - byStore, code: 'FOME20' },
          { name: 'MERCHANT', cents: byStore, code: null },
        ],
      },
    ];
  }
  return [];
}

export function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((total, { cents }) => total + cents, 0);
}

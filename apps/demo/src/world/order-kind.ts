import type { Random } from './random.ts';

export type OrderKind = 'delivery' | 'takeout' | 'indoor';

/** Chooses if an order is delivered, picked up or eaten in. Most orders are delivered. */
export function chooseKind(random: Random): OrderKind {
  return random.weighted([
    { kind: 'delivery', weight: 76 },
    { kind: 'takeout', weight: 17 },
    { kind: 'indoor', weight: 7 },
  ] as const).kind;
}

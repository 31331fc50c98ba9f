import type { StoreMethods } from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';

/** All methods; the store accepts those in `chosen`. */
export function someMethods(chosen: readonly string[], version = 3): StoreMethods {
  return {
    methods: PAYMENT_METHODS.map(({ key, name }) => ({ key, name, isChosen: chosen.includes(key) })),
    version,
    changedBy: 'Ana',
    changedAt: Date.parse('2026-11-20T22:10:00Z'),
  };
}

import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { isPromotionTooHigh } from '@comanda/domain/menu/menu/promotion';
import { invalidField } from '../../../../platform/errors/app-error.ts';

/** Throws `request.invalid` unless a promotion price is lower than the price. */
export function assertLower(priceCents: number, promoCents: number | null): void {
  if (promoCents === null || !isPromotionTooHigh(promoCents, priceCents)) return;
  const mensagem = `O preço promocional (${formatCents(promoCents)}) precisa ser menor que o preço.`;
  throw invalidField('novo_preco', mensagem);
}

/** Returns a mandatory value of a new record. Throws `request.invalid` when the value is missing. */
export function required<Value>(
  value: Value | undefined,
  field: string,
  words = 'Campo obrigatório.',
): Value {
  if (value === undefined) throw invalidField(field, words);
  return value;
}

import type { OrderDifference } from '@comanda/domain/orders/orders/order-difference';
import { formatMoney } from '@comanda/web/formats/format-money';

/** A difference from the store's settings, as text next to the item: 'Taxa esperada R$ 7,00'. */
export function differenceWords({ kind, name, expectedCents }: OrderDifference): string {
  const expected = formatMoney(expectedCents ?? 0);
  switch (kind) {
    case 'payment':
      return `${name} está ${name?.startsWith('Carteira') ? 'desligada' : 'desligado'}`;
    case 'fee':
      return expectedCents === 0 ? 'Entrega grátis na loja' : `Taxa esperada ${expected}`;
    case 'minimum':
      return `Abaixo do mínimo de ${expected}`;
    case 'hidden':
      return 'Oculto no cardápio';
    case 'hours':
      return 'Fora do horário';
    case 'price':
      return `Preço diferente do cardápio (${expected})`;
  }
}

/**
 * The same text with the item's name, for places that do not show the item: 'Pizza da casa: oculto no
 * cardápio'.
 */
export function differenceSentence(difference: OrderDifference): string {
  const words = differenceWords(difference);
  if (difference.line === null || difference.name === null) return words;
  return `${difference.name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

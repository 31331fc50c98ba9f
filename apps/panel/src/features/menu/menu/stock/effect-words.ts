import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import type { TakenAlong } from '@comanda/domain/menu/menu/taken-along';
import { stockTexts } from './texts.ts';

const { effect } = stockTexts;

/**
 * The effect of unavailable items in a sentence: `12 produtos param de vender, 3 vão sem o item, 5 variações perdem um
 * sabor`.
 */
export function effectWords(taken: TakenAlong, items: readonly StockPart[]): string {
  const lost = items.every(({ kind }) => kind === 'flavour') ? effect.flavour : effect.option;
  const parts = [
    ...(taken.stopped.length > 0 ? [effect.products(taken.stopped.length)] : []),
    ...(taken.without.length > 0 ? [effect.without(taken.without.length)] : []),
    ...(taken.groups.length > 0 ? [effect.groups(taken.groups.length, lost)] : []),
    ...(taken.sizes.length > 0 ? [effect.sizes(taken.sizes.length)] : []),
  ];
  return parts.length === 0 ? effect.nothing : `${parts.join(', ')}.`;
}

import {
  choicesPossible,
  type MenuProduct,
  type OptionGroup,
  optionsInAt,
} from '@comanda/domain/menu/menu/menu-product';
import { groupsToChoose, type Selection } from '@comanda/domain/menu/menu/selection';
import { useState } from 'react';

/** How many times each option is chosen, by option id; options are in the sequence of the choices. */
type Counts = ReadonlyMap<number, number>;

/** A customer's selection of a product, with the functions that change it. */
export interface Choosing {
  selection: Selection;
  groups: readonly OptionGroup[];
  countOf: (optionId: number) => number;
  chooseSize: (sizeId: number) => void;
  /**
   * Sets how many times an option is chosen. In a group that allows one choice, this option replaces the
   * chosen one.
   */
  choose: (group: OptionGroup, optionId: number, count: number) => void;
  clear: (group: OptionGroup) => void;
  setQuantity: (quantity: number) => void;
}

/**
 * State of a customer's selection in the preview. It starts with the first size on sale, and with every
 * option that has no alternative.
 */
export function useSelection(
  product: MenuProduct,
  sold: readonly { sizeId: number }[],
  at: number,
): Choosing {
  const [sizeId, chooseSize] = useState(sold[0]?.sizeId ?? null);
  const size = product.sizes.find((each) => each.sizeId === sizeId) ?? null;
  const groups = groupsToChoose(product, size);
  const [counts, setCounts] = useState<Counts>(() => new Map());
  const [quantity, setQuantity] = useState(1);
  const countOf = (optionId: number) => counts.get(optionId) ?? 0;
  const set = (changes: readonly (readonly [number, number])[]) =>
    setCounts((before) => {
      const after = new Map(before);
      // An option that is chosen again becomes the last one, because the sequence of choices determines which
      // options are free.
      for (const [optionId, count] of changes) {
        if (count === 0) after.delete(optionId);
        else after.set(optionId, count);
      }
      return after;
    });
  const emptied = ({ options }: OptionGroup) => options.map(({ optionId }) => [optionId, 0] as const);
  const choices = groups.flatMap((group) => {
    const onlyOne = onlyChoiceOf(group, at);
    const inOrder = [...counts.keys()].filter((id) => group.options.some(({ optionId }) => optionId === id));
    const chosen = inOrder.length === 0 && onlyOne !== null ? [onlyOne] : inOrder;
    return chosen.map((optionId) => ({
      ...{ groupId: group.groupId, optionId },
      quantity: countOf(optionId) || group.least,
    }));
  });
  return {
    selection: { sizeId, choices, quantity },
    groups,
    countOf: (optionId) => choices.find((choice) => choice.optionId === optionId)?.quantity ?? 0,
    chooseSize,
    choose: (group, optionId, count) =>
      set([...(group.most === 1 ? emptied(group) : []), [optionId, Math.max(0, count)]]),
    clear: (group) => set(emptied(group)),
    setQuantity,
  };
}

/** The only possible option of a mandatory group; null otherwise. */
function onlyChoiceOf(group: OptionGroup, at: number): number | null {
  const [only, ...others] = optionsInAt(group, at);
  if (only === undefined || others.length > 0 || group.least === 0) return null;
  return choicesPossible(group, [only]) >= group.least ? only.optionId : null;
}

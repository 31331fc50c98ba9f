/**
 * Brings the row below a card into sight where the card is chosen and wholly in sight: what was just asked for must not
 * open below the list's edge. A list that somebody scrolls stays where it is.
 */
export function keepWithCard(row: HTMLElement | null): void {
  const item = row?.closest('li');
  const card = item?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
  const list = item?.parentElement?.parentElement?.getBoundingClientRect();
  if (card && list && card.top >= list.top && card.bottom <= list.bottom)
    row?.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls the row below a card into view if the card is chosen and fully visible: a row that a person just
 * opened must not be below the list's edge. If a person scrolled the list elsewhere, the list does not move.
 */
export function keepWithCard(row: HTMLElement | null): void {
  const item = row?.closest('li');
  const card = item?.querySelector('[aria-current="true"]')?.getBoundingClientRect();
  const list = item?.parentElement?.parentElement?.getBoundingClientRect();
  if (card && list && card.top >= list.top && card.bottom <= list.bottom)
    row?.scrollIntoView({ block: 'nearest' });
}

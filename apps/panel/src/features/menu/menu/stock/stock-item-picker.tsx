import { saveStockItem } from '@comanda/contract/menu/menu/stock.calls';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { StockKind, StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { PickField, type PickOption } from '@comanda/ui/form/fields/pick-field.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { useMenu, useMenuCall } from '../menu-query.ts';
import { ItemPicture } from './item-picture.tsx';
import { stockTexts } from './texts.ts';

const { pick: texts, kinds } = stockTexts;

export type PickedItem = Pick<StockPart, 'stockItemId' | 'name' | 'kind'>;

interface StockItemPickerProps {
  onPick: (item: PickedItem) => void;
  label?: string;
  placeholder?: string;
  isLabelHidden?: boolean;
  /** The kind of a new item for an unknown name; null: only existing items can be picked. */
  creates: StockKind | null;
  /** Items that are not offered because they are already used. */
  except?: (item: StockPart) => boolean;
}

/** Maximum number of offered items; users find further items by typing. */
const MAX_OFFERED = 40;
const NEW = 'new';

/** Field that finds a stock item by name, or creates one if the user has permission. */
export function StockItemPicker(props: StockItemPickerProps) {
  const { onPick, label = texts.label, placeholder = texts.placeholder, isLabelHidden, except } = props;
  const creates = useMay()('catalogue.edit') ? props.creates : null;
  const [typed, setTyped] = useState('');
  const { data } = useMenu();
  const saving = useMenuCall(saveStockItem, { failed: texts.failed });
  const items = data?.parts.stockItems ?? [];
  const name = typed.trim();
  const matching = itemsFound(items, name);
  const found = matching.filter((item) => !except?.(item));
  const isThere = items.some((item) => item.kind === creates && searchable(item.name) === searchable(name));
  const now = monotonicNow();
  const options: PickOption[] = found.slice(0, MAX_OFFERED).map((item) => ({
    key: String(item.stockItemId),
    label: item.name,
    hint: isInAt(item, now) ? kinds[item.kind] : texts.out,
    icon: <ItemPicture item={item} />,
  }));
  if (creates !== null && name !== '' && !isThere)
    options.push({
      key: NEW,
      label: texts.create(name, kinds[creates].toLowerCase()),
      icon: <IconPlus size={20} stroke={1.75} aria-hidden="true" />,
    });
  const create = async (kind: StockKind) => {
    const blank = { stockItemId: null, picture: null, version: null, description: '' };
    const made = await saving.run({ ...blank, name, kind, status: 'in' });
    if (made === null) setTyped(name);
    else onPick({ stockItemId: made.stockItemId, name, kind });
  };
  return (
    <PickField
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      none={matching.length > 0 ? texts.allHere : texts.none}
      value={typed}
      onChange={setTyped}
      options={options}
      onPick={(key) => {
        const item = items.find(({ stockItemId }) => String(stockItemId) === key);
        if (item !== undefined) onPick(item);
        else if (creates !== null) void create(creates);
      }}
    />
  );
}

/** Items whose name contains every typed word. Names that begin with the typed text come first. */
function itemsFound(items: readonly StockPart[], typed: string): StockPart[] {
  const text = searchable(typed);
  const words = text.split(/\s+/).filter(Boolean);
  const fit = items.filter(({ name }) => words.every((word) => searchable(name).includes(word)));
  const begins = ({ name }: StockPart) => (searchable(name).startsWith(text) ? 0 : 1);
  return fit.sort((one, other) => begins(one) - begins(other));
}

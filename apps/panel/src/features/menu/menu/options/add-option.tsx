import { saveOption } from '@comanda/contract/menu/menu/options.calls';
import type { GroupPart } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useState } from 'react';
import { useMenuCall } from '../menu-query.ts';
import { type PickedItem, StockItemPicker } from '../stock/stock-item-picker.tsx';
import { AddForm } from './add-form.tsx';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const texts = optionTexts.options;

/** Form that adds an option to a group: a stock item, or a free name. Disabled until the group is saved. */
export function AddOption({ group }: { group: GroupPart | null }) {
  const [from, setFrom] = useState<'stock' | 'loose'>('stock');
  const [item, setItem] = useState<PickedItem | null>(null);
  const [name, setName] = useState('');
  const [priceCents, setPrice] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const saving = useMenuCall(saveOption, { failed: optionTexts.notDone });
  const taken = new Set(group?.options.map(({ stockItemId }) => stockItemId));
  const isLoose = from === 'loose';

  const add = async () => {
    if (group === null || saving.isBusy) return;
    const looseName = name.trim();
    if (isLoose ? looseName === '' : item === null) return setMissing(true);
    const made = await saving.run({
      optionId: null,
      groupId: group.groupId,
      stockItemId: isLoose ? null : (item?.stockItemId ?? null),
      name: isLoose ? looseName : null,
      priceCents: priceCents ?? 0,
    });
    if (made === null) return;
    setItem(null);
    setName('');
    setPrice(null);
  };

  return (
    <AddForm
      addText={texts.add}
      missing={isMissing ? texts.missing : null}
      isBusy={saving.isBusy}
      disabled={group === null}
      onAdd={add}
      before={
        <Segmented
          label={texts.from}
          value={from}
          options={[
            { value: 'stock', label: texts.fromStock },
            { value: 'loose', label: texts.isLoose },
          ]}
          onChange={(next) => {
            setFrom(next);
            setMissing(false);
          }}
        />
      }
    >
      {isLoose ? (
        <TextField
          label={texts.looseName}
          value={name}
          onChange={(next) => {
            setName(next);
            setMissing(false);
          }}
        />
      ) : item === null ? (
        <StockItemPicker
          label={texts.stock}
          placeholder={texts.stockPlaceholder}
          creates="flavour"
          except={({ stockItemId }) => taken.has(stockItemId)}
          onPick={(picked) => {
            setItem(picked);
            setMissing(false);
          }}
        />
      ) : (
        <div className={classes.picked}>
          <span>{texts.stock}</span>
          <div>
            <strong>{item.name}</strong>
            <Button variant="subtle" onClick={() => setItem(null)}>
              {texts.change}
            </Button>
          </div>
        </div>
      )}
      <MoneyField label={texts.newPrice} value={priceCents} onChange={setPrice} />
    </AddForm>
  );
}

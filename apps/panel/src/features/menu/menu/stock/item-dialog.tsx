import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import { saveStockItem } from '@comanda/contract/menu/menu/stock.calls';
import { stockItemSave } from '@comanda/contract/menu/menu/stock.wire';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { STOCK_KINDS, type StockKind } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { ImageField } from '@comanda/ui/form/fields/image-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMemo, useState } from 'react';
import { MAX_CHOSEN_BYTES, readPhoto } from '../editor/chosen-photos.ts';
import { menuQuery } from '../menu-query.ts';
import { ItemUses } from './item-uses.tsx';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

const { dialog: texts, kinds, statuses } = stockTexts;

interface ItemValues {
  name: string;
  kind: StockKind;
  description: string;
  status: 'in' | 'out';
  /** The newly chosen picture; null: keep the saved picture. */
  picture: GivenFile | null;
  dropsPicture: boolean;
}

const KINDS = STOCK_KINDS.map((value) => ({ value, label: kinds[value] }));
const STATUSES = (['in', 'out'] as const).map((value) => ({ value, label: statuses[value] }));
const BLANK: ItemValues = {
  name: '',
  kind: 'ingredient',
  description: '',
  status: 'in',
  picture: null,
  dropsPicture: false,
};

interface ItemDialogProps {
  /** Null: a new stock item. */
  row: StockRow | null;
  /** All items, to check that the name is unique. */
  rows: readonly StockRow[];
  onClose: () => void;
}

function useItemForm(row: StockRow | null, onClose: () => void) {
  const item = row?.item;
  const saved = useMemo(
    (): ItemValues =>
      row === null
        ? BLANK
        : {
            ...BLANK,
            ...{ name: row.item.name, kind: row.item.kind, description: row.item.description },
            status: row.isHere ? 'in' : 'out',
          },
    [row],
  );
  return useCallForm({
    saved,
    version: item?.version,
    record: stockItemSave,
    send: (values, version) =>
      sendCall(saveStockItem, {
        ...values,
        name: values.name.trim(),
        stockItemId: item?.stockItemId ?? null,
        version: version ?? null,
      }),
    refreshes: [menuQuery.queryKey],
    savedText: item === undefined ? texts.created : texts.saved,
    onSaved: onClose,
    words: { failed: texts.failed },
  });
}

/** Dialog that creates or changes a stock item. The dialog of an existing item also shows its uses. */
export function ItemDialog({ row, rows, onClose }: ItemDialogProps) {
  const item = row?.item;
  const [tab, setTab] = useState<'data' | 'uses'>('data');
  const form = useItemForm(row, onClose);
  const { name, kind } = form.values;
  const description = form.field('description');
  const isTwin = rows.some(
    (other) =>
      other.item.stockItemId !== item?.stockItemId &&
      other.item.kind === kind &&
      searchable(other.item.name) === searchable(name.trim()),
  );
  const fields = (
    <div className="stack-18">
      <TextField
        isFirst
        label={texts.name}
        placeholder={texts.namePlaceholder}
        hint={isTwin ? texts.twin : undefined}
        {...form.field('name')}
      />
      <Segmented
        label={texts.kind}
        hint={texts.kindHint}
        options={KINDS}
        value={kind}
        onChange={(next) => form.change({ kind: next })}
      />
      <TextAreaField
        label={texts.description}
        rows={3}
        hint={texts.descriptionHint((description.maxLength ?? 0) - description.value.length)}
        {...description}
      />
      <SelectField label={texts.status} options={STATUSES} {...form.field('status')} />
      <ItemPictureField
        current={item?.photoHash ?? null}
        values={form.values}
        error={form.errors.picture ?? null}
        onChange={form.change}
      />
    </div>
  );
  return (
    <CallFormDialog
      form={form}
      title={item === undefined ? texts.create : texts.editTitle}
      submitText={texts.save}
      onClose={onClose}
      width={560}
    >
      {row === null ? (
        fields
      ) : (
        <Tabs
          label={texts.tabs}
          current={tab}
          onChange={setTab}
          tabs={[
            { tab: 'data', title: texts.data },
            { tab: 'uses', title: stockTexts.uses.title },
          ]}
        >
          {tab === 'data' ? fields : <ItemUses row={row} />}
        </Tabs>
      )}
    </CallFormDialog>
  );
}

interface ItemPictureFieldProps {
  current: string | null;
  values: ItemValues;
  error: string | null;
  onChange: (change: Partial<ItemValues>) => void;
}

/** Shows the picture that the item will have after the next save. */
function ItemPictureField({ current, values, error, onChange }: ItemPictureFieldProps) {
  const { picture, dropsPicture } = values;
  /** URL under which the page can show the chosen picture. */
  const [chosen, setChosen] = useState<string | null>(null);
  const stored = current !== null && !dropsPicture ? picturePath(current, 480) : null;
  const shown = (picture && chosen) ?? stored;
  const choose = async (file: File) => {
    try {
      const photo = await readPhoto(file);
      setChosen(photo.picture);
      onChange({
        picture: { name: photo.file.name, bytes: new Uint8Array(await photo.file.arrayBuffer()) },
      });
    } catch {
      toast.error(texts.unreadable);
    }
  };
  return (
    <ImageField
      label={texts.picture}
      hint={texts.pictureHint}
      shape="square"
      picture={shown}
      maxBytes={MAX_CHOSEN_BYTES}
      takesWebp
      progress={null}
      locked={null}
      error={error}
      data-path="picture"
      onStop={() => undefined}
      onChoose={(file) => void choose(file)}
      more={
        shown === null ? null : (
          <Button
            variant="subtle"
            onClick={() => onChange({ picture: null, dropsPicture: picture === null })}
          >
            {texts.dropPicture}
          </Button>
        )
      }
    />
  );
}

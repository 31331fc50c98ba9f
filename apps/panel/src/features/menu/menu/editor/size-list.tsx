import { orderSizes, removeSize, setSizeStatus } from '@comanda/contract/menu/menu/sizes.calls';
import type { SizePart } from '@comanda/domain/menu/menu/menu-parts';
import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { orderOf, useMenuCall } from '../menu-query.ts';
import { StatusSelect } from '../status-select.tsx';
import { LASTING_STATUSES } from '../status-styles.ts';
import { useUndo } from '../use-undo.ts';
import classes from './product-editor.module.css';
import { SizeDialog } from './size-dialog.tsx';
import { editorTexts } from './texts.ts';

const ROW_HEIGHT = 60;

interface SizeListProps {
  /** Null: the product is not saved yet. */
  productId: number | null;
  sizes: readonly SizePart[];
  isLocked: boolean;
}

/** The sizes of a product with price and status, in the sequence that customers see. */
export function SizeList({ productId, sizes, isLocked }: SizeListProps) {
  const [edited, setEdited] = useState<SizePart | 'new' | null>(null);
  const status = useMenuCall(setSizeStatus);
  const order = useMenuCall(orderSizes);
  const remove = useMenuCall(removeSize);
  const { offerBatch } = useUndo();
  const add = () => {
    if (productId === null) void alertDialog({ text: editorTexts.saveSizesFirst });
    else setEdited('new');
  };
  const removeOne = async ({ sizeId, name }: SizePart) => {
    const removed = await remove.run({ sizeId }, (parts) => ({
      ...parts,
      sizes: parts.sizes.filter((each) => each.sizeId !== sizeId),
    }));
    if (removed !== null) offerBatch(editorTexts.sizeRemoved(name), removed.batchId);
  };
  const setStatus = (sizeId: number, to: LastingStatus) =>
    status.run({ sizeId, status: to }, (parts) => ({
      ...parts,
      sizes: parts.sizes.map((each) => (each.sizeId === sizeId ? { ...each, status: to } : each)),
    }));
  return (
    <div className={`stack-12 ${classes.list}`}>
      {sizes.length === 0 ? (
        <p className={classes.note}>
          {productId === null ? editorTexts.saveSizesFirst : editorTexts.sizesEmpty}
        </p>
      ) : (
        <SortableList
          label={editorTexts.sizes}
          items={sizes}
          itemKey={({ sizeId }) => sizeId}
          itemName={({ name }) => name}
          rowHeight={ROW_HEIGHT}
          onOrder={
            isLocked || productId === null || sizes.length === 1
              ? null
              : async (keys, before) => (await order.run(orderOf(keys, before))) !== null
          }
        >
          {(size, openMove) => (
            <>
              <span className={`fill ${classes.size}`}>
                <span className={`one-line text-label fill ${classes.name}`}>{size.name}</span>
                <span className={`text-14 ${classes.money}`}>
                  {formatMoney(size.promoCents ?? size.priceCents)}
                  {size.promoCents === null ? null : <s>{formatMoney(size.priceCents)}</s>}
                </span>
              </span>
              <span className={classes.status}>
                <StatusSelect
                  name={size.name}
                  status={size.status}
                  statuses={LASTING_STATUSES}
                  onChange={(to) => void setStatus(size.sizeId, to)}
                />
              </span>
              {isLocked ? null : (
                <RowMenu
                  label={editorTexts.sizeActions(size.name)}
                  actions={[
                    { label: editorTexts.edit, onChoose: () => setEdited(size) },
                    ...(sizes.length > 1
                      ? [
                          { label: editorTexts.move, onChoose: openMove },
                          {
                            label: editorTexts.remove,
                            isDestructive: true,
                            onChoose: () => void removeOne(size),
                          },
                        ]
                      : []),
                  ]}
                />
              )}
            </>
          )}
        </SortableList>
      )}
      {isLocked ? null : (
        <div>
          <Button
            variant="default"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={add}
          >
            {editorTexts.addSize}
          </Button>
        </div>
      )}
      {edited !== null && productId !== null ? (
        <SizeDialog
          productId={productId}
          size={edited === 'new' ? null : (sizes.find(({ sizeId }) => sizeId === edited.sizeId) ?? edited)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  );
}

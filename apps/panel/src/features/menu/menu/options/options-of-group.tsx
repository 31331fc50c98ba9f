import { deleteOption, orderOptions, saveOption } from '@comanda/contract/menu/menu/options.calls';
import type { GroupPart, MenuParts, OptionPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import iconButton from '@comanda/ui/icon-button.module.css';
import { inOrder } from '@comanda/ui/sortable/moved.ts';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { MoneyCell } from '@comanda/ui/table/money-cell.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconX } from '@tabler/icons-react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { orderOf, useMenuCall } from '../menu-query.ts';
import { AddOption } from './add-option.tsx';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const texts = optionTexts.options;
const ROW_PX = 56;

interface OptionsOfGroupProps {
  parts: MenuParts;
  /** Null: the group is not saved yet and has no options. */
  group: GroupPart | null;
  isLocked: boolean;
}

/** The options of a group with their prices, in the sequence that customers see. */
export function OptionsOfGroup({ parts, group, isLocked }: OptionsOfGroupProps) {
  const failed = { failed: optionTexts.notDone };
  const saving = useMenuCall(saveOption, failed);
  const ordering = useMenuCall(orderOptions, failed);
  const removal = useMenuCall(deleteOption, failed);
  const options = group?.options ?? [];
  const stock = new Map(parts.stockItems.map((item) => [item.stockItemId, item]));
  const now = monotonicNow();
  const withOptions =
    (change: (options: readonly OptionPart[]) => readonly OptionPart[]) => (before: MenuParts) => ({
      ...before,
      groups: before.groups.map((each) =>
        each.groupId === group?.groupId ? { ...each, options: change(each.options) } : each,
      ),
    });
  const order = async (keys: string[], before: readonly string[]) => {
    const next = withOptions((before) => inOrder(before, keys, ({ optionId }) => String(optionId)));
    return (await ordering.run(orderOf(keys, before), next)) !== null;
  };
  const setPrice = ({ optionId, stockItemId, name }: OptionPart, priceCents: number) =>
    void saving.run(
      { optionId, groupId: null, stockItemId, name: stockItemId === null ? name : null, priceCents },
      withOptions((before) =>
        before.map((each) => (each.optionId === optionId ? { ...each, priceCents } : each)),
      ),
    );
  const remove = async ({ optionId, name }: OptionPart) => {
    if (!(await confirmRemoval({ consequence: texts.consequence(name) }))) return;
    const removed = withOptions((before) => before.filter((each) => each.optionId !== optionId));
    if ((await removal.run({ optionId }, removed)) !== null) toast.success(texts.removed(name));
  };
  return (
    <section className="stack-12 shrink" aria-labelledby="options-of-group">
      <div className={`row wraps ${classes.sectionHead}`}>
        <h3 id="options-of-group">{texts.title}</h3>
        <p>
          {group === null ? optionTexts.editor.saveFirst : options.length === 0 ? texts.none : texts.hint}
        </p>
      </div>
      {options.length === 0 ? null : (
        <div className={classes.optionList}>
          <SortableList
            label={texts.title}
            items={options}
            itemKey={({ optionId }) => optionId}
            itemName={({ name }) => name}
            rowHeight={ROW_PX}
            onOrder={isLocked ? null : order}
          >
            {(option) => {
              const item = option.stockItemId === null ? null : stock.get(option.stockItemId);
              const isOut = item ? !isInAt(item, now) : false;
              return (
                <div className={`row-8 fill ${classes.option}`}>
                  <span className={`fill ${classes.optionName}`}>
                    <span>{option.name}</span>
                    {item === null ? <small>{texts.loose}</small> : null}
                    {isOut ? <small data-tone="pending">{texts.out}</small> : null}
                  </span>
                  <span className={classes.optionPrice}>
                    <MoneyCell
                      label={texts.price(option.name)}
                      cents={option.priceCents}
                      isDisabled={isLocked}
                      onSave={(cents) => setPrice(option, cents)}
                      onUnread={(typed) => toast.error(texts.notMoney(typed))}
                    />
                  </span>
                  {isLocked ? null : (
                    <button
                      type="button"
                      className={`${iconButton.button} ${classes.plain}`}
                      aria-label={texts.remove(option.name)}
                      title={texts.remove(option.name)}
                      onClick={() => void remove(option)}
                    >
                      <IconX size={18} stroke={1.75} aria-hidden="true" />
                    </button>
                  )}
                </div>
              );
            }}
          </SortableList>
        </div>
      )}
      {isLocked ? null : <AddOption group={group} />}
    </section>
  );
}

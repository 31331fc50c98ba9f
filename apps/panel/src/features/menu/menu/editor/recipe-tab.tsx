import {
  MAX_OF_ONE,
  orderRecipe,
  removeRecipeLine,
  saveRecipeLine,
} from '@comanda/contract/menu/menu/recipe.calls';
import type { RecipePart, StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { orderOf, useMenu, useMenuCall } from '../menu-query.ts';
import { type PickedItem, StockItemPicker } from '../stock/stock-item-picker.tsx';
import classes from './product-editor.module.css';
import { Section } from './section.tsx';
import { editorTexts } from './texts.ts';

const ROW_HEIGHT = 64;
/** Row height in px on narrow screens, where the switch is below the name. */
const TALL_ROW_HEIGHT = 112;
const NO_PARTS = { recipe: [], stockItems: [] };

interface RecipeTabProps {
  productId: number;
  isLocked: boolean;
}

/** The tab with the recipe of a product. Each change is saved immediately. */
export function RecipeTab({ productId, isLocked }: RecipeTabProps) {
  const parts = useMenu().data?.parts ?? NO_PARTS;
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const save = useMenuCall(saveRecipeLine);
  const remove = useMenuCall(removeRecipeLine);
  const order = useMenuCall(orderRecipe);
  const lines = parts.recipe.filter((line) => line.productId === productId);
  const items = new Map(parts.stockItems.map((item) => [item.stockItemId, item]));
  const nameOf = ({ stockItemId }: RecipePart) => items.get(stockItemId)?.name ?? '';
  // A new ingredient starts with quantity one, and customers may leave it out.
  const pick = ({ stockItemId }: PickedItem) =>
    void save.run({ productId, stockItemId, quantity: undefined, isRemovable: undefined });
  const change = (line: RecipePart, part: Partial<RecipePart>) => {
    const { stockItemId, quantity, isRemovable } = { ...line, ...part };
    void save.run({ productId, stockItemId, quantity, isRemovable }, (before) => ({
      ...before,
      recipe: before.recipe.map((each) =>
        each.recipeLineId === line.recipeLineId ? { ...each, ...part } : each,
      ),
    }));
  };
  const takeOut = async (line: RecipePart) => {
    const { recipeLineId } = line;
    if (!(await confirmRemoval({ consequence: editorTexts.leavesRecipe(nameOf(line)) }))) return;
    void remove.run({ recipeLineId }, (before) => ({
      ...before,
      recipe: before.recipe.filter((each) => each.recipeLineId !== recipeLineId),
    }));
  };
  return (
    <Section title={editorTexts.recipe} hint={editorTexts.recipeHint}>
      {isLocked ? null : (
        <StockItemPicker
          label={editorTexts.addLine}
          creates="ingredient"
          except={({ stockItemId }) => lines.some((line) => line.stockItemId === stockItemId)}
          onPick={pick}
        />
      )}
      {lines.length === 0 ? (
        <p className={classes.note}>{editorTexts.recipeEmpty}</p>
      ) : (
        <SortableList
          label={editorTexts.recipe}
          items={lines}
          itemKey={({ recipeLineId }) => recipeLineId}
          itemName={nameOf}
          rowHeight={isNarrow ? TALL_ROW_HEIGHT : ROW_HEIGHT}
          onOrder={
            isLocked || lines.length === 1
              ? null
              : async (keys, before) => (await order.run({ productId, ...orderOf(keys, before) })) !== null
          }
        >
          {(line, openMove) => (
            <RecipeLine
              line={line}
              name={nameOf(line)}
              item={items.get(line.stockItemId)}
              isLocked={isLocked}
              onChange={(part) => change(line, part)}
              onMove={lines.length > 1 ? openMove : null}
              onRemove={() => takeOut(line)}
            />
          )}
        </SortableList>
      )}
    </Section>
  );
}

interface RecipeLineProps {
  line: RecipePart;
  name: string;
  item: StockPart | undefined;
  isLocked: boolean;
  onChange: (part: Partial<RecipePart>) => void;
  /** Null: the recipe has only this line. */
  onMove: (() => void) | null;
  onRemove: () => void;
}

/** An ingredient with its quantity, and whether customers may leave it out. */
function RecipeLine({ line, name, item, isLocked, onChange, onMove, onRemove }: RecipeLineProps) {
  return (
    <>
      <span className={`one-line text-label fill ${classes.name}`}>
        {name}
        {item && !isInAt(item, monotonicNow()) ? (
          <StatusLabel tone="late" variant="quiet">
            {editorTexts.out}
          </StatusLabel>
        ) : null}
      </span>
      <span className={classes.quantity}>
        <QuantityField
          label={editorTexts.quantity(name)}
          isLabelHidden
          least={1}
          most={MAX_OF_ONE}
          disabled={isLocked}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </span>
      <span className={classes.removable}>
        <CheckField
          label={editorTexts.removable}
          disabled={isLocked}
          value={line.isRemovable}
          onChange={(isRemovable) => onChange({ isRemovable })}
        />
      </span>
      {isLocked ? null : (
        <RowMenu
          label={editorTexts.lineActions(name)}
          actions={[
            ...(onMove ? [{ label: editorTexts.move, onChoose: onMove }] : []),
            { label: editorTexts.remove, isDestructive: true, onChoose: onRemove },
          ]}
        />
      )}
    </>
  );
}

import { orderCategories } from '@comanda/contract/catalogue/categories.calls';
import type { CategoryPart } from '@comanda/domain/catalogue/menu-parts';
import { inOrder } from '@comanda/ui/sortable/moved.ts';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { useMenuCall } from '../menu-query.ts';
import { StatusMark } from '../status-mark.tsx';
import classes from './categories.module.css';
import { categoryTexts } from './texts.ts';

const ROW_PX = 60;

interface CategoryListProps {
  categories: readonly CategoryPart[];
  /** How many products each of them has. */
  counts: ReadonlyMap<number, number>;
  /** Null: all of them. */
  current: number | null;
  mayEdit: boolean;
  onChoose: (categoryId: number) => void;
}

/** The categories in the menu's order, with how they stand and how much is in them. */
export function CategoryList({ categories, counts, current, mayEdit, onChoose }: CategoryListProps) {
  const order = useMenuCall(orderCategories);
  const save = async (keys: string[]) => {
    const answer = await order.run({ ids: keys.map(Number) }, (parts) => ({
      ...parts,
      categories: inOrder(parts.categories, keys, ({ categoryId }) => String(categoryId)),
    }));
    return answer !== null;
  };
  return (
    <SortableList
      label={categoryTexts.title}
      items={categories}
      itemKey={({ categoryId }) => categoryId}
      itemName={({ name }) => name}
      rowHeight={ROW_PX}
      onOrder={mayEdit ? save : null}
    >
      {({ categoryId, name, status }) => (
        <button
          type="button"
          className={classes.category}
          aria-current={categoryId === current || undefined}
          onClick={() => onChoose(categoryId)}
        >
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            <StatusMark status={status} />
            <span>{categoryTexts.products(counts.get(categoryId) ?? 0)}</span>
          </span>
        </button>
      )}
    </SortableList>
  );
}

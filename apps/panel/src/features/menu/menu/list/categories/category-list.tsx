import type { CategoryPart, ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { SortableList } from '@comanda/ui/sortable/sortable-list.tsx';
import { type RowAction, RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { StatusMark } from '../../status-mark.tsx';
import { SHOWN_STATUSES } from '../../status-styles.ts';
import classes from './categories.module.css';
import { categoryTexts as texts } from './texts.ts';
import { useCategoryActions } from './use-category-actions.ts';

const ROW_PX = 60;

export interface CategoryListProps {
  categories: readonly CategoryPart[];
  /** Returns the current products. */
  products: () => readonly ProductPart[];
  total: number;
  /** Number of products by category id. */
  counts: ReadonlyMap<number, number>;
  /** Null: all categories. */
  current: number | null;
  mayEdit: boolean;
  onChoose: (categoryId: number | null) => void;
  onEdit: (category: CategoryPart) => void;
}

/** The categories in the sequence of the menu, with status and number of products. */
export function CategoryList(props: CategoryListProps) {
  const { categories, products, total, counts, current, mayEdit, onChoose, onEdit } = props;
  const actions = useCategoryActions();
  const actionsOf = (category: CategoryPart, openMove: () => void): RowAction[] => [
    ...(mayEdit ? [{ label: texts.actions.edit, onChoose: () => onEdit(category) }] : []),
    ...SHOWN_STATUSES.filter((status) => status !== category.status).map((status) => ({
      label: texts.actions.status[status],
      onChoose: () => actions.setStatus(category, status),
    })),
    ...(mayEdit
      ? [
          { label: texts.actions.move, onChoose: openMove },
          {
            label: texts.actions.remove,
            isDestructive: true,
            onChoose: () => void actions.remove(category, products()),
          },
        ]
      : []),
  ];
  return (
    <>
      <button
        type="button"
        className={classes.all}
        aria-current={current === null || undefined}
        onClick={() => onChoose(null)}
      >
        <span className={`one-line ${classes.name}`}>{texts.all}</span>
        <span className={`row-8 muted-13 ${classes.facts}`}>{texts.products(total)}</span>
      </button>
      <SortableList
        label={texts.title}
        items={categories}
        itemKey={({ categoryId }) => categoryId}
        itemName={({ name }) => name}
        rowHeight={ROW_PX}
        onOrder={mayEdit ? actions.order : null}
      >
        {(category, openMove) => (
          <>
            <button
              type="button"
              className={classes.category}
              aria-current={category.categoryId === current || undefined}
              onClick={() => onChoose(category.categoryId)}
            >
              <span className={`one-line ${classes.name}`}>{category.name}</span>
              <span className={`row-8 muted-13 ${classes.facts}`}>
                <StatusMark status={category.status} />
                <span>{texts.products(counts.get(category.categoryId) ?? 0)}</span>
              </span>
            </button>
            <RowMenu label={texts.actionsOf(category.name)} actions={actionsOf(category, openMove)} />
          </>
        )}
      </SortableList>
    </>
  );
}

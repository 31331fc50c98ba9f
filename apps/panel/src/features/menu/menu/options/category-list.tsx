import { deleteOptionCategory } from '@comanda/contract/menu/menu/options.calls';
import type { MenuParts, OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconFolder, IconPlus } from '@tabler/icons-react';
import { useMenuCall } from '../menu-query.ts';
import { menuTexts } from '../texts.ts';
import { productNames, usesByGroup } from './group-uses.ts';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const texts = optionTexts.categories;

interface CategoryListProps {
  parts: MenuParts;
  chosen: OptionCategoryPart | null;
  mayEdit: boolean;
  onChoose: (categoryId: number) => void;
  onAdd: () => void;
  onEdit: (category: OptionCategoryPart) => void;
}

/** The categories of groups with the number of groups in each. One of them is selected. */
export function CategoryList({ parts, chosen, mayEdit, onChoose, onAdd, onEdit }: CategoryListProps) {
  const removal = useMenuCall(deleteOptionCategory, { failed: optionTexts.notDone });
  const groupsOf = Map.groupBy(parts.groups, ({ optionCategoryId }) => optionCategoryId);
  const remove = async ({ optionCategoryId, name }: OptionCategoryPart) => {
    const groups = groupsOf.get(optionCategoryId) ?? [];
    const uses = usesByGroup(parts);
    const using = new Set(groups.flatMap(({ groupId }) => [...(uses.get(groupId) ?? [])]));
    if (using.size > 0) return void alertDialog({ text: texts.inUse(name, productNames(parts, using)) });
    if (!(await confirmRemoval({ consequence: texts.consequence(name, groups.length) }))) return;
    if ((await removal.run({ optionCategoryId })) !== null) toast.success(texts.removed(name));
  };
  return (
    <section className={classes.card} aria-labelledby="option-categories">
      <div className={`row wraps ${classes.head}`}>
        <h2 id="option-categories">{texts.title}</h2>
        {mayEdit ? (
          <Button
            variant="default"
            icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
            onClick={onAdd}
          >
            {texts.add}
          </Button>
        ) : null}
      </div>
      {parts.optionCategories.length === 0 ? (
        <EmptyState
          isCompact
          icon={<IconFolder size={26} stroke={1.75} aria-hidden="true" />}
          title={texts.none}
        >
          {mayEdit ? texts.noneHint : texts.noneToSee}
        </EmptyState>
      ) : (
        <ul className={classes.categories}>
          {parts.optionCategories.map((category) => (
            <li key={category.optionCategoryId}>
              <button
                type="button"
                className={classes.category}
                aria-current={category.optionCategoryId === chosen?.optionCategoryId || undefined}
                onClick={() => onChoose(category.optionCategoryId)}
              >
                <span className={`one-line ${classes.name}`}>{category.name}</span>
                <span className={`muted-13 ${classes.facts}`}>
                  {texts.groups(groupsOf.get(category.optionCategoryId)?.length ?? 0)}
                  {category.status === 'active' ? '' : ` · ${menuTexts.status[category.status]}`}
                </span>
              </button>
              {mayEdit ? (
                <RowMenu
                  label={optionTexts.actionsOf(category.name)}
                  actions={[
                    { label: optionTexts.actions.edit, onChoose: () => onEdit(category) },
                    {
                      label: optionTexts.actions.remove,
                      isDestructive: true,
                      onChoose: () => void remove(category),
                    },
                  ]}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

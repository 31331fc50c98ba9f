import type { CategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import classes from './categories.module.css';
import { CategoryList, type CategoryListProps } from './category-list.tsx';
import { categoryTexts as texts } from './texts.ts';

const dialog = createLazyPart(async () => (await import('./category-dialog.tsx')).CategoryDialog);
const listWindow = createLazyPart(async () => (await import('@comanda/ui/dialog/dialog.tsx')).Dialog);
const ALL = 'todas';

type CategoryCardProps = Omit<CategoryListProps, 'onEdit'>;

/**
 * The list of categories beside the products. Narrow screens have a select field instead; the list opens in a
 * window.
 */
function PlainCategoryCard(props: CategoryCardProps) {
  const { categories, current, mayEdit, onChoose } = props;
  const isNarrow = useMediaQuery('(max-width: 1099.98px)');
  const [isListOpen, setListOpen] = useState(false);
  /** The open editor and its category; `category` is null for a new category. Null: the editor is closed. */
  const [edited, setEdited] = useState<{ category: CategoryPart | null } | null>(null);
  const add = () => setEdited({ category: null });
  const plus = <IconPlus size={18} stroke={2} aria-hidden="true" />;
  const list = (
    <CategoryList
      {...props}
      onChoose={(categoryId) => {
        setListOpen(false);
        onChoose(categoryId);
      }}
      onEdit={(category) => setEdited({ category })}
    />
  );
  return (
    <>
      {isNarrow ? (
        <div className={`grid-8 ${classes.picker}`}>
          <SelectField
            label={texts.category}
            isLabelHidden
            value={current === null ? ALL : String(current)}
            options={[
              { value: ALL, label: texts.all },
              ...categories.map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
            ]}
            onChange={(value) => onChoose(value === ALL ? null : Number(value))}
          />
          <button
            type="button"
            className={iconButton.button}
            aria-label={texts.arrange}
            title={texts.arrange}
            onClick={() => setListOpen(true)}
          >
            <IconListDetails size={20} stroke={1.75} aria-hidden="true" />
          </button>
          {mayEdit ? (
            <button
              type="button"
              className={iconButton.button}
              aria-label={texts.addFull}
              title={texts.addFull}
              onClick={add}
            >
              {plus}
            </button>
          ) : null}
        </div>
      ) : (
        <section className={`card stack ${classes.card}`} aria-label={texts.title}>
          <div className={`row-8 ${classes.head}`}>
            <h2>{texts.title}</h2>
            {mayEdit ? (
              <Button variant="default" icon={plus} onClick={add}>
                {texts.add}
              </Button>
            ) : null}
          </div>
          <div className={classes.body}>{list}</div>
        </section>
      )}
      {isNarrow && isListOpen ? (
        <listWindow.Part
          opened
          title={texts.title}
          onClose={() => setListOpen(false)}
          actions={
            <Button variant="default" onClick={() => setListOpen(false)}>
              {texts.close}
            </Button>
          }
        >
          {list}
        </listWindow.Part>
      ) : null}
      {edited ? (
        <dialog.Part
          category={categories.find(({ categoryId }) => categoryId === edited.category?.categoryId) ?? null}
          onClose={() => setEdited(null)}
          onSaved={onChoose}
        />
      ) : null}
    </>
  );
}

/** Memoised, so that a key typed in the product search does not render the categories again. */
export const CategoryCard = memo(PlainCategoryCard);

/** Asks for the first category of an empty menu. */
export function FirstCategory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.addFull}
      </Button>
      {isOpen ? (
        <dialog.Part category={null} onClose={() => setOpen(false)} onSaved={() => undefined} />
      ) : null}
    </>
  );
}

import { changeUses } from '@comanda/contract/menu/menu/links.calls';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { GroupPart, MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SearchField } from '@comanda/ui/form/fields/search-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { useMenuCall } from '../menu-query.ts';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const texts = optionTexts.uses;

interface UsesDialogProps {
  parts: MenuParts;
  group: GroupPart;
  /** Ids of the products that use the group now. */
  using: ReadonlySet<number>;
  onClose: () => void;
}

/** Products by category, to choose which of them use a group. */
export function UsesDialog({ parts, group, using, onClose }: UsesDialogProps) {
  const [chosen, setChosen] = useState(using);
  const [words, setWords] = useState('');
  const saving = useMenuCall(changeUses, { failed: optionTexts.notDone });
  const choose = (productIds: readonly number[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const productId of productIds) isOn ? next.add(productId) : next.delete(productId);
      return next;
    });
  const wanted = searchable(words).split(/\s+/).filter(Boolean);
  const found = parts.products.filter(({ name }) => wanted.every((word) => searchable(name).includes(word)));
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  const save = async () => {
    const begin = [...chosen].filter((productId) => !using.has(productId));
    const end = [...using].filter((productId) => !chosen.has(productId));
    if (begin.length + end.length > 0) {
      if ((await saving.run({ groupId: group.groupId, begin, end })) === null) return;
      toast.success(texts.saved);
    }
    onClose();
  };
  return (
    <FormDialog
      title={texts.dialog(group.name)}
      submitText={texts.save}
      note={texts.chosen(chosen.size)}
      isSending={saving.isBusy}
      width={560}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        isLabelHidden
        isFirst
        value={words}
        onChange={setWords}
      />
      <div className="stack-20">
        {found.length === 0 ? <p>{texts.found}</p> : null}
        {parts.categories.map(({ categoryId, name: category }) => {
          const products = byCategory.get(categoryId) ?? [];
          if (products.length === 0) return null;
          const isAll = products.every(({ productId }) => chosen.has(productId));
          const action = isAll ? texts.noneOf : texts.all;
          return (
            <fieldset key={categoryId} className={classes.choiceGroup}>
              <legend>{category}</legend>
              <Button
                variant="subtle"
                aria-label={texts.ofCategory(action, category)}
                onClick={() =>
                  choose(
                    products.map(({ productId }) => productId),
                    !isAll,
                  )
                }
              >
                {action}
              </Button>
              {products.map(({ productId, name }) => (
                <CheckField
                  key={productId}
                  label={name}
                  value={chosen.has(productId)}
                  onChange={(isOn) => choose([productId], isOn)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </FormDialog>
  );
}

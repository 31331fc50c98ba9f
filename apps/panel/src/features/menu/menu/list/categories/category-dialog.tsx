import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { categoryEdit, saveCategory } from '@comanda/contract/menu/menu/categories.calls';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { CategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Week } from '@comanda/domain/store/hours/week';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { AvailabilityEditor } from '../../availability-editor.tsx';
import { menuQuery, useMenu } from '../../menu-query.ts';
import { SHOWN_STATUSES } from '../../status-styles.ts';
import { menuTexts } from '../../texts.ts';
import classes from './categories.module.css';
import { categoryTexts as texts } from './texts.ts';

interface CategoryValues {
  name: string;
  status: ShownStatus;
  availability: Week | null;
}

const NEW: CategoryValues = { name: '', status: 'active', availability: null };

type Tab = 'information' | 'availability';

interface CategoryDialogProps {
  /** The saved category; null: a new category. */
  category: CategoryPart | null;
  onClose: () => void;
  onSaved: (categoryId: number) => void;
}

/** Dialog that edits a category: name, status and hours. */
export function CategoryDialog({ category, onClose, onSaved }: CategoryDialogProps) {
  const [tab, setTab] = useState<Tab>('information');
  const form = useCategoryForm({ category, onClose, onSaved });
  const isNameWrong = form.errors.name !== undefined;
  useEffect(() => {
    if (isNameWrong) setTab('information');
  }, [isNameWrong]);
  const submit = () => {
    // A faulty week blocks the form and gets the focus, so its tab must be visible.
    if (form.element.current?.querySelector('[data-tab="availability"] input:invalid'))
      flushSync(() => setTab('availability'));
    form.submit();
  };
  const { status } = form.values;
  return (
    <CallFormDialog
      form={{ ...form, submit }}
      title={category === null ? texts.adding : texts.editing}
      submitText={texts.save}
      width={720}
      onClose={onClose}
      inWords={({ name, status: is, availability }) => [
        [texts.fieldWords.name, name],
        [texts.fieldWords.status, menuTexts.status[is]],
        [texts.fieldWords.availability, availability === null ? texts.always : texts.sometimes],
      ]}
    >
      <Tabs
        label={texts.tabsLabel}
        tabs={[
          { tab: 'information', title: texts.tabs.information },
          { tab: 'availability', title: texts.tabs.availability },
        ]}
        current={tab}
        onChange={setTab}
      >
        <div className={`stack-16 ${classes.tab}`} hidden={tab !== 'information'}>
          <TextField label={texts.name} hint={texts.nameHint} isFirst {...form.field('name')} />
          <Segmented
            label={texts.status}
            value={status}
            options={SHOWN_STATUSES.map((value) => ({ value, label: menuTexts.status[value] }))}
            hint={texts.statusHints[status]}
            onChange={(next) => form.change({ status: next })}
          />
        </div>
        <div className={`stack-16 ${classes.tab}`} data-tab="availability" hidden={tab !== 'availability'}>
          <AvailabilityEditor
            value={form.values.availability}
            onChange={(availability) => form.change({ availability })}
          />
        </div>
      </Tabs>
    </CallFormDialog>
  );
}

function useCategoryForm({ category, onClose, onSaved }: CategoryDialogProps) {
  const saved = useMemo<CategoryValues>(
    () =>
      category === null
        ? NEW
        : { name: category.name, status: category.status, availability: category.availability },
    [category],
  );
  // Names must be unique: users could not distinguish two categories with the same name in a select field.
  const others = new Set(
    useMenu()
      .data?.parts.categories.filter(({ categoryId }) => categoryId !== category?.categoryId)
      .map(({ name }) => searchable(name)),
  );
  return useCallForm<CategoryValues, { categoryId: number }>({
    saved,
    ...(category === null ? {} : { version: category.version }),
    record: categoryEdit,
    check: ({ name }) => ({
      name:
        name.trim() === ''
          ? texts.nameMissing
          : name !== saved.name && others.has(searchable(name))
            ? texts.nameTaken
            : undefined,
    }),
    send: (values, version) =>
      sendCall(saveCategory, {
        ...values,
        categoryId: category?.categoryId ?? null,
        version: version ?? null,
      }),
    refreshes: [menuQuery.queryKey],
    words: { failed: texts.notSaved },
    savedText: texts.saved,
    onSaved: ({ categoryId }) => {
      onClose();
      onSaved(categoryId);
    },
  });
}

import type { OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconHandFinger } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { type Menu, useMenu } from '../menu-query.ts';
import { CategoryList } from './category-list.tsx';
import { GroupTable } from './group-table.tsx';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const groupEditor = createLazyPart(async () => (await import('./group-editor.tsx')).GroupEditor);
const categoryDialog = createLazyPart(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** The variations screen: categories of groups, and the groups of one category. */
export function OptionsScreen() {
  const menu = useMenu();
  return (
    <div className="page">
      <PageTitle title={optionTexts.title} subtitle={optionTexts.subtitle} />
      <QueryFaces
        query={menu}
        skeleton={<TableSkeleton rows={6} />}
        failed={optionTexts.loadFailed}
        failedHint={optionTexts.loadFailedHint}
      >
        {(data) => <Columns menu={data} />}
      </QueryFaces>
    </div>
  );
}

type Editing<Part> = Part | 'new' | null;

function Columns({ menu: { parts } }: { menu: Menu }) {
  const mayEdit = useMay()('catalogue.edit');
  const { optionCategories } = parts;
  const [chosenId, choose] = useState<number | null>(null);
  const [editedCategory, editCategory] = useState<Editing<OptionCategoryPart>>(null);
  const [editedGroup, editGroup] = useState<number | 'new' | null>(null);
  useEffect(() => groupEditor.prefetchWhenIdle(), []);
  useEffect(() => categoryDialog.prefetchWhenIdle(), []);
  const [only] = optionCategories.length === 1 ? optionCategories : [];
  const chosen =
    optionCategories.find(({ optionCategoryId }) => optionCategoryId === chosenId) ?? only ?? null;
  return (
    <div className={`grid-16 ${classes.columns}`}>
      <CategoryList
        parts={parts}
        chosen={chosen}
        mayEdit={mayEdit}
        onChoose={choose}
        onAdd={() => editCategory('new')}
        onEdit={editCategory}
      />
      {chosen === null ? (
        <section className={classes.card} aria-label={optionTexts.title}>
          <EmptyState
            icon={<IconHandFinger size={28} stroke={1.75} aria-hidden="true" />}
            title={optionTexts.groups.select}
          >
            {optionTexts.groups.selectHint}
          </EmptyState>
        </section>
      ) : (
        <GroupTable
          key={chosen.optionCategoryId}
          parts={parts}
          category={chosen}
          mayEdit={mayEdit}
          onAdd={() => editGroup('new')}
          onEdit={editGroup}
        />
      )}
      {editedCategory === null ? null : (
        <categoryDialog.Part
          category={editedCategory === 'new' ? null : editedCategory}
          onSaved={choose}
          onClose={() => editCategory(null)}
        />
      )}
      {editedGroup === null ? null : (
        <groupEditor.Part
          groupId={editedGroup === 'new' ? null : editedGroup}
          categoryId={chosen?.optionCategoryId ?? null}
          onClose={() => editGroup(null)}
        />
      )}
    </div>
  );
}

import { orderCategories } from '@comanda/contract/catalogue/categories.calls';
import type { MenuParts } from '@comanda/domain/catalogue/menu-parts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { type Menu, useMenu, useMenuCall } from '../menu-query.ts';
import { menuTexts } from '../texts.ts';
import classes from './products.module.css';
import { productTexts } from './texts.ts';

/** What the store sells: its categories, and the products of one of them. */
export function ProductsScreen() {
  const menu = useMenu();
  return (
    <div className={classes.page}>
      <PageTitle title={productTexts.title} subtitle={productTexts.subtitle} />
      <QueryFaces
        query={menu}
        skeleton={<TableSkeleton rows={10} />}
        failed={menuTexts.loadFailed}
        failedHint={menuTexts.loadFailedHint}
        empty={({ parts }) =>
          parts.categories.length > 0 ? null : (
            <EmptyState
              icon={<IconToolsKitchen2 size={28} stroke={1.75} aria-hidden="true" />}
              title={productTexts.noneTitle}
            >
              {productTexts.noneHint}
            </EmptyState>
          )
        }
      >
        {(data) => <Lists menu={data} />}
      </QueryFaces>
    </div>
  );
}

function Lists({ menu: { parts } }: { menu: Menu }) {
  const order = useMenuCall(orderCategories);
  const ids = parts.categories.map(({ categoryId }) => categoryId);
  const putFirst = (id: number) => {
    const next = [id, ...ids.filter((each) => each !== id)];
    void order.run({ ids: next }, (before) => inOrder(before, next));
  };
  return (
    <ul className={classes.categories} aria-label={productTexts.categories}>
      {parts.categories.map(({ categoryId, name }) => (
        <li key={categoryId}>
          <button type="button" onClick={() => putFirst(categoryId)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function inOrder(parts: MenuParts, ids: readonly number[]): MenuParts {
  const categories = ids.flatMap((id) => parts.categories.find(({ categoryId }) => categoryId === id) ?? []);
  return { ...parts, categories };
}

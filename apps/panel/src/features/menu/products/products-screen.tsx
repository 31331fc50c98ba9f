import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CategoryList } from '../categories/category-list.tsx';
import { type Menu, useMenu } from '../menu-query.ts';
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
  const [chosen, choose] = useState<number | null>(null);
  const counts = useMemo(() => {
    const byCategory = Map.groupBy(parts.products, ({ categoryId }) => categoryId);
    return new Map([...byCategory].map(([categoryId, products]) => [categoryId, products.length]));
  }, [parts.products]);
  return (
    <CategoryList
      categories={parts.categories}
      counts={counts}
      current={chosen ?? parts.categories[0]?.categoryId ?? null}
      mayEdit
      onChoose={choose}
    />
  );
}

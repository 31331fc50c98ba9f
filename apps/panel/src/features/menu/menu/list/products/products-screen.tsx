import { useTableView } from '@comanda/client/table/use-table-view.ts';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { can } from '@comanda/domain/people/access/permissions';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { StoredSession } from '../../../../../shared/session/stored-session.ts';
import { type Menu, useMenu } from '../../menu-query.ts';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { menuTexts } from '../../texts.ts';
import { CategoryCard, FirstCategory } from '../categories/category-card.tsx';
import { type ListActions, ProductTable } from './product-table.tsx';
import classes from './products.module.css';
import { productTexts } from './texts.ts';
import { useCounts } from './use-counts.ts';
import { useOpenedProduct } from './use-opened-product.ts';
import { useProductActions } from './use-product-actions.ts';

const editor = createLazyPart(async () => (await import('../../editor/product-editor.tsx')).ProductEditor);

const mover = createLazyPart(async () => (await import('./move-product-dialog.tsx')).MoveProductDialog);

const CATEGORY = 'categoria';
const FILTERS = ['status', CATEGORY] as const;
/** Value of the category in the address that means all categories. */
const ALL = 'todas';

/** The products screen: categories, and the products of one category or of all. */
export function ProductsScreen({ session }: { session: StoredSession }) {
  const menu = useMenu();
  const mayEdit = can(session, 'catalogue.edit');
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const { opened, open, add, onCreated, close } = useOpenedProduct();
  return (
    <div className="page">
      <PageTitle title={productTexts.title} subtitle={isPhone ? undefined : productTexts.subtitle}>
        <PreviewButton isCompact={isPhone} />
      </PageTitle>
      <QueryFaces
        query={menu}
        skeleton={
          <div className={`grid-16 ${classes.lists}`}>
            {isPhone ? null : <Skeleton height={480} />}
            <TableSkeleton rows={10} />
          </div>
        }
        failed={menuTexts.loadFailed}
        failedHint={menuTexts.loadFailedHint}
        empty={({ parts }) =>
          parts.categories.length > 0 ? null : (
            <EmptyState
              icon={<IconToolsKitchen2 size={28} stroke={1.75} aria-hidden="true" />}
              title={productTexts.noneTitle}
              action={mayEdit ? <FirstCategory /> : null}
            >
              {mayEdit ? productTexts.noneHint : productTexts.noneToSeeHint}
            </EmptyState>
          )
        }
      >
        {(data) => <MenuLists menu={data} mayEdit={mayEdit} onOpen={open} onAdd={add} />}
      </QueryFaces>
      {opened ? (
        <editor.Part key={opened.key} {...opened.product} onCreated={onCreated} onClose={close} />
      ) : null}
    </div>
  );
}

interface MenuListsProps {
  menu: Menu;
  mayEdit: boolean;
  /** `onOpen` and `onAdd` must stay the same functions between renders. */
  onOpen: (productId: number) => void;
  /** Called with the category of a new product; null: none is chosen. */
  onAdd: (categoryId: number | null) => void;
}

function MenuLists({ menu, mayEdit, onOpen, onAdd }: MenuListsProps) {
  const { categories, products } = menu.parts;
  const [view, setView] = useTableView(FILTERS);
  const { [CATEGORY]: word, ...filters } = view.filters;
  const chosen = categories.find(({ categoryId }) => String(categoryId) === word);
  const category = word === ALL ? null : (chosen ?? categories[0] ?? null);
  const show = (next: typeof view, to: string | undefined) =>
    setView({ ...next, filters: { ...next.filters, ...(to === undefined ? {} : { [CATEGORY]: to }) } });
  const lists = useRef<HTMLDivElement>(null);
  const choose = (categoryId: number | null) => {
    // After a change of the category, a user who had scrolled down must see the top of the new list.
    if ((lists.current?.getBoundingClientRect().top ?? 0) < 0) lists.current?.scrollIntoView();
    show({ search: '', filters: {}, sort: view.sort }, categoryId === null ? ALL : String(categoryId));
  };
  const counts = useCounts(products);
  const latest = useRef({ choose, products });
  latest.current = { choose, products };
  const chooseNow = useCallback((categoryId: number | null) => latest.current.choose(categoryId), []);
  const productsNow = useCallback(() => latest.current.products, []);
  const [moving, setMoving] = useState<ProductPart | null>(null);
  const actions = useProductActions();
  const productActions = useMemo(
    (): ListActions => ({
      setStatus: actions.setStatus,
      setStatusOfMany: actions.setStatusOfMany,
      order: mayEdit ? actions.order : null,
      edit: mayEdit
        ? {
            open: ({ part }) => onOpen(part.productId),
            setPrice: (row, cents, isOvertaken) => void actions.setPrice(row, cents, isOvertaken),
            duplicate: (row) => void actions.duplicate(row),
            move: (row) => setMoving(row.part),
            remove: (row) => void actions.remove(row),
          }
        : null,
    }),
    [actions, mayEdit, onOpen],
  );
  return (
    <div ref={lists} className={`grid-16 ${classes.lists}`}>
      <CategoryCard
        categories={categories}
        products={productsNow}
        total={products.length}
        counts={counts}
        current={category?.categoryId ?? null}
        mayEdit={mayEdit}
        onChoose={chooseNow}
      />
      <ProductTable
        key={category?.categoryId ?? ALL}
        menu={menu}
        category={category}
        actions={productActions}
        view={[{ ...view, filters }, (next) => show(next, word)]}
        onAdd={mayEdit ? () => onAdd(category?.categoryId ?? null) : null}
        onSearchAll={() => show({ ...view, filters }, ALL)}
      />
      {moving ? (
        <mover.Part
          part={moving}
          parts={menu.parts}
          onClose={() => setMoving(null)}
          onMove={(to, ids) => {
            setMoving(null);
            const { productId, name } = moving;
            const isElsewhere = to !== moving.categoryId;
            void actions
              .move({ ids, moved: isElsewhere ? { productId, categoryId: to } : null })
              .then((isDone) => {
                const target = categories.find((each) => each.categoryId === to);
                if (isDone && isElsewhere && target)
                  toast.success(productTexts.moving.moved(name, target.name));
              });
          }}
        />
      ) : null}
    </div>
  );
}

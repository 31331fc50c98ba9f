import type { ShownStatus } from '@comanda/domain/catalogue/menu-product';
import { chargedPrice } from '@comanda/domain/catalogue/promotion';
import { priceFrom } from '@comanda/domain/catalogue/selection';
import { offerAt } from '@comanda/domain/catalogue/sellable';
import { formatCents } from '@comanda/domain/money/format-cents';
import { picturePath } from '@comanda/domain/pictures/picture';
import { MoneyCell } from '@comanda/ui/table/money-cell.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { unsoldWords } from '@comanda/web/menu/unsold-words';
import { IconInfoCircle, IconPhoto } from '@tabler/icons-react';
import { steadyNow } from '../../../shared/clock/steady-now.ts';
import { openPreview } from '../../selling/preview-button.tsx';
import { sellingTexts } from '../../selling/texts.ts';
import { SHOWN_STATUSES } from '../status-looks.ts';
import { StatusSelect } from '../status-select.tsx';
import { menuTexts } from '../texts.ts';
import { useProductNow } from '../use-menu-now.ts';
import { type ProductRow, rowName } from './product-rows.ts';
import classes from './products.module.css';
import { productTexts } from './texts.ts';

/** What can be done with a row. What is null is not offered to this person. */
export interface RowDeeds {
  setStatus: (row: ProductRow, status: ShownStatus) => void;
  edit: {
    open: (row: ProductRow) => void;
    setPrice: (row: ProductRow, cents: number, isOvertaken: boolean) => void;
    move: (row: ProductRow) => void;
    duplicate: (row: ProductRow) => void;
    remove: (row: ProductRow) => void;
  } | null;
}

const { columns: titles } = productTexts;
const byStatus = (status: ShownStatus) => ({
  value: status,
  label: menuTexts.status[status],
  matches: ({ part }: ProductRow) => part.status === status,
});

export const productFilters: readonly TableFilter<ProductRow>[] = [
  {
    id: 'status',
    label: productTexts.filter,
    options: [byStatus('active'), byStatus('out'), byStatus('hidden')],
  },
];

/** The columns of a list of products. */
export function productColumns(
  { setStatus, edit }: RowDeeds,
  { timeZone, hasCategories }: { timeZone: string; hasCategories: boolean },
): readonly Column<ProductRow>[] {
  return [
    {
      id: 'produto',
      title: titles.product,
      value: rowName,
      minWidth: 260,
      grow: 3,
      cell: (row) => (
        <ProductCell
          row={row}
          timeZone={timeZone}
          hasCategory={hasCategories}
          onOpen={edit && (() => edit.open(row))}
        />
      ),
    },
    {
      id: 'preco',
      title: titles.price,
      kind: 'money',
      minWidth: 136,
      grow: 0.6,
      isField: true,
      value: ({ product }) => priceFrom(product, steadyNow())?.cents ?? null,
      cell: (row) => (
        <PriceCell
          row={row}
          onSave={edit && ((cents, isOvertaken) => edit.setPrice(row, cents, isOvertaken))}
        />
      ),
    },
    {
      id: 'status',
      title: titles.status,
      minWidth: 144,
      grow: 0,
      isField: true,
      value: ({ part }) => menuTexts.status[part.status],
      cell: (row) => (
        <StatusSelect
          name={row.part.name}
          status={row.part.status}
          statuses={SHOWN_STATUSES}
          onChange={(status) => setStatus(row, status)}
        />
      ),
    },
    ...(edit
      ? [
          {
            id: 'acoes',
            title: titles.actions,
            isTitleHidden: true,
            minWidth: 60,
            grow: 0,
            onCard: 'corner' as const,
            cell: (row: ProductRow) => (
              <RowMenu
                label={productTexts.actionsOf(row.part.name)}
                actions={[
                  { label: productTexts.actions.edit, onChoose: () => edit.open(row) },
                  { label: sellingTexts.preview, onChoose: () => openPreview(row.part.productId) },
                  { label: productTexts.actions.duplicate, onChoose: () => edit.duplicate(row) },
                  { label: productTexts.actions.move, onChoose: () => edit.move(row) },
                  {
                    label: productTexts.actions.remove,
                    isDestructive: true,
                    onChoose: () => edit.remove(row),
                  },
                ]}
              />
            ),
          },
        ]
      : []),
  ];
}

interface ProductCellProps {
  row: ProductRow;
  timeZone: string;
  hasCategory: boolean;
  /** Null: it is not opened from here. */
  onOpen: (() => void) | null;
}

/** Photo, name, what it is, and in one line why it is not on the menu. */
function ProductCell({ row: { part, category, product }, timeZone, hasCategory, onOpen }: ProductCellProps) {
  const now = useProductNow(product);
  const offer = offerAt(product, null, now);
  // Its own status stands beside it.
  const isSaid = offer.causes.every(
    (cause) => 'of' in cause && cause.of === 'product' && cause.backAt === null,
  );
  const reason = isSaid ? null : unsoldWords(offer, now, timeZone);
  const without = offer.without.map(({ name }) => name);
  const facts = [
    hasCategory ? category.name : '',
    part.left === null ? '' : productTexts.left(part.left),
    part.description,
  ].filter(Boolean);
  return (
    <span className={classes.product} data-beside-handle={(onOpen !== null && !hasCategory) || undefined}>
      {part.photo ? (
        <img
          className={classes.photo}
          src={picturePath(part.photo.hash, 160)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={classes.photo}>
          <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <span className={classes.words}>
        {onOpen ? (
          <button
            type="button"
            className={classes.name}
            aria-label={productTexts.edit(part.name)}
            onClick={onOpen}
          >
            {part.name}
          </button>
        ) : (
          <span className={classes.name}>{part.name}</span>
        )}
        {facts.length > 0 ? <span className={classes.facts}>{facts.join(' · ')}</span> : null}
        {(reason ?? without.length > 0) ? (
          <span className={classes.reason}>
            <IconInfoCircle size={14} stroke={2} aria-hidden="true" />
            <span>{reason ?? productTexts.without(without)}</span>
          </span>
        ) : null}
      </span>
    </span>
  );
}

interface PriceCellProps {
  row: ProductRow;
  /** Null: it is read only. */
  onSave: ((cents: number, isOvertaken: boolean) => void) | null;
}

/** What it costs: of several sizes the least, otherwise the price itself; beside it the lower one while it runs. */
function PriceCell({ row: { part, product }, onSave }: PriceCellProps) {
  const now = useProductNow(product);
  if (product.sizes.length > 0) {
    const from = priceFrom(product, now);
    return (
      <span className={classes.price}>
        {from === null ? (
          <span>{productTexts.noPrice}</span>
        ) : (
          <>
            {from.isExact ? null : <small>{productTexts.from}</small>}
            <strong>{formatCents(from.cents)}</strong>
          </>
        )}
      </span>
    );
  }
  const charged = chargedPrice(part.priceCents, product.promotion, now);
  const isLower = charged.insteadOfCents !== null;
  return (
    <span className={classes.price}>
      {onSave ? (
        <MoneyCell
          label={productTexts.price(part.name)}
          cents={part.priceCents}
          onSave={onSave}
          onUnread={(typed) => toast.error(productTexts.unread(typed))}
        />
      ) : isLower ? (
        <s>{productTexts.before(part.priceCents)}</s>
      ) : (
        <strong>{formatCents(part.priceCents)}</strong>
      )}
      {isLower ? <strong className={classes.lower}>{productTexts.now(charged.cents)}</strong> : null}
    </span>
  );
}

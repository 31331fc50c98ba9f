import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { chargedPrice } from '@comanda/domain/menu/menu/promotion';
import { priceFrom } from '@comanda/domain/menu/menu/selection';
import { MoneyCell } from '@comanda/ui/table/money-cell.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { markWords, unsoldWords } from '@comanda/web/menu/unsold-words';
import { IconPhoto } from '@tabler/icons-react';
import { monotonicNow } from '../../../../../shared/clock/monotonic-now.ts';
import { offerNow } from '../../menu-moment.ts';
import { openPreview } from '../../preview/preview-button.tsx';
import { sellingTexts } from '../../preview/texts.ts';
import { StatusSelect } from '../../status-select.tsx';
import { SHOWN_STATUSES } from '../../status-styles.ts';
import { menuTexts } from '../../texts.ts';
import { useProductNow } from '../../use-menu-now.ts';
import { type ProductRow, rowName } from './product-rows.ts';
import classes from './products.module.css';
import { productTexts } from './texts.ts';

/** Actions of a row. Null: the user has no permission for it. */
export interface RowActions {
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
    options: [
      byStatus('active'),
      byStatus('out'),
      byStatus('hidden'),
      {
        value: 'fora',
        label: productTexts.unsold,
        matches: ({ product }) => offerNow(product).state !== 'sold',
      },
    ],
  },
];

export function productColumns(
  { setStatus, edit }: RowActions,
  { timeZone, hasCategories }: { timeZone: string; hasCategories: boolean },
): readonly Column<ProductRow>[] {
  return [
    {
      id: 'produto',
      title: titles.product,
      value: rowName,
      minWidth: 232,
      grow: 3,
      cell: (row) => (
        <ProductCell row={row} hasCategory={hasCategories} onOpen={edit && (() => edit.open(row))} />
      ),
    },
    {
      id: 'preco',
      title: titles.price,
      kind: 'money',
      minWidth: 148,
      grow: 0,
      isField: true,
      value: ({ product }) => priceFrom(product, monotonicNow())?.cents ?? null,
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
      minWidth: 160,
      grow: 1.5,
      isField: true,
      value: ({ part }) => menuTexts.status[part.status],
      cell: (row) => (
        <StatusCell row={row} timeZone={timeZone} onChange={(status) => setStatus(row, status)} />
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
  hasCategory: boolean;
  /** Null: the list does not open products. */
  onOpen: (() => void) | null;
}

/** Photo, name, and a line with category and codes. */
function ProductCell({ row: { part, category }, hasCategory, onOpen }: ProductCellProps) {
  const facts = [
    hasCategory ? category.name : '',
    part.left === null ? '' : productTexts.left(part.left),
    part.description,
  ].filter(Boolean);
  return (
    <span className={`row-12 shrink ${classes.product}`}>
      {part.photo ? (
        <img
          className={`centered ${classes.photo}`}
          src={picturePath(part.photo.hash, 160)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={`centered ${classes.photo}`}>
          <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <span className={`fill ${classes.words}`}>
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
      </span>
    </span>
  );
}

interface StatusCellProps {
  row: ProductRow;
  timeZone: string;
  onChange: (status: ShownStatus) => void;
}

/**
 * Shows the status that the user chose. If the actual status differs, also shows the actual status with its
 * reason.
 */
function StatusCell({ row: { part, product }, timeZone, onChange }: StatusCellProps) {
  const now = useProductNow(product);
  const offer = offerNow(product);
  const text = part.status === 'active' ? markWords(offer, now, timeZone) : null;
  const title =
    unsoldWords(offer, now, timeZone) ?? productTexts.without(offer.without.map(({ name }) => name));
  return (
    <span className={classes.status}>
      <StatusSelect
        name={part.name}
        status={part.status}
        statuses={SHOWN_STATUSES}
        note={text === null ? null : { text, title, tone: offer.state === 'sold' ? 'neutral' : 'pending' }}
        onChange={onChange}
      />
    </span>
  );
}

interface PriceCellProps {
  row: ProductRow;
  /** Null: the price is read only. */
  onSave: ((cents: number, isOvertaken: boolean) => void) | null;
}

/** The lowest price of the sizes, or the product's own price, with a running promotion beside it. */
function PriceCell({ row: { part, product }, onSave }: PriceCellProps) {
  const now = useProductNow(product);
  if (product.sizes.length > 0) {
    const from = priceFrom(product, now);
    return (
      <span className={`stack ${classes.price}`}>
        {from === null ? (
          <span>{productTexts.noPrice}</span>
        ) : (
          <>
            {from.isExact ? null : <small>{productTexts.from}</small>}
            <strong>{formatMoney(from.cents)}</strong>
          </>
        )}
      </span>
    );
  }
  const charged = chargedPrice(part.priceCents, product.promotion, now);
  const isLower = charged.insteadOfCents !== null;
  return (
    <span className={`stack ${classes.price}`}>
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
        <strong>{formatMoney(part.priceCents)}</strong>
      )}
      {isLower ? <strong className={classes.lower}>{productTexts.now(charged.cents)}</strong> : null}
    </span>
  );
}

import type { UploadRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import { formatMoney } from '@comanda/web/formats/format-money';
import type { ReactNode } from 'react';
import { ChooseProduct } from './choose-product.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';

const texts = uploadTexts.rows;
type Values = NonNullable<UploadRow['after']>;

/** The text of a product in each column. */
const VALUES: readonly { title: string; isNumber?: true; of: (values: Values) => string }[] = [
  { title: texts.category, of: ({ category }) => category },
  { title: texts.price, isNumber: true, of: ({ priceCents }) => formatMoney(priceCents) },
  {
    title: texts.promo,
    isNumber: true,
    of: ({ promoCents }) => (promoCents === null ? '—' : formatMoney(promoCents)),
  },
  {
    title: texts.left,
    isNumber: true,
    of: ({ left }) => (left === null ? '—' : left.toLocaleString('pt-BR')),
  },
  {
    title: texts.status,
    // With 0 pieces left, customers cannot order the product, so the row shows the status out.
    of: ({ status, left }) => texts.statuses[status === 'active' && left === 0 ? 'out' : status],
  },
];

interface RowsTableProps {
  fileId: number;
  outcome: RowOutcome;
  rows: readonly UploadRow[];
  /** True: the user can still choose the product of a row. */
  canChoose: boolean;
  /** True: the upload is finished and writes nothing more. */
  isOver: boolean;
}

/**
 * Rows of one outcome. A cell shows the old and the new value; a refused row shows its reasons instead. Narrow screens
 * show cards.
 */
export function RowsTable({ fileId, outcome, rows, canChoose, isOver }: RowsTableProps) {
  const isRefused = outcome === 'refused';
  const titles: readonly { title: string; isNumber?: true }[] = isRefused
    ? [{ title: texts.reason }]
    : VALUES;
  return (
    <table className={`text-14 ${classes.rows}`} data-refused={isRefused || undefined}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.product}</th>
          {titles.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rowId}>
            <td data-title={texts.line} className={classes.line}>
              {row.line}
            </td>
            <th scope="row">
              <Name row={row} />
              <span className={`muted-13 ${classes.code}`}>{row.barcode}</span>
              <Description row={row} />
              {isOver ? <Mark row={row} /> : null}
            </th>
            {isRefused ? (
              <td data-title={texts.reason}>
                {row.reasons.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
                {canChoose && row.candidates.length > 0 ? <ChooseProduct fileId={fileId} row={row} /> : null}
              </td>
            ) : (
              VALUES.map(({ title, isNumber, of }) => (
                <td key={title} data-title={title} data-number={isNumber}>
                  <Change before={row.before && of(row.before)} after={row.after && of(row.after)} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ row: { name, before, after } }: { row: UploadRow }): ReactNode {
  if (before === null || after === null) return name || texts.noName;
  return <Change before={before.name} after={after.name} />;
}

/** The new description of a product. Only a restaurant's menu file sets descriptions. */
function Description({ row: { before, after } }: { row: UploadRow }): ReactNode {
  if (!after?.description) return null;
  return (
    <span className={`muted-13 ${classes.description}`}>
      <Change before={before?.description || null} after={after.description} />
    </span>
  );
}

/** Shows a status that the outcome does not include: the upload stopped before this row, or was undone. */
function Mark({ row: { outcome, isDone, takenBack } }: { row: UploadRow }): ReactNode {
  const isWrite = outcome === 'new' || outcome === 'changed';
  const words =
    takenBack === null
      ? isWrite && !isDone
        ? texts.notWritten
        : null
      : takenBack
        ? outcome === 'new'
          ? texts.goneAgain
          : texts.takenBack
        : texts.leftAsIs;
  return words === null ? null : <span className={classes.mark}>{words}</span>;
}

/** The new value, with the old value before it if they differ. */
function Change({ before, after }: { before: string | null; after: string | null }): ReactNode {
  if (before === null || after === null || before === after) return after ?? before ?? '';
  return (
    <span className={classes.change}>
      <span data-spoken>{texts.before}</span>
      <del>{before}</del>
      <span aria-hidden="true">→</span>
      <span data-spoken>{texts.after}</span>
      <ins>{after}</ins>
    </span>
  );
}

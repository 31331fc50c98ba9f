import { readReais } from '@comanda/domain/kit/cents/read-reais';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { GroupFault } from '@comanda/domain/menu/menu/group-rules';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import classes from './flavour-grid.module.css';
import { cellKey, pasted, type ShownGrid } from './grid-edits.ts';
import { optionTexts } from './texts.ts';

const texts = optionTexts.grid;
const MAX_CHOICES = 99;

interface FlavourTableProps {
  parts: MenuParts;
  shown: ShownGrid;
  /** The fault of each column, by the id of its size. */
  faults: ReadonlyMap<number | null, GroupFault>;
  isLocked: boolean;
  onCells: (cells: Readonly<Record<string, string>>) => void;
  onAdded: (stockItemIds: readonly number[]) => void;
  onColumn: (sizeId: number | null, over: { least?: number; most?: number }) => void;
  onEmptyRow: (stockItemId: number) => void;
}

/**
 * Returns how many rows down and columns right a key moves the focus. Left and right arrows leave a cell only
 * at the end of its text.
 */
function stepOf(event: KeyboardEvent<HTMLInputElement>): readonly [down: number, right: number] | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isComplete = selectionStart === 0 && selectionEnd === value.length;
  const steps: Record<string, readonly [down: number, right: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [event.shiftKey ? -1 : 1, 0],
    ...(isComplete || selectionEnd === 0 ? { ArrowLeft: [0, -1] as const } : {}),
    ...(isComplete || selectionStart === value.length ? { ArrowRight: [0, 1] as const } : {}),
  };
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
}

/**
 * A table with a row for each flavour and a column for each size. Arrows and Enter move between cells. Users
 * can paste a block of cells from a spreadsheet.
 */
export function FlavourTable(props: FlavourTableProps) {
  const { parts, shown, faults, isLocked, onCells, onAdded, onColumn, onEmptyRow } = props;
  const table = useRef<HTMLTableElement>(null);
  const names = new Map(parts.stockItems.map(({ stockItemId, name }) => [stockItemId, name]));
  const sizes = new Map(parts.sizes.map(({ sizeId, name }) => [sizeId, name]));
  const sizeName = (sizeId: number | null) => (sizeId === null ? texts.whole : (sizes.get(sizeId) ?? ''));
  const cellAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);

  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    cellAt(row + step[0], column + step[1])?.focus();
  };

  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const found = pasted({
      ...{ shown, row, column, text: event.clipboardData.getData('text/plain') },
      itemNamed: (name) =>
        parts.stockItems.find((item) => searchable(item.name) === searchable(name))?.stockItemId ?? null,
    });
    if (found === null) return;
    event.preventDefault();
    onAdded(found.added);
    onCells(found.cells);
    toast.info(texts.pasted(Object.keys(found.cells).length - found.unread));
    if (found.unread > 0) toast.error(texts.unread(found.unread));
    if (found.unknown.length > 0) toast.error(texts.unknown(found.unknown.join(', ')));
  };

  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.flavour}</th>
            {shown.columns.map(({ sizeId }) => (
              <th key={sizeId} scope="col">
                {sizeName(sizeId)}
              </th>
            ))}
            {isLocked ? null : <td />}
          </tr>
        </thead>
        <tbody>
          {shown.rows.map(({ stockItemId, texts: cells }, row) => (
            <tr key={stockItemId}>
              <th scope="row">{names.get(stockItemId)}</th>
              {shown.columns.map(({ sizeId }, column) => (
                <td key={sizeId}>
                  <input
                    data-cell={`${row}:${column}`}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder="–"
                    disabled={isLocked}
                    aria-label={texts.cell(names.get(stockItemId) ?? '', sizeName(sizeId))}
                    aria-invalid={readReais(cells[column] ?? '') === undefined || undefined}
                    value={cells[column] ?? ''}
                    onFocus={(event) => event.currentTarget.select()}
                    onChange={({ currentTarget }) =>
                      onCells({ [cellKey(stockItemId, sizeId)]: currentTarget.value })
                    }
                    onKeyDown={(event) => move(event, row, column)}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              ))}
              {isLocked ? null : (
                <td>
                  <button
                    type="button"
                    className={classes.remove}
                    aria-label={texts.removeRow(names.get(stockItemId) ?? '')}
                    title={texts.removeRow(names.get(stockItemId) ?? '')}
                    onClick={() => onEmptyRow(stockItemId)}
                  >
                    <IconX size={16} stroke={1.75} aria-hidden="true" />
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['least', 'most'] as const).map((field) => (
            <tr key={field}>
              <th scope="row">{texts[`${field}Label`]}</th>
              {shown.columns.map((column) => (
                <td key={column.sizeId}>
                  <CountCell
                    label={texts[field](sizeName(column.sizeId))}
                    value={column[field]}
                    isWrong={faults.has(column.sizeId)}
                    isDisabled={isLocked}
                    onChange={(value) => onColumn(column.sizeId, { [field]: value })}
                  />
                </td>
              ))}
              {isLocked ? null : <td />}
            </tr>
          ))}
        </tfoot>
      </table>
      {[...faults].map(([sizeId, fault]) => (
        <p key={sizeId} role="alert" className={`text-fault ${classes.fault}`}>
          {sizeName(sizeId)}: {optionTexts.faults[fault][1]}
        </p>
      ))}
    </div>
  );
}

interface CountCellProps {
  label: string;
  value: number;
  isWrong: boolean;
  isDisabled: boolean;
  onChange: (value: number) => void;
}

function CountCell({ label, value, isWrong, isDisabled, onChange }: CountCellProps) {
  /** Typed text that is not a whole number. The text stays visible, but changes no value. */
  const [unread, setUnread] = useState<string | null>(null);
  const type = (text: string) => {
    const isComplete = /^\d+$/.test(text);
    setUnread(isComplete ? null : text);
    if (isComplete) onChange(Math.min(MAX_CHOICES, Number(text)));
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || Boolean(unread) || undefined}
      disabled={isDisabled}
      value={unread ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        // On blur, an empty field shows the saved value again.
        if (unread === '') setUnread(null);
      }}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

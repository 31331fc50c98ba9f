import { saveFlavours } from '@comanda/contract/menu/menu/links.calls';
import { flavourChanges, flavourGrid } from '@comanda/domain/menu/menu/flavour-grid';
import { FLAVOURS_NAME, type MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';
import { Button } from '@comanda/ui/button/button.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useMenuCall } from '../menu-query.ts';
import { StockItemPicker } from '../stock/stock-item-picker.tsx';
import classes from './flavour-grid.module.css';
import { FlavourTable } from './flavour-table.tsx';
import { cellKey, columnKey, type GridEdits, gridOf, noEdits, shownGrid } from './grid-edits.ts';
import { ruleExample } from './rule-words.ts';
import { optionTexts } from './texts.ts';

const texts = optionTexts.grid;

/** Handle for the screen, to save the grid together with its other parts. */
export interface FlavourSaver {
  /** Moves the focus to an invalid field and shows a message; true: all fields are valid. */
  isReady: () => boolean;
  /** Saves the changes and shows its own failures. False: not saved. */
  save: () => Promise<boolean>;
}

interface FlavourGridFormProps {
  parts: MenuParts;
  productId: number;
  isLocked: boolean;
  onUnsaved: (hasUnsaved: boolean) => void;
  saver: Ref<FlavourSaver>;
}

/** Prices of a product's flavours by size, in one table. The screen's 'Salvar' saves it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every edit, the check and the save belong to one grid.
export function FlavourGridForm({ parts, productId, isLocked, onUnsaved, saver }: FlavourGridFormProps) {
  const saved = useMemo(() => flavourGrid(parts, productId), [parts, productId]);
  const [edits, setEdits] = useState<GridEdits | null>(null);
  const saving = useMenuCall(saveFlavours, { failed: optionTexts.notDone });
  const hasUnsaved = edits !== null;
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => reportUnsaved(hasUnsaved), [hasUnsaved]);
  const shown = shownGrid(saved, edits);
  const grid = gridOf(shown);
  const changes = grid === null ? [] : flavourChanges(parts, productId, grid);
  const inGrid = new Set(shown.rows.map(({ stockItemId }) => stockItemId));
  const flavours = parts.stockItems.filter(
    ({ kind, stockItemId }) => kind === 'flavour' && !inGrid.has(stockItemId),
  );
  // The group that lets customers choose several flavours. Without such a group no half-and-half price
  // exists.
  const ofMany = parts.groups.find(
    (group) => group.productId === productId && group.name === FLAVOURS_NAME && group.most !== 1,
  );

  const edit = (change: (before: GridEdits) => GridEdits) =>
    setEdits((before) => change(before ?? noEdits(saved)));
  const addRows = (stockItemIds: readonly number[]) =>
    edit((before) => ({ ...before, added: [...new Set([...before.added, ...stockItemIds])] }));
  const setCells = (cells: Readonly<Record<string, string>>) =>
    edit((before) => ({ ...before, cells: { ...before.cells, ...cells } }));
  const setColumn = (sizeId: number | null, over: { least?: number; most?: number; rule?: PriceRule }) =>
    edit((before) => {
      const key = columnKey(sizeId);
      return { ...before, columns: { ...before.columns, [key]: { ...before.columns[key], ...over } } };
    });
  const emptyRow = (stockItemId: number) =>
    edit((before) => ({
      ...before,
      added: before.added.filter((id) => id !== stockItemId),
      cells: {
        ...before.cells,
        ...Object.fromEntries(saved.columns.map(({ sizeId }) => [cellKey(stockItemId, sizeId), ''])),
      },
    }));

  const complete = useRef<HTMLDivElement>(null);
  const isReady = () => {
    const wrong = complete.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return true;
    wrong.focus();
    toast.error(grid === null ? texts.wrong : texts.wrongCount);
    return false;
  };
  const save = async () => {
    if (edits === null || grid === null) return edits === null;
    const isSaved = (await saving.run({ productId, ...grid })) !== null;
    // After a conflict, untouched cells show the changes of other users. The next attempt uses their
    // versions.
    const seen = saved.columns.map(({ version }) => version);
    setEdits((before) => (isSaved ? null : before && { ...before, seen }));
    return isSaved;
  };
  useImperativeHandle(saver, () => ({ isReady, save }));

  const rules = new Set(shown.columns.map(({ rule }) => rule));
  const [rule] = rules.size === 1 ? rules : [];
  const choices: { value: PriceRule; label: string }[] = [
    { value: 'mean', label: texts.rules.mean },
    { value: 'highest', label: texts.rules.highest },
  ];
  if (rule !== undefined && rule !== 'mean' && rule !== 'highest')
    choices.push({ value: rule, label: optionTexts.rules[rule].name });
  const base = shown.rows.length === 0 ? null : baseNote(parts, productId);
  const elsewhere = flavoursElsewhere(parts, productId);
  return (
    <div ref={complete} className="stack-16 shrink">
      {elsewhere.length === 0 ? null : (
        <Note tone="pending">{texts.elsewhere(elsewhere.map((name) => `“${name}”`).join(', '))}</Note>
      )}
      {base === null ? null : <Note tone="pending">{base}</Note>}
      {shown.rows.length === 0 ? (
        <p className="text-15">{texts.none}</p>
      ) : (
        <FlavourTable
          parts={parts}
          shown={shown}
          faults={new Map(changes.flatMap(({ sizeId, fault }) => (fault ? [[sizeId, fault] as const] : [])))}
          isLocked={isLocked}
          onCells={setCells}
          onAdded={addRows}
          onColumn={setColumn}
          onEmptyRow={emptyRow}
        />
      )}
      {isLocked ? null : (
        <>
          <div className={classes.add}>
            <StockItemPicker
              label={texts.add}
              creates="flavour"
              except={({ stockItemId }) => inGrid.has(stockItemId)}
              onPick={({ stockItemId }) => addRows([stockItemId])}
            />
            {flavours.length < 2 ? null : (
              <Button
                variant="default"
                onClick={() => addRows(flavours.map(({ stockItemId }) => stockItemId))}
              >
                {texts.addAll(flavours.length)}
              </Button>
            )}
          </div>
          {shown.rows.length === 0 ? null : (
            <Segmented
              label={texts.rule}
              value={rule ?? ('' as PriceRule)}
              options={choices}
              hint={ruleExample(rule ?? 'mean', ofMany?.options ?? [])}
              onChange={(next) => {
                for (const { sizeId } of shown.columns) setColumn(sizeId, { rule: next });
              }}
            />
          )}
          {edits === null ? null : (
            <div className={`row wraps ${classes.foot}`}>
              <p role="status">{grid === null ? texts.wrong : texts.changed(changes.length)}</p>
              <Button variant="default" onClick={() => setEdits(null)} disabled={saving.isBusy}>
                {texts.discard}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Warns that the price of the size or product is always charged: a full price in a flavour would be charged twice. */
function baseNote(parts: MenuParts, productId: number): string | null {
  const sizes = parts.sizes.filter((size) => size.productId === productId);
  if (sizes.length === 0) {
    const cents = parts.products.find((each) => each.productId === productId)?.priceCents ?? 0;
    return cents > 0 ? texts.baseProduct(formatMoney(cents)) : null;
  }
  const priced = sizes.filter(({ priceCents }) => priceCents > 0);
  const words = priced.map(({ name, priceCents }) => `${name} ${formatMoney(priceCents)}`);
  return words.length === 0 ? null : texts.baseSizes(words.join(', '));
}

/** Linked groups that offer the same stock flavours as the grid: a customer would choose them twice. */
function flavoursElsewhere({ groups, links, stockItems }: MenuParts, productId: number): string[] {
  const flavours = new Set(
    stockItems.flatMap(({ kind, stockItemId }) => (kind === 'flavour' ? [stockItemId] : [])),
  );
  const requested = new Set(links.flatMap((link) => (link.productId === productId ? [link.groupId] : [])));
  return groups
    .filter(({ groupId, optionCategoryId }) => optionCategoryId !== null && requested.has(groupId))
    .filter(({ options }) =>
      options.some(({ stockItemId }) => stockItemId !== null && flavours.has(stockItemId)),
    )
    .map(({ name }) => name);
}

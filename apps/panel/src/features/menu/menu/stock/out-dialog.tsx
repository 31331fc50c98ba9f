import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt, type MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { stockReturns } from '@comanda/domain/menu/menu/stock-return';
import { type TakenAlong, takenAlong } from '@comanda/domain/menu/menu/taken-along';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hoursQuery } from '../../../../shared/hours/hours-query.ts';
import { openingHoursOf } from '../../../../shared/hours/opening-hours-of.ts';
import { effectWords } from './effect-words.ts';
import { momentOf, type ReturnChoice, ReturnField } from './return-choice.tsx';
import classes from './stock.module.css';
import { stockTexts } from './texts.ts';

const { out: texts } = stockTexts;

interface OutDialogProps {
  items: readonly StockPart[];
  products: readonly MenuProduct[];
  now: number;
  onConfirm: (backAt: number | null) => void;
  onClose: () => void;
}

/** Dialog that asks before items become unavailable: shows the effect and asks when they return. */
export function OutDialog({ items, products, now, onConfirm, onClose }: OutDialogProps) {
  const hours = useQuery(hoursQuery);
  const schedule = (hours.data && openingHoursOf(hours.data)?.schedule) ?? null;
  const returns = useMemo(() => stockReturns(schedule, now), [schedule, now]);
  const [chosen, setChosen] = useState<ReturnChoice | null>(null);
  const [isTried, setTried] = useState(false);
  // Default return: the end of this shift, because stores usually buy such items before their next shift.
  const choice: ReturnChoice = chosen ?? {
    way: returns.shiftEnd !== null ? 'shift' : returns.opening !== null ? 'opening' : 'never',
    minutes: null,
  };
  const taken = useMemo(
    () => takenAlong(products, new Set(items.map(({ stockItemId }) => stockItemId)), now),
    [products, items, now],
  );
  const backAt = momentOf(choice, returns, now);
  const submit = () => {
    setTried(true);
    if (backAt === undefined) return;
    onConfirm(backAt);
    onClose();
  };
  return (
    <FormDialog
      title={texts.title(items.map(({ name }) => name))}
      submitText={items.every((item) => !isInAt(item, now)) ? texts.confirmChange : texts.confirm}
      onSubmit={submit}
      onClose={onClose}
      width={520}
    >
      <p className={classes.effect}>{effectWords(taken, items)}</p>
      <TakenLists taken={taken} />
      <ReturnField
        value={choice}
        returns={returns}
        now={now}
        error={isTried && backAt === undefined ? texts.timeMissing : null}
        onChange={setChosen}
      />
    </FormDialog>
  );
}

/** The affected products by name. */
function TakenLists({ taken }: { taken: TakenAlong }) {
  const lists = [
    [texts.stopped, taken.stopped.map(({ name }) => name)],
    [texts.without, taken.without.map(({ name }) => name)],
    [texts.groups, taken.groups.map(({ name }) => name)],
    [texts.sizes, taken.sizes.map(({ name }) => name)],
  ] as const;
  const shown = lists.flatMap(([title, names]) =>
    names.length === 0 ? (
      []
    ) : (
      <details key={title}>
        <summary>
          {title} <span className={classes.count}>({names.length})</span>
        </summary>
        <ul>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
            <li key={index}>{name}</li>
          ))}
        </ul>
      </details>
    ),
  );
  return shown.length === 0 ? null : <div className={`text-14 ${classes.taken}`}>{shown}</div>;
}

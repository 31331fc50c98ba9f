import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { takenAlong } from '@comanda/domain/menu/menu/taken-along';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { ItemPicture } from './item-picture.tsx';
import classes from './stock.module.css';
import { StockItemPicker } from './stock-item-picker.tsx';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

interface OutNowProps {
  rows: readonly StockRow[];
  products: readonly MenuProduct[];
  now: number;
  onBack: (item: StockPart) => void;
  /** Called to mark an item as out, or to change its return. */
  onOut: (item: StockPart) => void;
}

/**
 * Lists the items that are out now, sorted by the time of their return. Stores use this list most on a busy
 * night.
 */
export function OutNow({ rows, products, now, onBack, onOut }: OutNowProps) {
  const id = useId();
  const returnOf = ({ item }: StockRow) => item.backAt ?? Number.POSITIVE_INFINITY;
  const out = rows.filter(({ isHere }) => !isHere).sort((one, other) => returnOf(one) - returnOf(other));
  return (
    <section className={`stack-12 card ${classes.outNow}`} aria-labelledby={id}>
      <div className={`row wraps ${classes.outHead}`}>
        <h2 id={id}>
          {stockTexts.outNow}
          <span className={`toned ${classes.outCount}`} data-tone={out.length > 0 ? 'pending' : 'neutral'}>
            {out.length}
          </span>
        </h2>
        <div className={classes.outSearch}>
          <StockItemPicker
            label={stockTexts.whatIsOut}
            isLabelHidden
            placeholder={stockTexts.whatIsOut}
            creates={null}
            onPick={({ stockItemId }) => {
              const row = rows.find(({ item }) => item.stockItemId === stockItemId);
              if (row) onOut(row.item);
            }}
          />
        </div>
      </div>
      {out.length === 0 ? (
        <p className={`row-8 ${classes.nothingOut}`}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          {stockTexts.nothingOut}
        </p>
      ) : (
        <ul className="plain-list">
          {out.map(({ item }) => (
            <OutRow key={item.stockItemId} {...{ item, products, now, onBack, onOut }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OutRowProps extends Omit<OutNowProps, 'rows'> {
  item: StockPart;
}

function OutRow({ item, products, now, onBack, onOut }: OutRowProps) {
  const { stopped } = takenAlong(products, new Set([item.stockItemId]), now);
  return (
    <li className={`row-12 ${classes.outRow}`}>
      <ItemPicture item={item} />
      <div className={`fill ${classes.outWords}`}>
        <span className={classes.outName}>{item.name}</span>
        <span className="text-14">
          {item.backAt === null ? stockTexts.noReturn : stockTexts.backAt(item.backAt, now, shownTimeZone())}
          {stopped.length > 0 ? ` · ${stockTexts.effect.stoppedShort(stopped.length)}` : ''}
        </span>
      </div>
      <Button variant="subtle" aria-label={stockTexts.changeOf(item.name)} onClick={() => onOut(item)}>
        {stockTexts.change}
      </Button>
      <Button variant="default" aria-label={stockTexts.isBack(item.name)} onClick={() => onBack(item)}>
        {stockTexts.back}
      </Button>
    </li>
  );
}

import type { OrderDetail, OrderLine } from '@comanda/domain/orders/orders/order';
import type { OrderDifference } from '@comanda/domain/orders/orders/order-difference';
import { itemCountOf, perUnitWords, quantityWords } from '@comanda/domain/orders/orders/quantity-words';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMessage2Exclamation, IconToolsKitchenOff } from '@tabler/icons-react';
import { detailTexts } from '../late-texts.ts';
import { cardTexts } from '../texts.ts';
import body from './detail-body.module.css';
import { DifferenceLines } from './difference-lines.tsx';
import classes from './items-card.module.css';
import { keyed } from './keyed.ts';
import { TotalsWarning } from './totals-warning.tsx';

function Item({ line, differences }: { line: OrderLine; differences: readonly OrderDifference[] }) {
  return (
    <li className={classes.item}>
      <span className={classes.quantity}>{quantityWords(line.quantity, line.unit)}</span>
      <div className={`fill ${classes.what}`}>
        <p className={classes.name}>{line.name}</p>
        {keyed(line.lines, (option) => option).map(({ key, item: option }) => (
          <p key={key} className={`text-15 ${classes.option}`}>
            {option}
          </p>
        ))}
        {line.note ? <p className={classes.note}>{line.note}</p> : null}
        <DifferenceLines of={differences} />
      </div>
      <span className={classes.money}>
        {formatMoney(line.totalCents)}
        {line.quantity === 1 ? null : (
          <span className={`muted-13 ${classes.unit}`}>
            {formatMoney(line.unitPriceCents)} {perUnitWords(line.unit)}
          </span>
        )}
      </span>
    </li>
  );
}

/** The items of the order, with options and notes. */
export function ItemsCard({ order }: { order: OrderDetail }) {
  return (
    <section className={`card ${body.card}`} aria-label={detailTexts.items}>
      <h3 className={body.head}>
        <span>{detailTexts.items}</span>
        <span>{cardTexts.itemCount(itemCountOf(order.items))}</span>
      </h3>
      <TotalsWarning order={order} />
      {order.itemsOut.length === 0 || order.closedAt !== null ? null : (
        <p className={classes.mismatch}>
          <IconToolsKitchenOff size={20} stroke={1.75} aria-hidden="true" />
          <span>{detailTexts.itemsOut(order.itemsOut)}</span>
        </p>
      )}
      {order.notes ? (
        <p className={classes.notes}>
          <IconMessage2Exclamation size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <strong>{detailTexts.notes}:</strong> {order.notes}
          </span>
        </p>
      ) : null}
      <ul className="plain-list">
        {keyed(order.items, (line) => line.name).map(({ key, item: line }, at) => (
          <Item key={key} line={line} differences={order.differences.filter((each) => each.line === at)} />
        ))}
      </ul>
    </section>
  );
}

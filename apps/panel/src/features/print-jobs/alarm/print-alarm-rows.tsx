import type { OrderCard } from '@comanda/domain/orders/order';
import { IconPrinterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { orderPrintsQuery } from '../api/print-calls.ts';
import { isTried, owedPapers } from '../paper-words.ts';
import { usePaperActions } from '../papers/use-paper-actions.ts';
import { alarmTexts, paperTexts } from '../texts.ts';
import { alarmOf } from './alarm-words.ts';
import classes from './print-alarm-rows.module.css';

/** A dead printer in a rush must not cover the board; on a phone two rows would. */
const mostShown = { narrow: 1, wide: 3 };

function Row({ order }: { order: OrderCard }) {
  const { orderId, code } = order;
  const { data: jobs } = useQuery(orderPrintsQuery(orderId, order.version));
  const { data: devices } = useQuery(printDevicesQuery);
  const { isBusy, printAgain, printElsewhere, giveUp } = usePaperActions(orderId);
  const { papers, advice, station } = alarmOf(jobs, devices);
  const owed = owedPapers(jobs ?? []);
  const atStation = owed.filter((job) => job.station === station);
  const isOver = !owed.some(isTried);
  const isCalledOff = order.status === 'cancelled';
  return (
    <li className={classes.row}>
      <IconPrinterOff size={22} stroke={2} aria-hidden="true" />
      <p className={classes.words}>
        <strong>
          <a href={`/pedidos?pedido=${orderId}`}>#{code}</a>{' '}
          {isCalledOff ? alarmTexts.isCalledOff : alarmTexts.notPrinted}
          {papers ? `: ${papers}` : ''}
        </strong>
        <span className={classes.facts}>{advice}</span>
      </p>
      {station === null ? null : (
        <div className={classes.actions}>
          <button
            type="button"
            className={classes.other}
            aria-label={alarmTexts.giveUpOf(`#${code}`)}
            disabled={isBusy}
            onClick={() => giveUp(owed, alarmTexts.giveUpText(`#${code}`, papers))}
          >
            {paperTexts.giveUp}
          </button>
          <button
            type="button"
            className={classes.main}
            aria-label={(isOver ? alarmTexts.againOf : alarmTexts.elsewhereOf)(`#${code}`)}
            disabled={isBusy}
            onClick={() => (isOver ? printAgain(station) : printElsewhere(station, atStation))}
          >
            {isOver ? paperTexts.again : paperTexts.elsewhere}
          </button>
        </div>
      )}
    </li>
  );
}

interface PrintAlarmRowsProps {
  orders: readonly OrderCard[];
  /** Over another screen, where there is room for one. */
  isSmall: boolean;
}

/** Every order whose paper did not come out, which and why, each with what can be done. */
export function PrintAlarmRows({ orders, isSmall }: PrintAlarmRowsProps) {
  const isNarrow = useIsNarrow();
  const shown = orders.slice(0, isNarrow || isSmall ? mostShown.narrow : mostShown.wide);
  const more = orders.length - shown.length;
  return (
    <section className={classes.bar} aria-label={alarmTexts.region} data-tone="late">
      <div role="alert">
        <ul className={classes.rows}>
          {shown.map((order) => (
            <Row key={order.orderId} order={order} />
          ))}
        </ul>
      </div>
      {more > 0 ? <p className={classes.more}>{alarmTexts.more(more)}</p> : null}
    </section>
  );
}

import type { OrderCard } from '@comanda/domain/orders/order';
import { IconPrinterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { AlarmButton, AlarmRow, AlarmRows } from '../../../ui/alarm-rows/alarm-rows.tsx';
import { orderPrintsQuery } from '../api/print-calls.ts';
import { isTried, owedPapers } from '../paper-words.ts';
import { usePaperActions } from '../papers/use-paper-actions.ts';
import { alarmTexts, paperTexts } from '../texts.ts';
import { alarmOf } from './alarm-words.ts';

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
    <AlarmRow
      icon={<IconPrinterOff size={22} stroke={2} aria-hidden="true" />}
      title={
        <>
          <a href={`/pedidos?pedido=${orderId}`}>#{code}</a>{' '}
          {isCalledOff ? alarmTexts.isCalledOff : alarmTexts.notPrinted}
          {papers ? `: ${papers}` : ''}
        </>
      }
      facts={advice}
    >
      {station === null ? null : (
        <>
          <AlarmButton
            text={paperTexts.giveUp}
            label={alarmTexts.giveUpOf(`#${code}`)}
            isBusy={isBusy}
            onClick={() => giveUp(owed, alarmTexts.giveUpText(`#${code}`, papers))}
          />
          <AlarmButton
            isMain
            text={isOver ? paperTexts.again : paperTexts.elsewhere}
            label={(isOver ? alarmTexts.againOf : alarmTexts.elsewhereOf)(`#${code}`)}
            isBusy={isBusy}
            onClick={() => (isOver ? printAgain(station) : printElsewhere(station, atStation))}
          />
        </>
      )}
    </AlarmRow>
  );
}

/** Every order whose paper did not come out, which and why, each with what can be done. */
export function PrintAlarmRows({ orders }: { orders: readonly OrderCard[] }) {
  return (
    <AlarmRows
      label={alarmTexts.region}
      items={orders}
      rowOf={(order) => <Row key={order.orderId} order={order} />}
    />
  );
}

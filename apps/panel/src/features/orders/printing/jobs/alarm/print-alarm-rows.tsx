import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { AlarmButton, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { IconPrinterOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { owedPrintsQuery } from '../api/owed-prints.ts';
import { useJobActions } from '../list/use-job-actions.ts';
import { openPrinterChoice } from '../printer-choice/open-printer-choice.ts';
import { alarmTexts, jobTexts } from '../texts.ts';
import { causeWords, shortCauseWords, ticketsWords, waitingWords } from './alarm-words.ts';
import { type PrintAlarm, printAlarmsOf } from './print-alarms.ts';

const icon = <IconPrinterOff size={22} stroke={2} aria-hidden="true" />;
const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Opens the choice of another printer for all tickets of an alarm. */
function chooseFor({ cause, orders, jobs: tickets, deviceId, printer }: PrintAlarm): void {
  openPrinterChoice.open({
    orderIds: orders.map(({ orderId }) => orderId),
    stations: cause === 'no-printer' ? null : [...new Set(tickets.map(({ station }) => station))],
    failed: deviceId === null || printer === null ? null : { deviceId, printer },
    reprint: null,
  });
}

/** Button with the main action of an alarm; acts on all tickets of the alarm. */
function MainAction({ alarm, what, isBusy }: { alarm: PrintAlarm; what: string; isBusy: boolean }) {
  const isUnchosen = alarm.cause === 'no-printer';
  return (
    <AlarmButton
      isMain
      text={isUnchosen ? alarmTexts.choose : alarmTexts.elsewhere}
      label={(isUnchosen ? alarmTexts.chooseOf : alarmTexts.elsewhereOf)(what)}
      isBusy={isBusy}
      onClick={() => chooseFor(alarm)}
    />
  );
}

/** The row of a single waiting order, with its code and a button to withdraw its tickets. */
function OrderRow({ alarm, order }: { alarm: PrintAlarm; order: OrderCard }) {
  const { orderId, code, status } = order;
  const { cause, jobs: tickets } = alarm;
  const { isBusy, printAgain, giveUp } = useJobActions(orderId);
  const names = ticketsWords(alarm);
  const [first] = tickets;
  return (
    <AlarmRow
      icon={icon}
      title={
        <>
          <a href={`/pedidos?pedido=${orderId}`}>#{code}</a>{' '}
          {status === 'cancelled' ? alarmTexts.isCalledOff : alarmTexts.notPrinted}
          {names ? `: ${names}` : ''}
        </>
      }
      facts={`${sentence(causeWords(alarm))} ${alarmTexts.advice[cause]}`}
    >
      {first === undefined ? null : (
        <>
          <AlarmButton
            text={jobTexts.giveUp}
            label={alarmTexts.giveUpOf(`#${code}`)}
            isBusy={isBusy}
            onClick={() => giveUp(tickets, alarmTexts.giveUpText(`#${code}`, names))}
          />
          {cause === 'expired' ? (
            <AlarmButton
              isMain
              text={jobTexts.again}
              label={alarmTexts.againOf(`#${code}`)}
              isBusy={isBusy}
              onClick={() => printAgain(first.station)}
            />
          ) : (
            <MainAction alarm={alarm} what={alarmTexts.orderOf(`#${code}`)} isBusy={isBusy} />
          )}
        </>
      )}
    </AlarmRow>
  );
}

/** The row of several orders with the same cause, with one action for all of them. */
function CauseRow({ alarm }: { alarm: PrintAlarm }) {
  const title = shortCauseWords(alarm);
  return (
    <AlarmRow
      icon={icon}
      title={title}
      facts={`${waitingWords(alarm)} ${causeWords(alarm) === title ? '' : `${sentence(causeWords(alarm))} `}${alarmTexts.advice[alarm.cause]}`}
    >
      {alarm.jobs.length === 0 ? null : (
        <MainAction
          alarm={alarm}
          what={alarm.printer ?? alarmTexts.waitingOf(alarm.jobs.length)}
          isBusy={false}
        />
      )}
    </AlarmRow>
  );
}

/** One row for each cause of overdue print jobs: the jobs, their number, and the actions. */
export function PrintAlarmRows({ orders }: { orders: readonly OrderCard[] }) {
  const queries = useQueryClient();
  const { data: jobs } = useQuery(owedPrintsQuery);
  // A printer's report arrives as a change of the order, so a new version must reload the tickets.
  const versions = orders.map(({ orderId, version }) => `${orderId}-${version}`).join();
  useEffect(() => {
    if (versions !== '') void queries.invalidateQueries({ queryKey: owedPrintsQuery.queryKey });
  }, [queries, versions]);
  return (
    <AlarmRows
      label={alarmTexts.region}
      items={printAlarmsOf(orders, jobs)}
      rowOf={(alarm) => {
        const [only] = alarm.orders;
        return alarm.orders.length === 1 && only !== undefined ? (
          <OrderRow key={alarm.key} alarm={alarm} order={only} />
        ) : (
          <CauseRow key={alarm.key} alarm={alarm} />
        );
      }}
    />
  );
}

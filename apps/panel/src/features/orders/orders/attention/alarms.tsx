import { AlarmDock } from '@comanda/ui/alarm-rows/alarm-dock.tsx';
import { AlarmButton, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { IconBellOff, IconCloudQuestion } from '@tabler/icons-react';
import { orderIn } from '../board/board-store.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { useOrderSlots } from '../order-slots.ts';
import { boardRinger, useRingerState } from './board-ringer.ts';
import { courierQuestions, unknownCancellations } from './callers.ts';
import { CancellationRows } from './cancellation-rows.tsx';
import { CourierProblemRows } from './courier-problem-rows.tsx';
import { useLateTickets } from './late-tickets.ts';
import { attentionTexts } from './texts.ts';
import { UnansweredRows } from './unanswered-rows.tsx';

/** Visible until every cancellation from outside is acknowledged. */
function Cancellations() {
  const orders = useBoard(unknownCancellations);
  return orders.length === 0 ? null : <CancellationRows orders={orders} />;
}

/** Visible while a courier waits for the store's answer. */
function CourierProblems() {
  const orders = useBoard(courierQuestions);
  return orders.length === 0 ? null : <CourierProblemRows orders={orders} />;
}

/** Visible while a ticket is missing, until it is printed or not needed any more. */
function LateTickets() {
  const orders = useLateTickets();
  const { PrintAlarm } = useOrderSlots();
  return orders.length === 0 || !PrintAlarm ? null : <PrintAlarm orders={orders} />;
}

const noIds: ReadonlySet<number> = new Set();

/** Visible while a change made in this panel has no answer of the server. */
function UnansweredChanges() {
  const unanswered = useBoard((view) => (view.unanswered.size === 0 ? noIds : view.unanswered));
  const { store } = useLiveOrders();
  if (unanswered.size === 0) return null;
  return (
    <AlarmRows
      label={attentionTexts.unanswered}
      items={[...unanswered]}
      rowOf={(orderId) => (
        <AlarmRow
          key={orderId}
          icon={<IconCloudQuestion size={22} stroke={2} aria-hidden="true" />}
          title={
            <>
              <a href={`/pedidos?pedido=${orderId}`}>#{orderIn(store.getView(), orderId)?.code}</a>{' '}
              {attentionTexts.unansweredOrder}
            </>
          }
          facts={attentionTexts.retrying}
        />
      )}
    />
  );
}

/** Shows that an order waits but the browser still blocks the sound. */
function LockedSound() {
  const { state, isWanted } = useRingerState();
  if (!isWanted || state !== 'locked') return null;
  return (
    <AlarmRows
      label={attentionTexts.sound}
      tone="pending"
      items={['locked']}
      rowOf={(item) => (
        <AlarmRow
          key={item}
          icon={<IconBellOff size={22} stroke={2} aria-hidden="true" />}
          title={attentionTexts.locked}
          facts={attentionTexts.lockedHint}
        >
          <AlarmButton
            isMain
            text={attentionTexts.unlock}
            label={attentionTexts.locked}
            onClick={() => void boardRinger.unlock()}
          />
        </AlarmRow>
      )}
    />
  );
}

/**
 * The alarms, the same on every screen. Orders about to expire come first, then unanswered changes,
 * cancellations, courier problems and missing tickets.
 */
export function Alarms({ isOnBoard }: { isOnBoard: boolean }) {
  return (
    <AlarmDock
      label={attentionTexts.alarms}
      moreText={attentionTexts.moreAlarms}
      unfoldText={attentionTexts.unfoldAlarm}
      foldText={attentionTexts.foldAlarms}
      hasCounts={!isOnBoard}
    >
      <UnansweredRows isOnBoard={isOnBoard} />
      <UnansweredChanges />
      <Cancellations />
      <CourierProblems />
      <LateTickets />
      <LockedSound />
    </AlarmDock>
  );
}

import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { can } from '@comanda/domain/people/access/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveOrders } from '../features/orders/orders/live-orders-context.ts';
import { ShiftCheckScreen } from '../features/orders/shift-check/shift-check-screen.tsx';
import { useRealtime } from '../shared/realtime/realtime-context.ts';
import type { StoredSession } from '../shared/session/stored-session.ts';
import { useSession } from '../shared/session/use-session.ts';
import { createCheckPorts } from './shift-check-ports.ts';

function Check({ session }: { session: StoredSession }) {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const { store } = useLiveOrders();
  const [ports] = useState(() => {
    const serverAheadMs = () => {
      const { board } = store.getView();
      return board.seq === null ? null : board.clockOffsetMs;
    };
    return createCheckPorts({ realtime, queries, serverAheadMs });
  });
  const [day] = useState(() => operationalDayStart(shownTimeZone(), Date.now()));
  return <ShiftCheckScreen ports={ports} storeId={session.storeId} day={day} />;
}

/** The start-of-shift check for the sound, the live connection and the printers of this panel. Needs `LiveOrders`. */
export function ShiftCheckPage() {
  const session = useSession();
  if (!session || !can(session, 'orders.read')) return null;
  return <Check session={session} />;
}

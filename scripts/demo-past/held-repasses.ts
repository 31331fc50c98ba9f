import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { differencesKey } from '@comanda/domain/money/ledger/prove';
import { isCreditDay, lastRunDay, runBeginsAt } from '@comanda/domain/money/ledger/settlement-days';
import { settleHold } from '@comanda/server/src/areas/money/ledger/proof/book-holds.writes.ts';
import { approveManual } from '@comanda/server/src/areas/money/ledger/provider/manual/approve-manual.ts';
import { requestManual } from '@comanda/server/src/areas/money/ledger/provider/manual/manual-requests.ts';
import { setCommission } from '@comanda/server/src/areas/money/ledger/provider/terms-commands.ts';
import { settleStore } from '@comanda/server/src/areas/money/ledger/settling/settle-store.ts';
import { uuidOf } from './chance.ts';
import { TEAM } from './past-events.ts';
import type { PastServer } from './past-server.ts';

const MINUTE_MS = 60_000;
const COMMISSION = 120_000;
const CREDIT = { cents: 26_480, reason: 'Comissão cobrada de pedidos cancelados na abertura' };
/** Difference that a proof found: the ledger lacked one cent. The ledger is correct again since then. */
const ONE_CENT = differencesKey([
  { seq: 1, what: 'available', expected: CREDIT.cents, found: CREDIT.cents - 1 },
]);

interface HeldStore {
  past: PastServer;
  storeId: number;
  timeZone: string;
  /** Runs a step only once, with the clock set to that many days ago. */
  once(step: string, daysAgo: number, work: (now: number) => Promise<void>): Promise<void>;
}

/**
 * Gives a store without orders a ledger, a credit and a settlement. The settlement is held: a proof of the
 * ledger failed on the day before, and the team has not released it.
 */
export async function holdRepasses({ past, storeId, timeZone, once }: HeldStore): Promise<void> {
  const { services } = past;
  const { system } = services;
  await once('comissão', 46, (now) =>
    system.inStore(storeId, (tx) =>
      setCommission(
        tx,
        { fromDay: operationalDate(timeZone, now), rateMillionths: COMMISSION, includesDelivery: false },
        { operator: TEAM.first.operator, now },
      ),
    ),
  );
  await once('crédito', 45, async (now) => {
    const input = { kind: 'adjustment', account: 'current', side: 'favour', ...CREDIT } as const;
    const { requestId } = await system.inStore(storeId, (tx) =>
      requestManual(tx, { ...input, key: uuidOf('credit', storeId) }, { ...TEAM.first, now }),
    );
    await system.inStore(storeId, (tx) =>
      approveManual(tx, services, requestId, { ...TEAM.second, now: now + 10 * MINUTE_MS }),
    );
  });
  await once('repasse', 0, async (now) => {
    const day = lastCreditDay(now);
    past.setClock(runBeginsAt(day) + 5 * MINUTE_MS);
    if (!(await settleStore(services, storeId, day))) throw new Error(`store ${storeId} was not settled`);
  });
  await once('em conferência', 1.1, (now) => system.inStore(storeId, (tx) => settleHold(tx, ONE_CENT, now)));
}

/** The bank day of the last run that paid credits out. */
function lastCreditDay(now: number): CalendarDate {
  let day = lastRunDay(now);
  while (!isCreditDay(day)) day = addDays(day, -1);
  return day;
}

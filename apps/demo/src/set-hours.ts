import { listHours, saveSpecialDate, saveWeek } from '@comanda/contract/store/hours/hours.calls';
import { WEEKDAYS } from '@comanda/contract/store/hours/hours.wire';
import { asPerson } from './person-client.ts';
import type { DemoStore } from './world/demo-store.ts';

const NO_TIMES = { opens: null, closes: null, opensAgain: null, closesAgain: null };

/**
 * Saves opening hours for a store without any. The store opens automatically, but only a person closes it, so
 * that the demonstration is open even at night. It is closed on the next Christmas Day.
 */
export async function setHours(store: DemoStore, serverUrl: string, now: number): Promise<void> {
  const owner = store.document(now).users[0];
  if (owner === undefined) return;
  await asPerson(serverUrl, owner, async (person) => {
    const { version } = await person.send(listHours, {});
    if (version > 0) return;
    await person.send(saveWeek, {
      days: store.week.map((day, index) => ({ weekday: WEEKDAYS[index] ?? 'dom', ...day })),
      opensByItself: true,
      closesByItself: false,
      version: 0,
    });
    const date = nextChristmas(now);
    await person.send(saveSpecialDate, { date, name: 'Natal', kind: 'closed', ...NO_TIMES, version: 0 });
  });
}

function nextChristmas(now: number): string {
  const at = new Date(now);
  const isOver = at.getUTCMonth() === 11 && at.getUTCDate() >= 25;
  return `${at.getUTCFullYear() + (isOver ? 1 : 0)}-12-25`;
}

import type { TypedDay } from '@comanda/domain/store/hours/week';

/** A day without opening hours. */
export const closedDay: TypedDay = {
  isOpen: false,
  opens: null,
  closes: null,
  opensAgain: null,
  closesAgain: null,
};

/** A day with one or two periods, each `11:00-14:30`. */
export function openDay(first: string, second?: string): TypedDay {
  const [opens, closes] = timesOf(first);
  const [opensAgain, closesAgain] = second === undefined ? [null, null] : timesOf(second);
  return { isOpen: true, opens, closes, opensAgain, closesAgain };
}

function timesOf(period: string): [number, number] {
  const [opens = 0, closes = 0] = period.split('-').map((time) => {
    const [hours, minutes] = time.split(':').map(Number);
    return (hours ?? 0) * 60 + (minutes ?? 0);
  });
  return [opens, closes];
}

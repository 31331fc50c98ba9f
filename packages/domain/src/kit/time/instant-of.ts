import { offsetMsAt } from './wall-clock.ts';

const DAY_MS = 86_400_000;

/**
 * The moment (epoch milliseconds) when the clock of a zone (an IANA name) first shows `wall`. `wall` is in
 * milliseconds as if the clock were UTC. If the clock shows this time twice, returns the first moment. If the
 * clock skips this time, returns the moment when the clock moves forward. A later `wall` therefore never
 * results in an earlier moment.
 */
export function instantOf(timeZone: string, wall: number): number {
  const before = wall - offsetMsAt(timeZone, wall - DAY_MS);
  const after = wall - offsetMsAt(timeZone, wall + DAY_MS);
  if (before === after || shows(timeZone, before, wall)) return before;
  return shows(timeZone, after, wall) ? after : momentOfJump(timeZone, after, before);
}

const shows = (timeZone: string, at: number, wall: number) => at + offsetMsAt(timeZone, at) === wall;

/** The moment between `from` and `to` when the clock changes. Clocks change on whole seconds. */
function momentOfJump(timeZone: string, from: number, to: number): number {
  const offset = offsetMsAt(timeZone, from);
  let [still, moved] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (moved - still > 1) {
    const middle = Math.floor((still + moved) / 2);
    if (offsetMsAt(timeZone, middle * 1000) === offset) still = middle;
    else moved = middle;
  }
  return moved * 1000;
}

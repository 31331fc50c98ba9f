import { offsetMsAt } from './wall-clock.ts';

const DAY_MS = 86_400_000;

/**
 * The moment (epoch milliseconds) at which the clock of a zone (an IANA name) first shows `wall`, which is given as if
 * the clock went by UTC. A time that comes twice, when the clock is put back, is its first coming; a time the clock
 * skips is the moment it is put forward. So later times are never earlier moments.
 */
export function instantOf(timeZone: string, wall: number): number {
  const before = wall - offsetMsAt(timeZone, wall - DAY_MS);
  const after = wall - offsetMsAt(timeZone, wall + DAY_MS);
  if (before === after || shows(timeZone, before, wall)) return before;
  return shows(timeZone, after, wall) ? after : momentOfJump(timeZone, after, before);
}

const shows = (timeZone: string, at: number, wall: number) => at + offsetMsAt(timeZone, at) === wall;

/** When the clock jumps between two moments; zones move it on whole seconds. */
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

import type { BoardCommand } from './key-table.ts';

/** What a word typed past its field must not do. */
const steps: ReadonlySet<BoardCommand> = new Set(['accept', 'advance', 'deliver', 'cancel', 'print']);

/** After a step for the same order, and after a letter that is no key at all: only a word has those. Milliseconds. */
const stepRestMs = 1000;
/** People who type are faster from letter to letter. Milliseconds. */
const typingRestMs = 400;

/**
 * Tells a key from a typed word: the keys of an order's steps count only as single presses. Whatever writes something,
 * in a field too, lets them rest, as does each of them that did not count; only the same key again makes it no longer.
 * After a step those of the same order rest, those of another one only as long as a word is typed.
 */
export function createKeyRest(now: () => number = () => performance.now()) {
  let until = 0;
  let rest = stepRestMs;
  let last = '';
  let stepped: { orderId: number | null; until: number } = { orderId: null, until: 0 };
  const endFor = (orderId: number | null) =>
    stepped.orderId === orderId ? Math.max(until, stepped.until) : until;
  return {
    /** How long the keys of an order's steps still rest, in milliseconds. */
    leftMs: (orderId: number | null) => Math.max(0, endFor(orderId) - now()),
    /** Whether a pressed key may do what it stands for; `command` is null where it stands for nothing. */
    takes: (
      { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
      command: BoardCommand | null,
      isTaken: boolean,
      orderId: number | null,
    ): boolean => {
      // Whoever leaves a field is through with typing.
      if (key === 'Escape') {
        until = 0;
        stepped.until = 0;
      }
      if (key.length !== 1 || ctrlKey || metaKey) return true;
      const at = now();
      const isStep = !isTaken && command !== null && steps.has(command);
      const isResting = at < endFor(orderId);
      // Keys that only look around (the next order, then its step) hold nothing up.
      const unmeant = command === null ? stepRestMs : 0;
      const others = isTaken ? typingRestMs : unmeant;
      const again = stepped.orderId === orderId && at < stepped.until ? stepRestMs : rest;
      const own = isResting ? again : typingRestMs;
      const mine = isStep ? own : others;
      if ((!isResting || key !== last) && at + mine > until) {
        rest = mine;
        until = at + mine;
      }
      if (isStep && !isResting) stepped = { orderId, until: at + stepRestMs };
      last = key;
      return !(isStep && isResting);
    },
  };
}

import type { BoardCommand } from './key-table.ts';

/** The commands that a word typed outside of a field must not run. */
const steps: ReadonlySet<BoardCommand> = new Set(['accept', 'advance', 'deliver', 'cancel', 'print']);

/**
 * Pause in ms after a step of the same order, and after a letter without a command. A letter without a
 * command shows that the person is typing a word.
 */
const stepRestMs = 1000;
/** Pause in ms after all other keys. People who type a word are faster than this. */
const typingRestMs = 400;

/**
 * Distinguishes single key presses from a typed word, because keys for an order's steps may work only as
 * single presses. Each typed character, also in a field, starts a pause, and step keys do nothing during a
 * pause. A step key pressed during the pause restarts the pause, unless it repeats the last key. After a
 * step, the keys of the same order pause for `stepRestMs`. Keys of another order pause only while the person
 * types a word.
 */
export function createKeyRest(now: () => number = () => performance.now()) {
  let until = 0;
  let rest = stepRestMs;
  let last = '';
  let stepped: { orderId: number | null; until: number } = { orderId: null, until: 0 };
  const endFor = (orderId: number | null) =>
    stepped.orderId === orderId ? Math.max(until, stepped.until) : until;
  return {
    /** Remaining pause of the order's step keys, in milliseconds. */
    leftMs: (orderId: number | null) => Math.max(0, endFor(orderId) - now()),
    /**
     * Records a pressed key. Returns true if its command may run. `command`: the key's command, null without
     * one. `isTaken`: true if a text field receives the key.
     */
    takes: (
      { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
      command: BoardCommand | null,
      isTaken: boolean,
      orderId: number | null,
    ): boolean => {
      // Escape ends the pause, because a person who leaves a field has stopped typing.
      if (key === 'Escape') {
        until = 0;
        stepped.until = 0;
      }
      if (key.length !== 1 || ctrlKey || metaKey) return true;
      const at = now();
      const isStep = !isTaken && command !== null && steps.has(command);
      const isResting = at < endFor(orderId);
      // Keys that only move the selection cause no pause, so that a step can follow immediately.
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

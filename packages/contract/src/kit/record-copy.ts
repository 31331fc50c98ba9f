/** Copies an object's fields under other names, and converts them. */
export type Copy = (given: object) => object;

export interface CopyStep {
  from: string;
  to: string;
  convert: (value: never) => unknown;
  /** The value may be undefined: the field is then left out. */
  mayMiss: boolean;
}
type MakeCopy = (steps: readonly CopyStep[]) => Copy;

/** Copies step by step: browsers forbid code that is made at run time. */
export const steppedCopy: MakeCopy = (steps) => (given) => {
  const made: Record<string, unknown> = {};
  for (const { from, to, convert } of steps) {
    const value = convert((given as Record<string, unknown>)[from] as never);
    if (value !== undefined) made[to] = value;
  }
  return made;
};

let make = steppedCopy;

/**
 * Replaces the function that makes copies: the server compiles faster ones. Records that were not used yet also get the
 * new copies.
 */
export function makeCopiesWith(faster: MakeCopy): void {
  make = faster;
}

/** The copy is made at its first use: most records are not used on a given day. */
export function lateCopy(steps: () => readonly CopyStep[]): Copy {
  let copy: Copy | null = null;
  return (given) => {
    copy ??= make(steps());
    return copy(given);
  };
}

/** Copies an object's fields under other names, and converts them. */
export type Copy = (given: object) => object;

export interface CopyStep {
  from: string;
  to: string;
  convert: (value: never) => unknown;
  /** True: the value may be undefined, and the copy then lacks the field. */
  mayMiss: boolean;
}
type MakeCopy = (steps: readonly CopyStep[]) => Copy;

/**
 * Copies field by field at run time. Browsers need this slower way, because their policy forbids generated
 * code.
 */
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
 * Replaces the function that makes copies, because the server can compile faster copies. Also applies to
 * existing records that were not used yet.
 */
export function makeCopiesWith(faster: MakeCopy): void {
  make = faster;
}

/** Makes the copy at its first use, because a process never uses most of the records. */
export function lateCopy(steps: () => readonly CopyStep[]): Copy {
  let copy: Copy | null = null;
  return (given) => {
    copy ??= make(steps());
    return copy(given);
  };
}

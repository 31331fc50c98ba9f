/** One measured figure with its requirement. */
export interface Figure {
  /** Number of the requirement, e.g. `P1`. */
  bar: string;
  what: string;
  unit: string;
  measured: number;
  /** Null: nothing is required of this figure. */
  demanded: { atMost: number } | { atLeast: number } | null;
  /** The same figure of the bare server, measured in the same run. Null if the bare server was not measured. */
  ceiling: number | null;
}

/** Creates figures of one requirement, without the bare server. `atMost` is null for a figure without a limit. */
export function figuresOfBar(bar: string) {
  return (what: string, unit: string, measured: number, atMost: number | null): Figure => ({
    bar,
    what,
    unit,
    measured,
    demanded: atMost === null ? null : { atMost },
    ceiling: null,
  });
}

/** True if the measured figure meets the requirement. Null if nothing is required. */
export function isMet({ demanded, measured }: Figure): boolean | null {
  if (demanded === null) return null;
  return 'atMost' in demanded ? measured <= demanded.atMost : measured >= demanded.atLeast;
}

const shown = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);

/**
 * Cells of the table of results: bar, description, required, measured, ceiling, ratio to the ceiling,
 * verdict.
 */
export function cellsOf(figure: Figure): string[] {
  const { bar, what, unit, measured, demanded, ceiling } = figure;
  const limit =
    demanded === null ? '' : 'atMost' in demanded ? `≤ ${demanded.atMost}` : `≥ ${demanded.atLeast}`;
  const verdict = isMet(figure);
  return [
    bar,
    what,
    limit === '' ? '' : `${limit} ${unit}`.trim(),
    `${shown(measured)} ${unit}`.trim(),
    ceiling === null ? '' : `${shown(ceiling)} ${unit}`.trim(),
    ceiling === null || ceiling === 0 ? '' : `${(measured / ceiling).toFixed(2)} ×`,
    verdict === null ? '' : verdict ? 'met' : '**missed**',
  ];
}

/** One measured promise. */
export interface Figure {
  /** Number of the bar, e.g. `P1`. */
  bar: string;
  what: string;
  unit: string;
  measured: number;
  /** Null: a figure without a requirement. */
  demanded: { atMost: number } | { atLeast: number } | null;
  /** The same figure of the barest possible server, from the same run; null without one. */
  ceiling: number | null;
}

/** Makes the figures of one bar without a ceiling. `atMost` is null for a figure without a requirement. */
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

/** Whether the promise is met; null without a requirement. */
export function isMet({ demanded, measured }: Figure): boolean | null {
  if (demanded === null) return null;
  return 'atMost' in demanded ? measured <= demanded.atMost : measured >= demanded.atLeast;
}

const shown = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);

/** Its cells for people: bar, what, demanded, measured, ceiling, ratio to it, verdict. */
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

/** The delivery time shown to customers, in minutes from–to. */
export interface DeliveryEstimate {
  minMinutes: number;
  maxMinutes: number;
}

/** The presets of the estimate dropdown, exactly as in the specification. */
export const ESTIMATE_PRESETS: readonly DeliveryEstimate[] = [
  { minMinutes: 15, maxMinutes: 30 },
  { minMinutes: 20, maxMinutes: 40 },
  { minMinutes: 40, maxMinutes: 60 },
  { minMinutes: 60, maxMinutes: 90 },
  { minMinutes: 90, maxMinutes: 120 },
];

export const ESTIMATE_MAX_MINUTES = 240;

/** True for 0 < min < max ≤ 240, in whole minutes. */
export function isValidEstimate(estimate: DeliveryEstimate): boolean {
  const { minMinutes, maxMinutes } = estimate;
  return (
    Number.isInteger(minMinutes) &&
    Number.isInteger(maxMinutes) &&
    minMinutes > 0 &&
    minMinutes < maxMinutes &&
    maxMinutes <= ESTIMATE_MAX_MINUTES
  );
}

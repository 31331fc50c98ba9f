import { beginsWithStreet } from '@comanda/domain/orders/addresses/address-words';

/**
 * A place candidate's label for the courier, with the house number that the customer wrote. Map services
 * often find only the street. The number is added after the street's name, unless the label already has it.
 */
export function withHouseNumber(label: string, number: string): string {
  const wanted = number.trim();
  const isKnown = label.split(/[\s,]+/).includes(wanted);
  if (wanted === '' || isKnown || !beginsWithStreet(label)) return label;
  const end = label.search(/ - |,/);
  return end === -1 ? `${label}, ${wanted}` : `${label.slice(0, end)}, ${wanted}${label.slice(end)}`;
}

/** Metres as people say them: "350 m", "2,4 km". */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${(km < 10 ? km.toFixed(1) : km.toFixed(0)).replace('.', ',')} km`;
}

/** Formats coordinates as the field shows them. */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(5).replace('.', ',')).join(', ');
}

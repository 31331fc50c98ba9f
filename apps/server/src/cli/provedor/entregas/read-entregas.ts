import { readPrice } from '../../../areas/orders/courier/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { MESSAGES } from '../texts.ts';
import { ENTREGAS } from './entregas-texts.ts';

type Options = Readonly<Record<string, string | undefined>>;

/** Returns a required option. Throws a Complaint if it is missing. */
export function required(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new Complaint(MESSAGES.missing(name), EXIT.misused);
  return value;
}

/** The store's position in degrees. Both coordinates must be given, or neither. */
export function coordinates({ lat, lng }: Options): { latitude: number | null; longitude: number | null } {
  if (lat === undefined && lng === undefined) return { latitude: null, longitude: null };
  const [latitude = Number.NaN, longitude = Number.NaN] = [lat, lng].map((degrees) =>
    degrees ? Number(degrees.replace(',', '.')) : Number.NaN,
  );
  // Written as a negated comparison, which also refuses NaN.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new Complaint(ENTREGAS.badPlace);
  return { latitude, longitude };
}

/** Parses `8,90`, `8.90` or `8` into cents. */
export function priceCents(word: string): number {
  const cents = readPrice(word);
  if (cents === null) throw new Complaint(ENTREGAS.badPrice(word), EXIT.misused);
  return cents;
}

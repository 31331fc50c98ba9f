import type { FoundPostalCode } from '@comanda/contract/store/store/postal-code.calls';
import { placeOfPostalCode } from '@comanda/domain/orders/addresses/postal-code-place';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ListedStreet } from './geocoding/place-list.ts';

/** The address data of a postal code, from the server's own list. Throws `address.postal-code-unknown`. */
export function findPostalCode(
  streets: ReadonlyMap<string, ListedStreet>,
  postalCode: string,
): FoundPostalCode {
  const street = streets.get(postalCode.replace(/\D/g, ''));
  if (street !== undefined) return street;
  const place = placeOfPostalCode(postalCode);
  if (place === null) throw new AppError('address.postal-code-unknown');
  return { ...place, district: null, street: null };
}

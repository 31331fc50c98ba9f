import type { FoundCep } from '@comanda/contract/store/store/postal-code.calls';
import { placeOfPostalCode } from '@comanda/domain/orders/addresses/postal-code-place';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ListedStreet } from './geocoding/place-list.ts';

/** The address of a CEP for forms, from the server's own list. Throws `address.cep-not-found`. */
export function lookUpCep(streets: ReadonlyMap<string, ListedStreet>, postalCode: string): FoundCep {
  const street = streets.get(postalCode.replace(/\D/g, ''));
  const place = street ?? placeOfPostalCode(postalCode);
  if (place === null) throw new AppError('address.cep-not-found');
  return {
    isMissing: false,
    street: street?.street ?? '',
    city: place.city ?? '',
    state: place.state,
    district: street?.district ?? '',
    complement: '',
  };
}

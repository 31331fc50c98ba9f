import { sendCall } from '@comanda/client/api/send-call.ts';
import type { FoundPostalCode } from '@comanda/contract/store/store/postal-code.calls';
import { findPostalCode } from '@comanda/contract/store/store/postal-code.calls';
import type { Establishment } from '@comanda/contract/store/store/registration-data.wire';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { RegistrationData } from '@comanda/domain/store/store/registration-data';
import { Button } from '@comanda/ui/button/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import classes from './registration-screen.module.css';
import { registrationTexts } from './texts.ts';

interface PostalCodeHelpProps {
  /** The typed and the saved postal code. For an unchanged code no request is sent. */
  postalCode: string;
  saved: string;
  data: Pick<RegistrationData, 'street' | 'district'>;
  store: Pick<Establishment, 'city' | 'state'>;
  onTake: (part: Partial<RegistrationData>) => void;
}

const { postal } = registrationTexts;

/**
 * Help below a postal code: finds the address of a postal code and fills empty fields. Fields with text are
 * only compared; a button replaces their text.
 */
export function PostalCodeHelp({ postalCode, saved, data, store, onTake }: PostalCodeHelpProps) {
  const isComplete = /^\d{5}-\d{3}$/.test(postalCode) && postalCode !== saved;
  const { data: place, isError } = useQuery({
    queryKey: ['postal-code', postalCode],
    queryFn: ({ signal }) => sendCall(findPostalCode, { postalCode }, { signal }),
    enabled: isComplete,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const fillEmpty = useEffectEvent((found: FoundPostalCode) => {
    if (found.street !== null && data.street.trim() === '')
      onTake({ street: found.street, ...(found.district !== null && { district: found.district }) });
  });
  useEffect(() => {
    if (isComplete && place !== undefined) fillEmpty(place);
  }, [isComplete, place]);
  if (!isComplete || (place === undefined && !isError)) return null;
  const words = place === undefined ? postal.unknown : wordsOf(place, data, store);
  const { street, district } = place ?? {};
  const isOther = street != null && district != null && !isSame(place, data);
  return (
    <p className={`row wraps text-14 ${classes.postal}`} role="status">
      {words}
      {isOther ? (
        <Button variant="default" onClick={() => onTake({ street, district })}>
          {postal.take}
        </Button>
      ) : null}
    </p>
  );
}

const isSame = (place: FoundPostalCode | undefined, data: PostalCodeHelpProps['data']) =>
  searchable(place?.street ?? '') === searchable(data.street) &&
  searchable(place?.district ?? '') === searchable(data.district);

function wordsOf(
  place: FoundPostalCode,
  data: PostalCodeHelpProps['data'],
  store: PostalCodeHelpProps['store'],
): string {
  const where = place.city === null ? place.state : `${place.city} - ${place.state}`;
  const isElsewhere =
    place.state !== store.state || (place.city !== null && searchable(place.city) !== searchable(store.city));
  if (isElsewhere) return postal.elsewhere(where, `${store.city} - ${store.state}`);
  if (place.street === null) return postal.onlyPlace(where);
  return isSame(place, data) ? postal.filled : postal.other(`${place.street}, ${place.district ?? ''}`);
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import type { FoundCep } from '@comanda/contract/store/store/postal-code.calls';
import { lookUpCep } from '@comanda/contract/store/store/postal-code.calls';
import { useEffect, useRef, useState } from 'react';

/** The result for the last typed CEP; null: no request yet. */
export type CepState = 'searching' | 'filled' | 'noStreet' | 'missing' | 'away' | null;

/**
 * Requests the address of a complete CEP. Ignores answers for older CEPs. If no answer arrives, the user
 * fills in the fields.
 */
export function useCepLookup(setting: { onFound: (place: FoundCep) => void; onMissing: () => void }) {
  const [state, setState] = useState<CepState>(null);
  const latest = useRef(setting);
  latest.current = setting;
  const lookup = useRef<AbortController>(undefined);
  useEffect(() => () => lookup.current?.abort(), []);

  const look = async (typed: string) => {
    lookup.current?.abort();
    const postalCode = typed.replace(/\D/g, '');
    if (postalCode.length < 8) return setState(null);
    lookup.current = new AbortController();
    const { signal } = lookup.current;
    setState('searching');
    try {
      const place = await sendCall(lookUpCep, { postalCode }, { signal });
      if (signal.aborted) return;
      if (!place.isMissing) latest.current.onFound(place);
      else latest.current.onMissing();
      setState(place.isMissing ? 'missing' : place.street === '' ? 'noStreet' : 'filled');
    } catch (failure) {
      if (signal.aborted) return;
      const isMissing = failure instanceof ApiError && failure.code === 'address.cep-not-found';
      if (isMissing) latest.current.onMissing();
      setState(isMissing ? 'missing' : 'away');
    }
  };
  return { state, look: (typed: string) => void look(typed) };
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import type { InputOf } from '@comanda/contract/kit/define-call';
import { priceSelection as priceCall } from '@comanda/contract/menu/menu/selling.calls';
import type { PricedSelection, Selection } from '@comanda/domain/menu/menu/selection';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The result of the server's check of a price. */
export type ServerWord =
  | { kind: 'checking' | 'confirmed' | 'unchecked' }
  /** The server charges another price, in cents. */
  | { kind: 'differs'; lineCents: number };

/** Time without a change of the selection before the panel asks the server. */
const CALM_MS = 300;

/**
 * Asks the server for the price of a selection at `at` (epoch milliseconds) and compares the server's price
 * with the panel's. Asks again for each new version of the menu.
 */
export function useServerPrice(
  productId: number,
  selection: Selection,
  { at, version, priced }: { at: number; version: number; priced: PricedSelection },
): ServerWord {
  const requested = useCalm(JSON.stringify({ productId, ...selection, at }));
  const isRequested = requested === JSON.stringify({ productId, ...selection, at });
  const { data, error } = useQuery({
    queryKey: ['menu-price', version, requested],
    queryFn: ({ signal }) =>
      sendCall(priceCall, JSON.parse(requested) as InputOf<typeof priceCall>, { signal }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (!isRequested) return { kind: 'checking' };
  if (error !== null) return { kind: 'unchecked' };
  if (data === undefined) return { kind: 'checking' };
  // The server has a newer menu, which the panel will get soon.
  if (data.version !== version) return { kind: 'checking' };
  const theirs = data.price;
  if (theirs === null) return { kind: 'unchecked' };
  const isSame =
    theirs.lineCents === priced.lineCents &&
    theirs.baseCents === priced.base.cents &&
    theirs.groups.length === priced.groups.length &&
    theirs.groups.every(({ groupId, cents }, index) => {
      const ours = priced.groups[index];
      return ours?.group.groupId === groupId && ours.cents === cents;
    });
  return isSame ? { kind: 'confirmed' } : { kind: 'differs', lineCents: theirs.lineCents };
}

/** Returns a value once it has not changed for {@link CALM_MS}. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}

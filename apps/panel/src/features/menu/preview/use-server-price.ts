import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import type { InputOf } from '@comanda/contract/define-call';
import { priceSelection as priceCall } from '@comanda/contract/menu/selling.calls';
import type { PricedSelection, Selection } from '@comanda/domain/menu/selection';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What the server says of a price that was worked out here. */
export type ServerWord =
  | { kind: 'checking' | 'confirmed' | 'unchecked' }
  /** It charges another one, in cents. */
  | { kind: 'differs'; lineCents: number };

/** Whoever is still choosing is not asked about. */
const CALM_MS = 300;

/**
 * Has the server price a selection of a product at `at` (epoch milliseconds) and compares: the price, and every part of
 * its working. Asked anew with every version of the menu.
 */
export function useServerPrice(
  productId: number,
  selection: Selection,
  { at, version, priced }: { at: number; version: number; priced: PricedSelection },
): ServerWord {
  const asked = useCalm(JSON.stringify({ productId, ...selection, at }));
  const isAsked = asked === JSON.stringify({ productId, ...selection, at });
  const { data, error } = useQuery({
    queryKey: ['menu-price', version, asked],
    queryFn: ({ signal }) => sendCall(priceCall, JSON.parse(asked) as InputOf<typeof priceCall>, { signal }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  if (!isAsked) return { kind: 'checking' };
  if (error !== null) return { kind: 'unchecked' };
  if (data === undefined) return { kind: 'checking' };
  // Somebody changed the menu in between: this one follows in a moment.
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

/** A value once it has stood still for a moment. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { FoundPlaces, PlaceCandidate } from '@comanda/contract/orders/addresses/addresses.wire';
import { FAR_FROM_STORE_M } from '@comanda/domain/orders/addresses/address-adjustment';
import { beginsWithStreet } from '@comanda/domain/orders/addresses/address-words';
import { type Coordinates, isInBrazil, metresBetween } from '@comanda/domain/orders/addresses/coordinates';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendAdjustment } from './api/addresses.ts';
import { formatDistance, withHouseNumber } from './formatted-address.ts';
import { addressTexts } from './texts.ts';

interface Choice {
  pin: Coordinates;
  /** The chosen candidate; stays the same after a person moves the pin. */
  candidate: PlaceCandidate | null;
  wasMoved: boolean;
}

/** Asks for confirmation of a pin in another part of the country: a courier would be sent there. */
async function isMeant({ store, around }: FoundPlaces, pin: Coordinates): Promise<boolean> {
  const from = store ?? around;
  const metres = from === null ? 0 : metresBetween(from, pin);
  if (metres <= FAR_FROM_STORE_M) return true;
  return alertDialog({
    title: addressTexts.farTitle,
    text: addressTexts.far(formatDistance(metres)),
    confirmText: addressTexts.farYes,
    cancelText: addressTexts.cancel,
  });
}

function nameFault(formatted: string): string | null {
  return formatted.trim() === '' ? addressTexts.nowhere : null;
}

function isRough(choice: Choice | null): boolean {
  const precision = choice?.wasMoved === false ? choice.candidate?.precision : undefined;
  return precision === 'district' || precision === 'city';
}

/**
 * State of the adjustment: the position of the order's pin and the text for the courier. `save` sends both to
 * the server.
 */
export function useAdjustment(orderId: number, places: FoundPlaces | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  const [choice, setChoice] = useState<Choice | null>(null);
  /** Null until a person types. Until then the text is the label of the chosen candidate. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  /** The version of the address when the dialog opened; a later search does not change this version. */
  const madeFrom = useRef<number | null>(null);
  madeFrom.current ??= places?.version ?? null;

  const pin = choice?.pin ?? places?.current ?? null;
  // A district or a city only moves the pin: its label is not an address, so the text stays as the customer
  // wrote it.
  const named = choice?.candidate && beginsWithStreet(choice.candidate.label) ? choice.candidate : null;
  const suggested = named
    ? withHouseNumber(named.label, places?.written.number ?? '')
    : (places?.current?.label ?? places?.written.formatted ?? '');
  const formatted = typed ?? suggested;

  const choose = (candidate: PlaceCandidate) => {
    const { latitude, longitude } = candidate;
    setChoice({ pin: { latitude, longitude }, candidate, wasMoved: false });
    if (beginsWithStreet(candidate.label)) setTyped(null);
    setProblem(null);
  };
  const movePin = (place: Coordinates) => {
    setChoice((before) => ({ pin: place, candidate: before?.candidate ?? null, wasMoved: true }));
    setProblem(null);
  };

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['order', orderId] });
    void queries.invalidateQueries({ queryKey: ['addresses', 'places', orderId] });
  };
  const save = async () => {
    if (isUnderWay.current || !pin || !places) return;
    const fault = isInBrazil(pin) ? nameFault(formatted) : addressTexts.coordinatesWrong;
    if (fault !== null) {
      setProblem(fault);
      return;
    }
    isUnderWay.current = true;
    if (!(await isMeant(places, pin))) {
      isUnderWay.current = false;
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      await sendAdjustment({
        orderId,
        addressId: places.written.addressId,
        ...pin,
        isFound: choice?.candidate != null && !choice.wasMoved,
        formatted: formatted.trim(),
        chosen: choice?.candidate?.label ?? null,
        version: madeFrom.current,
      });
      toast.success(addressTexts.adjusted);
      refresh();
      onSaved();
    } catch (failure) {
      const current = failure instanceof ApiError ? failure.current : null;
      if (current !== null) {
        // After a conflict the person reads a notice. A second save is then based on the newer version.
        madeFrom.current = current.version;
        refresh();
        setProblem(addressTexts.meanwhile(current.changedBy, formatDateTime(current.changedAt)));
        return;
      }
      setProblem(failureText(failure, { failed: addressTexts.saveFailed, offline: addressTexts.offline }));
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };

  return {
    pin,
    formatted,
    setFormatted: setTyped,
    chosen: choice?.wasMoved === false ? choice.candidate : null,
    /** True: the pin is in the middle of a district or city, so the person should move it to the house. */
    isRough: isRough(choice),
    choose,
    movePin,
    save: () => void save(),
    isSaving,
    problem,
  };
}

import type { FoundPlaces, PlaceCandidate } from '@comanda/contract/addresses/addresses.wire';
import { type Coordinates, isInBrazil } from '@comanda/domain/addresses/coordinates';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, OfflineError } from '../../shared/api/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { sendAdjustment } from './api/addresses.ts';
import { withHouseNumber } from './formatted-address.ts';
import { addressTexts } from './texts.ts';

interface Choice {
  pin: Coordinates;
  /** The candidate the pin stands for, or stood for before it was moved. */
  candidate: PlaceCandidate | null;
  wasMoved: boolean;
}

function failureText(failure: unknown): string {
  if (failure instanceof OfflineError) return addressTexts.offline;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : addressTexts.saveFailed;
}

/** Where a person puts an order's pin and how it is called; saving tells the server. */
export function useAdjustment(orderId: number, places: FoundPlaces | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  const [choice, setChoice] = useState<Choice | null>(null);
  /** Null until somebody types: then it follows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);

  const pin = choice?.pin ?? places?.current ?? null;
  const suggested = choice?.candidate
    ? withHouseNumber(choice.candidate.label, places?.written.number ?? '')
    : (places?.current?.label ?? places?.written.formatted ?? '');
  const formatted = typed ?? suggested;

  const choose = (candidate: PlaceCandidate) => {
    const { latitude, longitude } = candidate;
    setChoice({ pin: { latitude, longitude }, candidate, wasMoved: false });
    setTyped(null);
    setProblem(null);
  };
  const movePin = (place: Coordinates) => {
    setChoice((before) => ({ pin: place, candidate: before?.candidate ?? null, wasMoved: true }));
    setProblem(null);
  };

  const save = async () => {
    if (isUnderWay.current || !pin || !places) return;
    if (!isInBrazil(pin)) {
      setProblem(addressTexts.coordinatesWrong);
      return;
    }
    if (formatted.trim() === '') {
      setProblem(addressTexts.nowhere);
      return;
    }
    isUnderWay.current = true;
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
      });
      toast.success(addressTexts.adjusted);
      void queries.invalidateQueries({ queryKey: ['order', orderId] });
      void queries.invalidateQueries({ queryKey: ['addresses', 'places', orderId] });
      onSaved();
    } catch (failure) {
      setProblem(failureText(failure));
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
    /** The pin stands in the middle of a district or a city: it wants to be dragged. */
    isRough:
      choice?.wasMoved === false &&
      (choice.candidate?.precision === 'district' || choice.candidate?.precision === 'city'),
    choose,
    movePin,
    save: () => void save(),
    isSaving,
    problem,
  };
}

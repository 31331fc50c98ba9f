import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  type KeptPrintSettings,
  NOTHING_SAVED,
  type PrintSettingsWish,
} from '@comanda/contract/printing/print-settings.wire';
import {
  adoptPrintSettings,
  getPrintLogo,
  getPrintSettings,
  savePrintSettings,
} from '@comanda/contract/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** The specified answer of a store that never saved any is a refusal in form only. */
async function nullWhereNothingIsSaved(
  answer: Promise<KeptPrintSettings | null>,
): Promise<KeptPrintSettings | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof ApiError && failure.message === NOTHING_SAVED) return null;
    throw failure;
  }
}

/** What the cloud keeps, compared by it with the version known here (null: nothing known). */
export function fetchPrintSettings(knownVersion: number | null, signal?: AbortSignal) {
  return nullWhereNothingIsSaved(sendCall(getPrintSettings, { knownVersion }, signal ? { signal } : {}));
}

/**
 * The settings a form starts from. They are read when the screen opens and at the person's wish, never in between: what
 * somebody edits must not change under the hand.
 */
export function settingsQuery(storeId: number, knownVersion: () => number | null) {
  return queryOptions({
    queryKey: ['printing', 'settings-form', storeId],
    queryFn: ({ signal }) => fetchPrintSettings(knownVersion(), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
}

/** The store's logo as papers show it, asked for once it is to be seen; null: there is none. */
export function printLogoQuery(isWanted: boolean) {
  return queryOptions({
    queryKey: ['printing', 'logo'],
    queryFn: ({ signal }) => sendCall(getPrintLogo, {}, { signal }),
    enabled: isWanted,
    meta: { silent: true },
  });
}

/** Tells the cloud that its settings are taken over here; answers them. */
export function sendAdoption() {
  return nullWhereNothingIsSaved(sendCall(adoptPrintSettings, {}));
}

export function sendSettings(wish: PrintSettingsWish) {
  return sendCall(savePrintSettings, wish);
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  type KeptPrintSettings,
  NOTHING_SAVED,
  type PrintSettingsWish,
} from '@comanda/contract/orders/printing/print-settings.wire';
import {
  adoptPrintSettings,
  getPrintLogo,
  getPrintSettings,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** By the specification, a store without saved settings gets a refusal; it becomes null here. */
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

/** The cloud's settings. The server compares them with the version known here (null: none). */
export function fetchPrintSettings(knownVersion: number | null, signal?: AbortSignal) {
  return nullWhereNothingIsSaved(sendCall(getPrintSettings, { knownVersion }, signal ? { signal } : {}));
}

/**
 * The initial settings of a form. They are read when the screen opens and on request, never in between: settings must
 * not change while a person edits them.
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

/** The store's logo as on papers, read when it is shown; null: there is none. */
export function printLogoQuery(isWanted: boolean) {
  return queryOptions({
    queryKey: ['printing', 'logo'],
    queryFn: ({ signal }) => sendCall(getPrintLogo, {}, { signal }),
    enabled: isWanted,
    meta: { silent: true },
  });
}

/** Reports to the cloud that its settings are used here; resolves to them. */
export function sendAdoption() {
  return nullWhereNothingIsSaved(sendCall(adoptPrintSettings, {}));
}

export function sendSettings(wish: PrintSettingsWish) {
  return sendCall(savePrintSettings, wish);
}

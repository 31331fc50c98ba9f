import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  NOTHING_SAVED,
  type PrintSettingsInput,
  type StoredPrintSettings,
} from '@comanda/contract/orders/printing/print-settings.wire';
import {
  adoptPrintSettings,
  getPrintLogo,
  getPrintSettings,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/**
 * The server refuses this call for a store without saved settings, as the specification says. Returns null in
 * this case.
 */
async function nullWhereNothingIsSaved(
  answer: Promise<StoredPrintSettings | null>,
): Promise<StoredPrintSettings | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof ApiError && failure.message === NOTHING_SAVED) return null;
    throw failure;
  }
}

/**
 * The cloud's settings. The server compares their version with this browser's version; null: the browser has
 * no settings.
 */
export function fetchPrintSettings(knownVersion: number | null, signal?: AbortSignal) {
  return nullWhereNothingIsSaved(sendCall(getPrintSettings, { knownVersion }, signal ? { signal } : {}));
}

/**
 * The initial settings of a form. Loads only when the screen opens and on request, because settings must not
 * change while a person edits them.
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

/** The store's logo as printed; loads only if `isWanted`. Null: no logo. */
export function printLogoQuery(isWanted: boolean) {
  return queryOptions({
    queryKey: ['printing', 'logo'],
    queryFn: ({ signal }) => sendCall(getPrintLogo, {}, { signal }),
    enabled: isWanted,
    meta: { silent: true },
  });
}

/** Reports to the server that this browser now uses the cloud's settings. Resolves to these settings. */
export function sendAdoption() {
  return nullWhereNothingIsSaved(sendCall(adoptPrintSettings, {}));
}

export function sendSettings(input: PrintSettingsInput) {
  return sendCall(savePrintSettings, input);
}

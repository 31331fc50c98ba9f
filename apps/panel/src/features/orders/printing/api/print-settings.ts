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

/** By the specification, a store without saved settings gets a refusal; this function returns null for it. */
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

/** The cloud's settings. The server compares them with this browser's version (null: none). */
export function fetchPrintSettings(knownVersion: number | null, signal?: AbortSignal) {
  return nullWhereNothingIsSaved(sendCall(getPrintSettings, { knownVersion }, signal ? { signal } : {}));
}

/**
 * The initial settings of a form. They load when the screen opens and on request. Settings must not change while a
 * person edits them.
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

/** The store's logo as printed, loaded when shown; null: no logo. */
export function printLogoQuery(isWanted: boolean) {
  return queryOptions({
    queryKey: ['printing', 'logo'],
    queryFn: ({ signal }) => sendCall(getPrintLogo, {}, { signal }),
    enabled: isWanted,
    meta: { silent: true },
  });
}

/** Reports to the cloud that this browser uses its settings; resolves to these settings. */
export function sendAdoption() {
  return nullWhereNothingIsSaved(sendCall(adoptPrintSettings, {}));
}

export function sendSettings(input: PrintSettingsInput) {
  return sendCall(savePrintSettings, input);
}

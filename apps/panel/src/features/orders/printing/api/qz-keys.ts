import { sendCall } from '@comanda/client/api/send-call.ts';
import { getQzKeys, saveQzKeys, signQzRequest } from '@comanda/contract/orders/printing/qz.calls';
import type { QzKeysInput } from '@comanda/contract/orders/printing/qz.wire';
import { queryOptions } from '@tanstack/react-query';

/** The store's certificate for QZ Tray, and whether it has a key; the server never returns the key. */
export const qzKeysQuery = queryOptions({
  queryKey: ['printing', 'qz-keys'],
  queryFn: ({ signal }) => sendCall(getQzKeys, {}, { signal }),
  meta: { silent: true },
});

export function fetchQzKeys() {
  return sendCall(getQzKeys, {});
}

export function sendQzKeys(input: QzKeysInput) {
  return sendCall(saveQzKeys, input);
}

export async function fetchQzSignature(text: string): Promise<string> {
  return (await sendCall(signQzRequest, { text })).signature;
}

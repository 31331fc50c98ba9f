import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { checkPaymentNow } from '@comanda/contract/money/payments/provider-payments.calls';
import type { QueryKey } from '@tanstack/react-query';
import { checkNowTexts as texts } from './texts.ts';

/** Requests the status of one pending item from the payment provider, and shows whether it changed. */
export const useCheckNow = (refreshes: readonly QueryKey[]) =>
  useCallMutation(checkPaymentNow, {
    savedText: ({ isAnswered }) => (isAnswered ? texts.answered : texts.unanswered),
    refreshes,
  });

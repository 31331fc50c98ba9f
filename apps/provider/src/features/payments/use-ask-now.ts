import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { askPaymentNow } from '@comanda/contract/payments/provider-payments.calls';
import type { QueryKey } from '@tanstack/react-query';
import { askNowTexts as texts } from './texts.ts';

/** Asks the payment provider at once for one thing that waits, and says whether it knew something new. */
export const useAskNow = (refreshes: readonly QueryKey[]) =>
  useCallMutation(askPaymentNow, {
    savedText: ({ isAnswered }) => (isAnswered ? texts.answered : texts.unanswered),
    refreshes,
  });

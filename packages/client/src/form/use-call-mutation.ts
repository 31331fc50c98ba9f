import type { Call } from '@comanda/contract/kit/define-call';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { type FailureWords, failureText } from '../api/failure-text.ts';
import { sendCall } from '../api/send-call.ts';

interface CallMutationSetting<Input, Output> {
  /** Text of the toast after a success. Null if the screen shows the success itself. */
  savedText: string | null | ((answer: Output) => string | null);
  /** Duration of the toast, in ms. */
  savedForMs?: number;
  /** Queries to refetch after success and after failure, because outdated data may have caused a failure. */
  refreshes?: readonly QueryKey[];
  /** The screen's own texts for a failure, shown as a toast. Default: the app's failure policy shows it. */
  words?: FailureWords;
  onDone?: (answer: Output, input: Input) => unknown;
  /** Shows a failure in the screen's own way. Returns false if `words` should show it. Requires `words`. */
  onFailed?: (failure: Error) => boolean;
}

/**
 * Makes one declared call for a button. The button is busy during the call. A success shows a toast and
 * refetches lists; a failure shows a text.
 */
export function useCallMutation<Input, Output>(
  call: Call<Input, Output>,
  setting: CallMutationSetting<Input, Output>,
) {
  const { savedText, savedForMs, refreshes = [], words, onDone, onFailed } = setting;
  const queries = useQueryClient();
  const refresh = () => Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: Input) => sendCall(call, input),
    meta: { silent: words !== undefined },
    onSuccess: async (answer, input) => {
      const text = typeof savedText === 'function' ? savedText(answer) : savedText;
      if (text !== null) toast.success(text, { durationMs: savedForMs });
      await onDone?.(answer, input);
      await refresh();
    },
    onError: async (failure) => {
      const isOver = failure instanceof ApiError && (failure.status === 401 || failure.isGivenUp);
      if (words !== undefined && !isOver && !onFailed?.(failure)) toast.error(failureText(failure, words));
      await refresh();
    },
  });
  return {
    /** Makes the call. A second click during the call does nothing. */
    run: (input: Input) => {
      if (!isPending) mutate(input);
    },
    isBusy: isPending,
    /** Input of the current call, so that a list can show its busy row. Undefined if there is no call. */
    input: isPending ? variables : undefined,
  };
}

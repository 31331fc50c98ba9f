import type { Call } from '@comanda/contract/define-call';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { type FailureWords, failureText } from '../api/failure-text.ts';
import { sendCall } from '../api/send-call.ts';

interface CallMutationSetting<Input, Output> {
  /** The toast of the good news; null: the screen says it. */
  savedText: string | null | ((answer: Output) => string | null);
  /** How long it stays, in ms. */
  savedForMs?: number;
  /** Asked anew when it is done, and when it failed: what is on the screen may be why. */
  refreshes?: readonly QueryKey[];
  /** The screen's own words for a failure, told as a toast; by default the panel's policy for failed calls tells it. */
  words?: FailureWords;
  onDone?: (answer: Output, input: Input) => unknown;
  /** Tells a failure in a way of its own; false where it does not. Needs `words`. */
  onFailed?: (failure: Error) => boolean;
}

/** One declared call that a button makes: busy until it is done, then a toast and fresh lists; a failure in words. */
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
    /** Once at a time: a second press while it is under way does nothing. */
    run: (input: Input) => {
      if (!isPending) mutate(input);
    },
    isBusy: isPending,
    /** What is under way, to show which row is busy; undefined while nothing is. */
    input: isPending ? variables : undefined,
  };
}

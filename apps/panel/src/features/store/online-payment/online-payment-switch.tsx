import { ApiError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { setAcceptanceStatus } from '@comanda/contract/store/online-acceptance.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { acceptanceQuery } from '../notices/api/acceptance-status.ts';
import { onlinePaymentTexts } from './texts.ts';

interface OnlinePaymentSwitchProps {
  accepts: boolean;
  /** What is said below it; by default what it does. */
  hint?: string | null;
}

/**
 * The switch of online payment, wherever it stands; for administrators. A store that cannot be paid yet is told why and
 * whom to ask.
 */
export function OnlinePaymentSwitch({ accepts, hint = onlinePaymentTexts.hint }: OnlinePaymentSwitchProps) {
  const queries = useQueryClient();
  const { run, isBusy, input } = useCallMutation(setAcceptanceStatus, {
    savedText: ({ message }) => message,
    words: { failed: onlinePaymentTexts.failed },
    onDone: (answer) => queries.setQueryData(acceptanceQuery.queryKey, answer.accepts),
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || failure.code !== 'store.no-payment-account') return false;
      const text = failure.fields.map(({ mensagem }) => mensagem).join('\n') || failure.message;
      const phone = queries.getQueryData(storeQuery.queryKey)?.supportPhone ?? '';
      void alertDialog({ kind: 'error', text: `${text}\n${onlinePaymentTexts.askSupport(phone)}` });
      return true;
    },
  });
  return (
    <SwitchField
      label={onlinePaymentTexts.label}
      hint={hint}
      value={input?.accepts ?? accepts}
      disabled={isBusy}
      onChange={(wanted) => run({ accepts: wanted })}
    />
  );
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { setAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMay } from '../../../../shared/session/may.tsx';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { acceptanceQuery } from '../notices/api/acceptance-status.ts';
import { onlinePaymentTexts } from './texts.ts';

interface OnlinePaymentSwitchProps {
  accepts: boolean;
  /** Text below the switch. Default: a text about the effect of the switch. */
  hint?: string | null;
  /** True: this screen already shows the missing steps, so the user stays here. */
  staysHere?: boolean;
}

/**
 * The switch of online payments. For a store that is not ready, a dialog shows the reason. A user with the
 * permission then goes to 'Contas e Taxas'; other users read who can help.
 */
export function OnlinePaymentSwitch(props: OnlinePaymentSwitchProps) {
  const { accepts, hint = onlinePaymentTexts.hint, staysHere = false } = props;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayRegister = useMay()('online-payment.manage');
  const { run, isBusy, input } = useCallMutation(setAcceptanceStatus, {
    savedText: ({ message }) => message,
    words: { failed: onlinePaymentTexts.failed },
    onDone: (answer) => queries.setQueryData(acceptanceQuery.queryKey, answer.accepts),
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || failure.code !== 'store.no-payment-account') return false;
      const text = failure.fields.map(({ mensagem }) => mensagem).join('\n') || failure.message;
      const phone = queries.getQueryData(storeQuery.queryKey)?.supportPhone ?? '';
      const more = mayRegister ? onlinePaymentTexts.contactSupport(phone) : onlinePaymentTexts.seeAdmin;
      void report(`${text}\n${more}`);
      return true;
    },
  });
  const report = async (text: string) => {
    await alertDialog({ kind: staysHere ? 'info' : 'error', text });
    if (mayRegister && !staysHere) await navigate({ to: '/financeiro/cadastro/recebimentos' });
  };
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

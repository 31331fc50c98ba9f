import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { setAutomaticPayout } from '@comanda/contract/money/ledger/transfers.calls';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { useMay } from '../../../../shared/session/may.tsx';
import classes from './statement.module.css';
import { statementTexts as texts } from './texts.ts';

/** Switch: each settlement makes a transfer automatically. A change asks for the password. */
export function AutomaticSwitch({ isAutomatic }: { isAutomatic: boolean }) {
  const may = useMay();
  const { run, isBusy, input } = useCallMutation(setAutomaticPayout, {
    savedText: (answer) => (answer.isAutomatic ? texts.switchedOn : texts.switchedOff),
    refreshes: [['finance', 'balances']],
    words: { failed: texts.switchFailed },
  });
  return (
    <section className={`card ${classes.switch}`} aria-label={texts.automatic}>
      <SwitchField
        label={texts.automatic}
        hint={texts.automaticHint}
        value={input?.isAutomatic ?? isAutomatic}
        disabled={isBusy || !may('online-payment.manage')}
        onChange={(next) => run({ isAutomatic: next })}
      />
    </section>
  );
}

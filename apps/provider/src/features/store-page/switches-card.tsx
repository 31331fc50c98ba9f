import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { setStoreSwitch } from '@comanda/contract/provider/stores.calls';
import type { StoreSwitchName } from '@comanda/contract/provider/stores.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { storeQuery } from '../../shared/store/store-query.ts';
import type { StandingProps } from './standing-props.ts';
import { type SwitchWords, standingTexts, switchWords } from './texts.ts';

const NAMES = Object.keys(switchWords) as StoreSwitchName[];

/** What the provider allows the store, each moved at once; where it hurts, it asks. */
export function SwitchesCard({ store, mayManage }: StandingProps) {
  const { storeId, switches } = store;
  const move = useCallMutation(setStoreSwitch, {
    savedText: standingTexts.switched,
    refreshes: [storeQuery(storeId).queryKey],
    words: { failed: standingTexts.switchFailed },
  });
  const ask = async (name: StoreSwitchName, isOn: boolean) => {
    const { label, askOn, askOff }: SwitchWords = switchWords[name];
    const text = isOn ? askOn : askOff;
    const { yes: confirmText, no: cancelText } = standingTexts;
    const isSure = text === undefined || (await alertDialog({ title: label, text, confirmText, cancelText }));
    if (isSure) move.run({ storeId, name, isOn });
  };
  return (
    <FormCard title={standingTexts.cards.switches} hint={mayManage ? undefined : standingTexts.readOnly}>
      {NAMES.map((name) => (
        <SwitchField
          key={name}
          label={switchWords[name].label}
          hint={switchWords[name].hint}
          value={move.input?.name === name ? move.input.isOn : switches[name]}
          disabled={!mayManage || (name === 'online-payment' && !switches['payment-account'])}
          onChange={(isOn) => void ask(name, isOn)}
        />
      ))}
    </FormCard>
  );
}

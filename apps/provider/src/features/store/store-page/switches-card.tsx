import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { setStoreSwitch } from '@comanda/contract/store/store/provider-stores.calls';
import type { StoreDetail, StoreSwitchName } from '@comanda/contract/store/store/provider-stores.wire';
import { gapsBeforeSwitch } from '@comanda/domain/store/store/online-sales';
import { gapNames } from '@comanda/domain/store/store/online-sales-words';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { storeQuery } from '../../../shared/store/store-query.ts';
import type { StatusCardProps } from './status-card-props.ts';
import { type SwitchWords, statusTexts, switchWords } from './texts.ts';

const lackingOf = ({ onlineSales }: StoreDetail) => gapsBeforeSwitch(onlineSales);

/** Hint under the switch for online payment: its meaning, or the data that the store still misses. */
function onlineHint(store: StoreDetail): string {
  const gaps = lackingOf(store);
  return gaps.length === 0
    ? switchWords['online-payment'].hint
    : statusTexts.missingSales(gapNames(gaps, store.onlineSales));
}

const NAMES = Object.keys(switchWords) as StoreSwitchName[];

/**
 * Permissions that the provider gives a store. A switch applies immediately; a harmful change is confirmed
 * first.
 */
export function SwitchesCard({ store, mayManage }: StatusCardProps) {
  const { storeId, switches } = store;
  const move = useCallMutation(setStoreSwitch, {
    savedText: statusTexts.switched,
    refreshes: [storeQuery(storeId).queryKey],
    words: { failed: statusTexts.switchFailed },
  });
  const confirmSwitch = async (name: StoreSwitchName, isOn: boolean) => {
    const { label, confirmOn, confirmOff }: SwitchWords = switchWords[name];
    const text = isOn ? confirmOn : confirmOff;
    const { yes: confirmText, no: cancelText } = statusTexts;
    const isSure = text === undefined || (await alertDialog({ title: label, text, confirmText, cancelText }));
    if (isSure) move.run({ storeId, name, isOn });
  };
  return (
    <FormCard title={statusTexts.cards.switches} hint={mayManage ? undefined : statusTexts.readOnly}>
      {NAMES.map((name) => (
        <SwitchField
          key={name}
          label={switchWords[name].label}
          hint={name === 'online-payment' ? onlineHint(store) : switchWords[name].hint}
          value={move.input?.name === name ? move.input.isOn : switches[name]}
          disabled={
            !mayManage || (name === 'online-payment' && !switches[name] && lackingOf(store).length > 0)
          }
          onChange={(isOn) => void confirmSwitch(name, isOn)}
        />
      ))}
    </FormCard>
  );
}

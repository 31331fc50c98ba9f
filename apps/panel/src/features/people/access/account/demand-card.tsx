import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { demandSecondFactor } from '@comanda/contract/people/access/account.calls';
import type { OwnAccount } from '@comanda/contract/people/access/account.wire';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { accountQuery } from './account-queries.ts';
import { demandTexts } from './texts.ts';

/** A card with a switch: all administrators of the store must use a second factor. */
export function DemandCard({ account }: { account: OwnAccount }) {
  const { demandedFrom } = account;
  const demand = useCallMutation(demandSecondFactor, {
    savedText: null,
    refreshes: [accountQuery.queryKey],
    words: { failed: demandTexts.failed },
  });
  const isOn = demand.input?.isDemanded ?? demandedFrom !== null;
  return (
    <FormCard title={demandTexts.title} hint={demandTexts.hint}>
      <SwitchField
        label={demandTexts.label}
        hint={demandedFrom === null ? undefined : demandTexts.from(formatDateTime(new Date(demandedFrom)))}
        value={isOn}
        disabled={demand.isBusy}
        onChange={(isDemanded) => demand.run({ isDemanded })}
      />
    </FormCard>
  );
}

import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  type DistrictSummary,
  removeDistrict,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { citiesQuery } from './cities-query.ts';
import { JoinDistrictDialog } from './join-district-dialog.tsx';
import { RenameDistrictDialog } from './rename-dialogs.tsx';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.city;

export function DistrictActions({ district }: { district: DistrictSummary }) {
  const { districtId, name, serving, idle } = district;
  const [dialog, setDialog] = useState<'choose' | 'rename' | 'join' | null>(null);
  const close = () => setDialog(null);
  const removal = useCallMutation(removeDistrict, {
    savedText: texts.removed(name),
    refreshes: [citiesQuery.queryKey],
  });
  const remove = async () => {
    if (serving > 0) return void alertDialog({ text: texts.inUse(name, serving) });
    if (await confirmRemoval({ consequence: texts.consequence(name, idle) })) removal.run({ districtId });
  };
  const choose = (next: 'rename' | 'join' | 'remove') => {
    setDialog(next === 'remove' ? null : next);
    if (next === 'remove') void remove();
  };
  return (
    <>
      <Button
        variant="subtle"
        tabIndex={-1}
        isBusy={removal.isBusy}
        aria-label={texts.of(texts.mend, name)}
        onClick={() => setDialog('choose')}
      >
        {texts.mend}
      </Button>
      {dialog === 'choose' ? (
        <Dialog opened title={name} onClose={close} width={400}>
          <div className="stack-12">
            {(['rename', 'join', 'remove'] as const).map((choice) => (
              <Button
                key={choice}
                variant="default"
                isWide
                isDestructive={choice === 'remove'}
                onClick={() => choose(choice)}
              >
                {texts.choices[choice]}
              </Button>
            ))}
          </div>
        </Dialog>
      ) : null}
      {dialog === 'rename' ? <RenameDistrictDialog district={district} onClose={close} /> : null}
      {dialog === 'join' ? <JoinDistrictDialog district={district} onClose={close} /> : null}
    </>
  );
}

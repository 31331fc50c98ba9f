import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { type DistrictSummary, removeDistrict } from '@comanda/contract/provider/districts.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { useState } from 'react';
import { citiesQuery } from './cities-query.ts';
import { JoinDistrictDialog } from './join-district-dialog.tsx';
import classes from './reference-data.module.css';
import { RenameDistrictDialog } from './rename-dialogs.tsx';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.city;

/** What can be done to one district. */
export function DistrictActions({ district }: { district: DistrictSummary }) {
  const { districtId, name, serving, idle } = district;
  const [dialog, setDialog] = useState<'rename' | 'join' | null>(null);
  const close = () => setDialog(null);
  const removal = useCallMutation(removeDistrict, {
    savedText: texts.removed(name),
    refreshes: [citiesQuery.queryKey],
  });
  const remove = async () => {
    if (serving > 0) return void alertDialog({ text: texts.inUse(name, serving) });
    if (await confirmRemoval({ consequence: texts.consequence(name, idle) })) removal.run({ districtId });
  };
  const act = (label: string, onClick: () => void) => (
    <Button
      variant="default"
      tabIndex={-1}
      isBusy={removal.isBusy}
      aria-label={texts.of(label, name)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.rowActions}>
      {act(texts.rename, () => setDialog('rename'))}
      {act(texts.join, () => setDialog('join'))}
      {act(texts.remove, () => void remove())}
      {dialog === 'rename' ? <RenameDistrictDialog district={district} onClose={close} /> : null}
      {dialog === 'join' ? <JoinDistrictDialog district={district} onClose={close} /> : null}
    </div>
  );
}

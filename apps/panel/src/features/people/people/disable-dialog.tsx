import { sendCall } from '@comanda/client/api/send-call.ts';
import { updateUser } from '@comanda/contract/people/access/people.calls';
import type { StoreUser } from '@comanda/contract/people/access/people.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { peopleQuery } from './people-query.ts';
import { userTexts } from './texts.ts';
import { showUserFailure, toggled } from './user-calls.ts';

const CHOICES = [
  { value: 'take-over', label: userTexts.takeOver },
  { value: 'leave', label: userTexts.leave },
] as const;

interface DisableDialogProps {
  user: StoreUser;
  /** Moves a print device of that user to the current user's account. */
  keepMachine: (deviceId: number) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks before a user is blocked, and asks what happens to the print devices of that user. */
export function DisableDialog({ user, keepMachine, onClose }: DisableDialogProps) {
  const queries = useQueryClient();
  const [choice, setChoice] = useState<'take-over' | 'leave'>('take-over');
  const { machines } = user;
  const disabling = useMutation({
    mutationFn: async () => {
      // Moves the devices before the user is blocked, so that they print without a gap.
      if (choice === 'take-over') for (const { deviceId } of machines) await keepMachine(deviceId);
      await sendCall(updateUser, toggled(user));
    },
    meta: { silent: true },
    onSuccess: () => toast.success(userTexts.updated),
    onError: showUserFailure,
    onSettled: async () => {
      onClose();
      await Promise.all(
        [peopleQuery, printDevicesQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <Dialog
      opened
      title={userTexts.disableTitle(user.name)}
      onClose={onClose}
      isDismissable={!disabling.isPending}
      actions={
        <>
          <Button variant="subtle" onClick={onClose} isBusy={disabling.isPending} data-autofocus>
            {userTexts.cancel}
          </Button>
          <Button isDestructive isBusy={disabling.isPending} onClick={() => disabling.mutate()}>
            {userTexts.disable}
          </Button>
        </>
      }
    >
      <div className="stack-16">
        <p className="prose">{userTexts.disableText}</p>
        {machines.length === 0 ? null : (
          <>
            <p className="prose">{userTexts.machines(machines.map(({ name }) => name))}</p>
            <Segmented
              label={userTexts.machinesLabel}
              options={CHOICES}
              value={choice}
              onChange={setChoice}
              hint={choice === 'take-over' ? userTexts.takeOverHint : userTexts.leaveHint}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

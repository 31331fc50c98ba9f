import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  blockTeamPerson,
  reactivateTeamPerson,
  resetTeamFactor,
  sendTeamLink,
  type TeamPerson,
} from '@comanda/contract/people/provider/team.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { Menu } from '@comanda/ui/menu/menu.tsx';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './team.module.css';
import { teamQuery } from './team-query.ts';
import { teamTexts as texts } from './texts.ts';
import { UnsentLink } from './unsent-link.tsx';

interface PersonActionsProps {
  person: TeamPerson;
  onEdit: (person: TeamPerson) => void;
}

const refreshes = [teamQuery.queryKey];
const setting = { refreshes, words: texts };

/** Actions of an administrator on a member of the team. */
export function PersonActions({ person, onEdit }: PersonActionsProps) {
  const { personId, name, isActive, hasFactor, email } = person;
  const block = useCallMutation(blockTeamPerson, { ...setting, savedText: texts.blockedNow });
  const reactivate = useCallMutation(reactivateTeamPerson, { ...setting, savedText: texts.reactivated });
  const [unsent, setUnsent] = useState<string | null>(null);
  const link = useCallMutation(sendTeamLink, {
    ...setting,
    savedText: ({ isMailed }) => (isMailed ? texts.linkSent : null),
    onDone: (sent) => setUnsent(sent.link),
  });
  const factor = useCallMutation(resetTeamFactor, { ...setting, savedText: texts.factorReset });

  const confirmBlock = async () => {
    const isWanted = await alertDialog({
      title: texts.blockTitle,
      text: texts.blockQuestion(name),
      confirmText: texts.block,
      cancelText: texts.cancel,
      isDestructive: true,
    });
    if (isWanted) block.run({ personId });
  };
  const confirmReset = async () => {
    const isWanted = await alertDialog({
      text: texts.resetQuestion(name),
      confirmText: texts.resetConfirm,
      cancelText: texts.cancel,
      isDestructive: true,
    });
    if (isWanted) factor.run({ personId });
  };
  const actions = [
    { label: texts.edit, isShown: true, onChoose: () => onEdit(person) },
    { label: texts.sendLink, isShown: isActive && email !== null, onChoose: () => link.run({ personId }) },
    { label: texts.resetFactor, isShown: hasFactor, onChoose: () => void confirmReset() },
    { label: texts.block, isShown: isActive, onChoose: () => void confirmBlock() },
    { label: texts.reactivate, isShown: !isActive, onChoose: () => reactivate.run({ personId }) },
  ].filter(({ isShown }) => isShown);
  if (unsent !== null) return <UnsentLink link={unsent} onClose={() => setUnsent(null)} />;
  return (
    <Menu
      label={texts.more(name)}
      actions={actions}
      anchor={(anchor) => (
        <button
          type="button"
          className={`plain-button centered ${classes.more}`}
          aria-label={texts.more(name)}
          {...anchor}
        >
          <IconDots size={20} aria-hidden="true" />
        </button>
      )}
    />
  );
}

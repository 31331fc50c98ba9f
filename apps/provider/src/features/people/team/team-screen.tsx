import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AddPersonDialog } from './person-dialog.tsx';
import { Team } from './team.tsx';
import { teamTexts } from './texts.ts';

/** Users of this console. */
export function TeamScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageTitle title={teamTexts.title} subtitle={teamTexts.subtitle}>
        <Button
          icon={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {teamTexts.add}
        </Button>
      </PageTitle>
      <Team />
      {isAdding ? <AddPersonDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

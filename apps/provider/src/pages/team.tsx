import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AddPersonDialog } from '../features/team/person-dialog.tsx';
import { Team } from '../features/team/team.tsx';
import { teamTexts } from '../features/team/texts.ts';
import { Page } from '../shared/page.tsx';

/** Who of the provider enters this console. */
export function TeamPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
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
    </Page>
  );
}

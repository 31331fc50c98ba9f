import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconHistory } from '@tabler/icons-react';
import { recordTexts as texts } from './texts.ts';

/** Shown if there are no records on the chosen days. `onLonger` chooses more days. */
export function NoRecords({ onLonger }: { onLonger: () => void }) {
  return (
    <EmptyState
      icon={<IconHistory size={28} stroke={1.75} aria-hidden="true" />}
      title={texts.none}
      action={
        <Button variant="default" onClick={onLonger}>
          {texts.longer}
        </Button>
      }
    >
      {texts.noneHint}
    </EmptyState>
  );
}

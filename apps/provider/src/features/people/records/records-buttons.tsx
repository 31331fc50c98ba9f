import { Button } from '@comanda/ui/button/button.tsx';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { recordTexts as texts } from './texts.ts';

interface RecordsButtonsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The export of all shown rows as a spreadsheet. */
  children: ReactNode;
}

/** Buttons: refresh, and export of all shown rows. */
export function RecordsButtons({ isRefreshing, onRefresh, children }: RecordsButtonsProps) {
  return (
    <div className="cluster-8">
      <Button
        variant="default"
        icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
        isBusy={isRefreshing}
        onClick={onRefresh}
      >
        {texts.refresh}
      </Button>
      {children}
    </div>
  );
}

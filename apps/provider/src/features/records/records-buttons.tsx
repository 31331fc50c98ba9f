import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { recordTexts as texts } from './texts.ts';

interface RecordsButtonsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Saves what is shown, as it stands when it is asked for. */
  onExport: () => Promise<void>;
}

/** What happened since, and all of what is shown as a spreadsheet. */
export function RecordsButtons({ isRefreshing, onRefresh, onExport }: RecordsButtonsProps) {
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
      <DownloadButton download={onExport} savedText={texts.exported} failedText={texts.exportFailed}>
        {texts.export}
      </DownloadButton>
    </div>
  );
}

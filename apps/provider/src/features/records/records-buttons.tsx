import { failureText } from '@comanda/client/api/failure-text.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { recordTexts as texts } from './texts.ts';

interface RecordsButtonsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Saves what is shown, as it stands when it is asked for. */
  onExport: () => Promise<void>;
}

/** What happened since, and all of what is shown as a spreadsheet. */
export function RecordsButtons({ isRefreshing, onRefresh, onExport }: RecordsButtonsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: onExport,
    meta: { silent: true },
    onSuccess: () => toast.success(texts.exported),
    onError: (failure) => toast.error(failureText(failure, { failed: texts.exportFailed })),
  });
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
      <Button
        variant="default"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {texts.export}
      </Button>
    </div>
  );
}

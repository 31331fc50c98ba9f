import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { Call } from '@comanda/contract/define-call';
import type { AnsweredFile } from '@comanda/contract/shape';
import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import classes from './records.module.css';
import { recordTexts as texts } from './texts.ts';

interface RecordsButtonsProps<Input> {
  isRefreshing: boolean;
  onRefresh: () => void;
  exportCall: Call<Input, AnsweredFile>;
  /** What is shown, as it stands when it is asked for. */
  asked: () => Input;
}

/** What happened since, and all of what is shown as a spreadsheet. */
export function RecordsButtons<Input>(props: RecordsButtonsProps<Input>) {
  const { isRefreshing, onRefresh, exportCall, asked } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCall(exportCall, asked()),
    meta: { silent: true },
    onSuccess: () => toast.success(texts.exported),
    onError: (failure) => toast.error(failureText(failure, { failed: texts.exportFailed })),
  });
  return (
    <div className={classes.buttons}>
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

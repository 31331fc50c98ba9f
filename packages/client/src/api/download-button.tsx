import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

interface DownloadButtonProps {
  /** Fetches the file at the time of the click. */
  download: () => Promise<unknown>;
  /** Shown after the file has arrived. */
  savedText?: string;
  failedText: string;
  children: ReactNode;
}

/**
 * A button that saves a file from the server. It is busy until the file arrives, and a failure shows a
 * message.
 */
export function DownloadButton({ download, savedText, failedText, children }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    meta: { silent: true },
    onSuccess: () => {
      if (savedText !== undefined) toast.success(savedText);
    },
    onError: (failure) => {
      // If the session has ended, a dialog already shows it, so no toast is needed.
      const isOver = failure instanceof ApiError && (failure.status === 401 || failure.isGivenUp);
      if (!isOver) toast.error(failureText(failure, { failed: failedText }));
    },
  });
  return (
    <Button
      variant="default"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}

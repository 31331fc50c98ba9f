import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadRefusedRows } from '@comanda/contract/bulk-upload/bulk-upload.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { uploadTexts } from './texts.ts';
import { tellFailure } from './upload-queries.ts';

/** Brings the rows that were refused, to be mended and sent again. */
export function DownloadRefused({ fileId }: { fileId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCall(downloadRefusedRows, { fileId }),
    meta: { silent: true },
    onError: (failure) => tellFailure(failure, uploadTexts.summary.refusedFailed),
  });
  return (
    <Button
      variant="default"
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {uploadTexts.summary.refused}
    </Button>
  );
}

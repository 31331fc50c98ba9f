import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadRefusedRows } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { uploadTexts } from './texts.ts';

/** Button that downloads the refused rows, so that users can correct and upload them again. */
export function DownloadRefused({ fileId }: { fileId: number }) {
  return (
    <DownloadButton
      download={() => downloadCall(downloadRefusedRows, { fileId })}
      failedText={uploadTexts.summary.refusedFailed}
    >
      {uploadTexts.summary.refused}
    </DownloadButton>
  );
}

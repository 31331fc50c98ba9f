import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { downloadCall } from '@comanda/client/api/download-call.ts';
import { downloadRefusedRows } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { uploadTexts } from './texts.ts';

/** Downloads the refused rows, to be corrected and sent again. */
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

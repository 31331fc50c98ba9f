import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { PICTURE_BYTES, sendBanner, sendLogo } from '@comanda/contract/store/pending-changes.calls';
import type { ReviewedPicture } from '@comanda/domain/store/pending-changes';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { ImageField } from '@comanda/ui/form/image-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { registrationQuery } from './registration-queries.ts';
import { registrationTexts } from './texts.ts';

const CALLS = { logo: sendLogo, banner: sendBanner } as const;
const HINTS = { logo: registrationTexts.logoHint, banner: registrationTexts.bannerHint } as const;
const TOAST_MS = 5_000;

interface PictureUploadProps {
  field: ReviewedPicture;
  /** Address of the picture in use. */
  stands: string | null;
  /** Address of the one the team looks at. */
  waiting: string | null;
}

/** A picture of the store: what was chosen is sent at once, and waits for the team. */
export function PictureUpload({ field, stands, waiting }: PictureUploadProps) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(undefined);
  // Whoever leaves sends nothing any more.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const stop = new AbortController();
    sending.current = stop;
    setProgress(0);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { message } = await sendCall(
        CALLS[field],
        { file: { name: file.name, bytes } },
        { signal: stop.signal, onProgress: setProgress },
      );
      toast.success(message, { durationMs: TOAST_MS });
    } catch (error) {
      if (!stop.signal.aborted) await alertDialog({ text: wordsOf(error) });
    } finally {
      setProgress(null);
      await queries.invalidateQueries({ queryKey: registrationQuery.queryKey });
    }
  };
  return (
    <ImageField
      label={registrationTexts.fields[field]}
      picture={waiting ?? stands}
      shape={field === 'logo' ? 'square' : 'wide'}
      hint={HINTS[field]}
      mostBytes={PICTURE_BYTES}
      progress={progress}
      onChoose={(file) => void send(file)}
      onStop={() => sending.current?.abort()}
      locked={
        waiting === null
          ? null
          : { why: registrationTexts.pending, caption: registrationTexts.pendingPicture(field) }
      }
    />
  );
}

/** What the server found wrong with the picture, or that it did not answer. */
function wordsOf(error: unknown): string {
  const faults = error instanceof ApiError ? error.fields.map(({ mensagem }) => mensagem) : [];
  return faults.length > 0 ? faults.join('\n') : failureText(error, { failed: registrationTexts.sendFailed });
}

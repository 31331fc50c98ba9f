import type { GivenFile } from '@comanda/contract/kit/field-types';
import { PICTURE_BYTES } from '@comanda/contract/store/store/pending-changes.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { ImageField } from '@comanda/ui/form/fields/image-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import type { SendOptions } from '../api/send-form.ts';

interface PictureUploadProps {
  label: string;
  hint: string;
  shape: ComponentProps<typeof ImageField>['shape'];
  /** Maximum size in bytes. */
  maxBytes?: number;
  /** Address of the current picture; null: none. */
  picture: string | null;
  /** Reason why the picture cannot be changed, and a caption. By default it can be changed. */
  locked?: ComponentProps<typeof ImageField>['locked'];
  /** Returns the text to show after the upload. */
  send: (picture: GivenFile, options: SendOptions) => Promise<string>;
  failedText: string;
  refreshes: readonly QueryKey[];
}

const NOTICE_MS = 5_000;

/** A field for a picture. A chosen picture is uploaded immediately. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, hint, shape, picture, locked = null, send, failedText, refreshes } = props;
  const { maxBytes = PICTURE_BYTES } = props;
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(undefined);
  // Leaving the page cancels the upload.
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (file: File) => {
    const stop = new AbortController();
    sending.current = stop;
    setProgress(0);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const answer = await send({ name: file.name, bytes }, { signal: stop.signal, onProgress: setProgress });
      toast.success(answer, { durationMs: NOTICE_MS });
    } catch (error) {
      if (!stop.signal.aborted) await alertDialog({ text: wordsOf(error, failedText) });
    } finally {
      setProgress(null);
      await Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
  return (
    <ImageField
      label={label}
      hint={hint}
      shape={shape}
      picture={picture}
      maxBytes={maxBytes}
      progress={progress}
      locked={locked}
      onChoose={(file) => void choose(file)}
      onStop={() => sending.current?.abort()}
    />
  );
}

/** The server's faults of the picture, or `failed` if the server did not answer. */
function wordsOf(error: unknown, failed: string): string {
  const faults = error instanceof ApiError ? error.fields.map(({ mensagem }) => mensagem) : [];
  return faults.length > 0 ? faults.join('\n') : failureText(error, { failed });
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import type { SendOptions } from '@comanda/client/api/send-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadTexts } from './texts.ts';

interface UploadSetting<Answer> {
  send: (file: GivenFile, options: SendOptions) => Promise<Answer>;
  /** Maximum size that the server accepts. */
  maxBytes: number;
  failedText: string;
  /** Queries to refetch after the upload, even if it failed. */
  refreshes: readonly QueryKey[];
}

/**
 * Uploads a data file and returns progress, result and faults. The upload is cancelled if the user leaves the
 * screen.
 */
export function useUpload<Answer>({ send, maxBytes, failedText, refreshes }: UploadSetting<Answer>) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const forget = () => {
    setFaults([]);
    setFailure(null);
    setAnswer(null);
  };
  const run = async (file: File, sendIt = send) => {
    if (progress !== null) return;
    forget();
    if (file.size > maxBytes) return setFaults([uploadTexts.tooLarge(maxBytes)]);
    const stop = new AbortController();
    sending.current = stop;
    setProgress(0);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const options = { signal: stop.signal, onProgress: setProgress };
      setAnswer(await sendIt({ name: file.name, bytes }, options));
    } catch (error) {
      if (stop.signal.aborted) return;
      reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
      const found = error instanceof ApiError ? error.fields.map(({ mensagem }) => mensagem) : [];
      setFaults(found);
      if (found.length === 0) setFailure(failureText(error, { failed: failedText }));
    } finally {
      setProgress(null);
      await Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
  return { run, forget, progress, faults, failure, answer };
}

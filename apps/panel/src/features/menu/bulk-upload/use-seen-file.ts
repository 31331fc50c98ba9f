import { sendCall } from '@comanda/client/api/send-call.ts';
import { previewProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { SeenFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Corrections by the user if the server recognised the file's format wrongly. */
export type Corrections = Partial<{
  encoding: NonNullable<SeenFile['encoding']>;
  separator: NonNullable<SeenFile['separator']>;
  headerLine: number;
}>;

/**
 * Numbers identify chosen files in query keys: a file has no id, and a file chosen again may have other
 * content.
 */
const numbers = new WeakMap<File, number>();
let last = 0;
function numberOf(file: File): number {
  const known = numbers.get(file) ?? last + 1;
  numbers.set(file, known);
  last = Math.max(last, known);
  return known;
}

export async function givenFileOf(file: File) {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** The server's view of a file: its columns with examples and suggested fields. Each correction requests it again. */
export function useSeenFile(file: File) {
  const [corrections, correct] = useState<Corrections>({});
  const query = useQuery({
    queryKey: ['uploads', 'look', numberOf(file), corrections],
    queryFn: async ({ signal }) =>
      sendCall(previewProductFile, { file: await givenFileOf(file), ...corrections }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { query, corrections, correct: (changes: Corrections) => correct({ ...corrections, ...changes }) };
}

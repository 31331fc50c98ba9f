import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { areaTexts } from './texts.ts';

export const notSaved = (error: unknown) =>
  failureText(error, { failed: areaTexts.notSaved, offline: areaTexts.offline });

/** A conflict names the other user and the time; any other failure has the server's text. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) {
    reportFailure({ error, kind: 'mutation', isSilent: false, isBackground: false });
    return;
  }
  const { current, code } = error;
  const isStale = code === 'record.changed-meanwhile' && current !== null;
  toast.error(
    isStale ? areaTexts.meanwhileMany(current.changedBy, formatTime(current.changedAt)) : notSaved(error),
  );
}

import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  getPrintSettings,
  giveUpPrint,
  listPrintLog,
  printTestPage,
} from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import type { QueryClient } from '@tanstack/react-query';
import { boardRinger } from '../features/orders/orders/attention/board-ringer.ts';
import { readNoticeState, switchNotices } from '../features/orders/orders/attention/desktop-notices.ts';
import type { CheckPorts } from '../features/orders/shift-check/check-ports.ts';
import { monotonicNow } from '../shared/clock/monotonic-now.ts';
import { printDevicesQuery } from '../shared/printing/devices-query.ts';
import type { RealtimeClient } from '../shared/realtime/realtime-client.ts';

interface PanelParts {
  realtime: RealtimeClient;
  queries: QueryClient;
  /**
   * How far the server's clock is ahead of `monotonicNow`, in ms, by the last answer. Null before the first
   * answer.
   */
  serverAheadMs: () => number | null;
}

/**
 * Returns the store's default printer. The server refuses the call with a message if no settings are saved;
 * the default settings then apply. Rethrows unexpected and network errors.
 */
async function fetchStoreDefault(): Promise<string> {
  try {
    const stored = await sendCall(getPrintSettings, { knownVersion: null });
    return (stored?.settings ?? DEFAULT_PRINT_SETTINGS).defaultPrinter;
  } catch (failure) {
    if (failure instanceof ApiError && !failure.isUnexpected) return DEFAULT_PRINT_SETTINGS.defaultPrinter;
    throw failure;
  }
}

/** Connects the shift check to this window's sound, realtime connection and clock, and to the store's printers. */
export function createCheckPorts({ realtime, queries, serverAheadMs }: PanelParts): CheckPorts {
  return {
    playSound: async () => {
      if (boardRinger.getSnapshot().settings.volume === 0) return 'muted';
      if (!(await boardRinger.unlock())) return 'locked';
      boardRinger.preview();
      return 'playing';
    },
    roundTrip: () => realtime.roundTrip(),
    clockSkew: async () => {
      const ahead = serverAheadMs();
      if (ahead === null) throw new Error('the board is not here yet');
      return Date.now() - (monotonicNow() + ahead);
    },
    requestNotices: async () => (readNoticeState() === 'off' ? switchNotices(true) : readNoticeState()),
    listDevices: () => queries.fetchQuery({ ...printDevicesQuery, staleTime: 0 }),
    storeDefault: fetchStoreDefault,
    printTest: async (deviceId, printer) => (await sendCall(printTestPage, { deviceId, printer }))[0],
    findJob: async (jobId) => (await sendCall(listPrintLog, {})).find((job) => job.jobId === jobId),
    giveUp: async (jobId) => {
      await sendCall(giveUpPrint, { jobId });
    },
    reasonOf: (failure) =>
      failure instanceof OfflineError || (failure instanceof ApiError && !failure.isUnexpected)
        ? failure.message
        : null,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
  };
}

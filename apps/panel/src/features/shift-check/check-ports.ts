import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';

/** How this browser stands with the computer's own notices. */
export type NoticeAnswer = 'on' | 'off' | 'blocked' | 'unsupported';

/** What the check needs of the panel and the browser; the page brings it together. */
export interface CheckPorts {
  /** Plays the orders' tone. Answers whether it may come out: `muted` by the person, `locked` by the browser. */
  playSound(): Promise<'playing' | 'muted' | 'locked'>;
  /** ms to the server and back over the live connection. Rejects while it is down. */
  roundTrip(): Promise<number>;
  /** How far this device's clock is ahead of the server's, in ms. */
  clockSkew(): Promise<number>;
  /** Asks for the browser's notices, from the click that started the check. */
  askNotices(): Promise<NoticeAnswer>;
  listDevices(): Promise<readonly PrintDevice[]>;
  /** The store's default printer, for devices with none of their own. */
  storeDefault(): Promise<string>;
  printTest(deviceId: number, printer: string): Promise<PrintJob | undefined>;
  findJob(jobId: number): Promise<PrintJob | undefined>;
  giveUp(jobId: number): Promise<void>;
  /** Words of a failed call for the person; null when there are none. */
  reasonOf(failure: unknown): string | null;
  wait(ms: number): Promise<void>;
  /** Epoch ms. */
  now(): number;
}

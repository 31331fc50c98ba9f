import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';

/** The browser's permission for desktop notifications. */
export type NoticeAnswer = 'on' | 'off' | 'blocked' | 'unsupported';

/** The parts of the panel and the browser that the check uses; the page connects them. */
export interface CheckPorts {
  /**
   * Plays the orders' tone. Resolves to `playing` if people can hear the tone; otherwise `muted` (by the
   * person) or `locked` (by the browser).
   */
  playSound(): Promise<'playing' | 'muted' | 'locked'>;
  /** Round trip over the live connection, in ms. Rejects without a connection. */
  roundTrip(): Promise<number>;
  /** How far this device's clock is ahead of the server's, in ms. */
  clockSkew(): Promise<number>;
  /**
   * Asks for the browser's notification permission, during the click that started the check, because browsers
   * require a click.
   */
  requestNotices(): Promise<NoticeAnswer>;
  listDevices(): Promise<readonly PrintDevice[]>;
  /** The store's default printer, for devices without their own. */
  storeDefault(): Promise<string>;
  printTest(deviceId: number, printer: string): Promise<PrintJob | undefined>;
  findJob(jobId: number): Promise<PrintJob | undefined>;
  giveUp(jobId: number): Promise<void>;
  /** Text of a failed call for the person; null if there is none. */
  reasonOf(failure: unknown): string | null;
  wait(ms: number): Promise<void>;
  /** The current time in epoch ms. */
  now(): number;
}

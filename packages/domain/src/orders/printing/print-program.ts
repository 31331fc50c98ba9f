/** Operating systems with a download of the print program. */
export const PRINT_SYSTEMS = ['windows', 'mac', 'linux'] as const;
export type PrintSystem = (typeof PRINT_SYSTEMS)[number];

/** State of a download: available, being built, built on request, or not buildable. */
export type ProgramState = 'ready' | 'packing' | 'unpacked' | 'failed';

/** The download of the print program for one system. */
export interface PrintProgram {
  system: PrintSystem;
  state: ProgramState;
  /** Size of the file; null until the file is ready. */
  bytes: number | null;
}

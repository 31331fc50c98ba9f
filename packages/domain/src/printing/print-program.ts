/** Systems the print program can be downloaded for. */
export const PRINT_SYSTEMS = ['windows', 'mac', 'linux'] as const;
export type PrintSystem = (typeof PRINT_SYSTEMS)[number];

/** Whether a download can be had at once, is being put together, has to be asked for, or could not be made. */
export type ProgramState = 'ready' | 'packing' | 'unpacked' | 'failed';

/** The print program for one system, as a server has it. */
export interface PrintProgram {
  system: PrintSystem;
  state: ProgramState;
  /** Of the file; null until it is ready. */
  bytes: number | null;
}

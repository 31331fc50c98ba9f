/** Systems the print program can be downloaded for. */
export const PRINT_SYSTEMS = ['windows', 'mac', 'linux'] as const;
export type PrintSystem = (typeof PRINT_SYSTEMS)[number];

/** State of a download: available, being packed, packed on request, or not buildable. */
export type ProgramState = 'ready' | 'packing' | 'unpacked' | 'failed';

/** The print program for one system, as the server offers it. */
export interface PrintProgram {
  system: PrintSystem;
  state: ProgramState;
  /** Size of the file; null until it is ready. */
  bytes: number | null;
}

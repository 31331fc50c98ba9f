import type { Bench } from './bench.ts';
import type { Figure } from './figure.ts';

export interface ScenarioResult {
  figures: Figure[];
  /** Facts for reading the figures correctly. */
  notes: string[];
}

export interface Scenario {
  name: string;
  /** Skipped in a run without names: its first run needs the network, to install its tools or peers. */
  onlyByName?: true;
  run(bench: Bench): Promise<ScenarioResult>;
}

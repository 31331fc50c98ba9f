import type { Bench } from './bench.ts';
import type { Figure } from './figure.ts';

export interface ScenarioResult {
  figures: Figure[];
  /** Facts that readers need to interpret the figures. */
  notes: string[];
}

export interface Scenario {
  name: string;
  /** True: runs only if named, because its first run installs tools from the network. */
  onlyByName?: true;
  run(bench: Bench): Promise<ScenarioResult>;
}

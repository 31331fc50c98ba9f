import type { BenchWorld } from './bench-world.ts';
import type { Figure } from './figure.ts';

export interface ScenarioResult {
  figures: Figure[];
  /** What a reader must know to read the figures rightly. */
  notes: string[];
}

export interface Scenario {
  name: string;
  /** Left out of a run without names: its first run needs the network, to install what it measures with or against. */
  onlyByName?: true;
  run(world: BenchWorld): Promise<ScenarioResult>;
}

import type { BenchWorld } from './bench-world.ts';
import type { Figure } from './figure.ts';

export interface ScenarioResult {
  figures: Figure[];
  /** What a reader must know to read the figures rightly. */
  notes: string[];
}

export interface Scenario {
  name: string;
  run(world: BenchWorld): Promise<ScenarioResult>;
}

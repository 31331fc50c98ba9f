import { LRUCache } from 'lru-cache';

interface VersionMemoryOptions<Known extends object> {
  /** Stores used longest ago go first. */
  mostBytes: number;
  /** What one store takes in memory, about: more rather than less. */
  bytesOf(known: Known): number;
  /** Names the version something is of. */
  versionOf(known: Known): string;
  read(storeId: number): Promise<Known>;
}

/**
 * What belongs to one version of something of a store, read once per version by this server. It never forgets by time:
 * the caller says which version it needs, or has its own statement prove the version where it writes.
 */
export class VersionMemory<Known extends object> {
  readonly #options: VersionMemoryOptions<Known>;
  readonly #kept: LRUCache<number, Known>;
  readonly #underWay = new Map<string, Promise<Known>>();

  constructor(options: VersionMemoryOptions<Known>) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.mostBytes, sizeCalculation: options.bytesOf });
  }

  /** The version this server read last, which may be over: for who proves it. */
  async last(storeId: number): Promise<Known> {
    return this.#kept.get(storeId) ?? this.#shared(storeId, 'last');
  }

  /** This version, or a later one; read once for all who ask at the same moment. */
  async at(storeId: number, version: string): Promise<Known> {
    const kept = this.#kept.get(storeId);
    const isAsked = kept !== undefined && this.#options.versionOf(kept) === version;
    return isAsked ? kept : this.#shared(storeId, version);
  }

  #shared(storeId: number, version: string): Promise<Known> {
    const key = `${storeId} ${version}`;
    const shared = this.#underWay.get(key);
    if (shared !== undefined) return shared;
    const read = this.#read(storeId).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, read);
    return read;
  }

  async #read(storeId: number): Promise<Known> {
    const known = await this.#options.read(storeId);
    this.#kept.set(storeId, known);
    return known;
  }
}

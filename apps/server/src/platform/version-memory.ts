import { LRUCache } from 'lru-cache';

interface VersionMemoryOptions<Known extends object> {
  /** Memory limit in bytes. The least recently used stores are dropped first. */
  maxBytes: number;
  /** Estimated bytes of one store's value; rather too high than too low. */
  bytesOf(known: Known): number;
  versionOf(known: Known): string;
  read(storeId: number): Promise<Known>;
}

/**
 * Caches a value per store and version, so that this server reads each version once. Entries do not expire.
 * The caller passes the required version, or uses the last version and verifies it when writing.
 */
export class VersionMemory<Known extends object> {
  readonly #options: VersionMemoryOptions<Known>;
  readonly #stored: LRUCache<number, Known>;
  readonly #underWay = new Map<string, Promise<Known>>();

  constructor(options: VersionMemoryOptions<Known>) {
    this.#options = options;
    this.#stored = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: options.bytesOf });
  }

  /** The version that this server read last. It may be outdated, so the caller must verify it. */
  async last(storeId: number): Promise<Known> {
    return this.#stored.get(storeId) ?? this.#shared(storeId, 'last');
  }

  /** The value in this version or a later version. Concurrent callers share one read. */
  async at(storeId: number, version: string): Promise<Known> {
    const stored = this.#stored.get(storeId);
    const isRequested = stored !== undefined && this.#options.versionOf(stored) === version;
    return isRequested ? stored : this.#shared(storeId, version);
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
    this.#stored.set(storeId, known);
    return known;
  }
}

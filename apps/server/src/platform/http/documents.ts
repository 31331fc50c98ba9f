import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Packing, packed, packingFor } from './packed.ts';
import { maySend } from './places.ts';

/**
 * A response that is equal for all who may request it while its version lasts. It is for operations whose
 * reading and encoding per request would cost too much.
 */
export class Document<Output> {
  /** The store that owns it. Each call has one document per store. */
  readonly whose: number;
  /** Everything that its content depends on. */
  readonly version: string;
  /** Reads the content. It may be newer than its version, never older. */
  readonly read: () => Promise<Output>;

  constructor(whose: number, version: string, read: () => Promise<Output>) {
    this.whose = whose;
    this.version = version;
    this.read = read;
  }
}

/** A document as it is sent. */
interface Sheet {
  version: string;
  tag: string;
  bytes: Buffer;
}

/** Some hundred menus of a thousand products, or the small ones of all stores. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Size of an entry besides its bytes. */
const FRAME_BYTES = 500;

/** Caches encoded and compressed documents, the most recently requested ones, and sends them. */
export class Documents {
  readonly #kept = new LRUCache<string, Sheet>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + FRAME_BYTES,
  });
  readonly #underWay = new Map<string, Promise<Sheet>>();

  /**
   * Sends a document, or 304 to clients that have it. It is made once for simultaneous requests. `encode`
   * makes the text that is sent.
   */
  async send<Output>(
    { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: string },
    document: Document<Output>,
    encode: (output: Output) => string,
  ): Promise<FastifyReply> {
    const packing = packingFor(request);
    const place = `${call} ${document.whose} ${packing}`;
    const kept = this.#kept.get(place);
    const isCurrent = kept?.version === document.version;
    const { tag, bytes } = isCurrent ? kept : await this.#make(place, document, encode, packing);
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    await maySend(bytes.length, `store ${document.whose}`, reply);
    if (packing !== null) void reply.header('content-encoding', packing);
    return reply.type('application/json; charset=utf-8').send(bytes);
  }

  #make<Output>(
    place: string,
    { version, read }: Document<Output>,
    encode: (output: Output) => string,
    packing: Packing,
  ): Promise<Sheet> {
    const making = `${place} ${version}`;
    const shared = this.#underWay.get(making);
    if (shared !== undefined) return shared;
    const made = (async () => {
      const text = encode(await read());
      // Derived from the content: other servers and releases give the same content the same tag.
      const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      const sheet = { version, tag, bytes: await packed(text, packing) };
      this.#kept.set(place, sheet);
      return sheet;
    })().finally(() => this.#underWay.delete(making));
    this.#underWay.set(making, made);
    return made;
  }
}

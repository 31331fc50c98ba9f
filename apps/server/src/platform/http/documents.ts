import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Packing, packed, packingFor } from './packed.ts';
import { maySend } from './places.ts';

/**
 * A response that is the same for all permitted clients as long as its version is the same. For data that are
 * too expensive to read and encode per request.
 */
export class Document<Output> {
  /** The store that the document is about. Each call has one document per store. */
  readonly owner: number;
  /** Must change whenever the content changes. */
  readonly version: string;
  /** Reads the content, which may be newer than the version but never older. */
  readonly read: () => Promise<Output>;

  constructor(owner: number, version: string, read: () => Promise<Output>) {
    this.owner = owner;
    this.version = version;
    this.read = read;
  }
}

/** A document in encoded form, ready to send. */
interface Sheet {
  version: string;
  tag: string;
  bytes: Buffer;
}

/** Maximum of cached bytes: enough for some hundred menus of a thousand products, or for many small menus. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Memory of a cache entry, besides the bytes of its text. */
const FRAME_BYTES = 500;

/** Sends documents. The most recently requested documents are cached in encoded and compressed form. */
export class Documents {
  readonly #stored = new LRUCache<string, Sheet>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + FRAME_BYTES,
  });
  readonly #underWay = new Map<string, Promise<Sheet>>();

  /**
   * Sends a document, or status 304 to a client that already has this version. Concurrent requests share one
   * read. `encode` makes the text.
   */
  async send<Output>(
    { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: string },
    document: Document<Output>,
    encode: (output: Output) => string,
  ): Promise<FastifyReply> {
    const packing = packingFor(request);
    const place = `${call} ${document.owner} ${packing}`;
    const stored = this.#stored.get(place);
    const isCurrent = stored?.version === document.version;
    const { tag, bytes } = isCurrent ? stored : await this.#make(place, document, encode, packing);
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    await maySend(bytes.length, `store ${document.owner}`, reply);
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
      // The tag is a hash of the content. Other servers and releases therefore use the same tag for the same
      // content.
      const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      const sheet = { version, tag, bytes: await packed(text, packing) };
      this.#stored.set(place, sheet);
      return sheet;
    })().finally(() => this.#underWay.delete(making));
    this.#underWay.set(making, made);
    return made;
  }
}

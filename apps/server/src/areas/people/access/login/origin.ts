/** Origin of a request: the client's address, and the device secret from the browser's cookie, if any. */
export interface Origin {
  address: string;
  device: string | null;
  /** The client's `User-Agent` header, which a client can choose freely. */
  userAgent: string;
}

/** Where a request comes from: the client's address, and the secret its browser keeps, if any. */
export interface Origin {
  address: string;
  device: string | null;
  /** What the client says it is. */
  userAgent: string;
}

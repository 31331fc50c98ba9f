/** Access to a bucket of an S3 service. */
export interface S3Settings {
  /** The service's address; null: Amazon's own, by region. */
  url: string | null;
  region: string;
  bucket: string;
  /** Begins each key, for example `comanda/`; empty for none. */
  prefix: string;
  keyId: string;
  secret: string;
}

/** Access to a bucket of an S3 service. */
export interface S3Settings {
  /** URL of the service; null for Amazon's own, by region. */
  url: string | null;
  region: string;
  bucket: string;
  /** Beginning of each key, e.g. `comanda/`; empty for none. */
  prefix: string;
  keyId: string;
  secret: string;
}

/** Access to a bucket of an S3 service. */
export interface S3Settings {
  /** URL of the service; null: Amazon's own service in the region. */
  url: string | null;
  region: string;
  bucket: string;
  /** Beginning of each key, such as `comanda/`; '' for no prefix. */
  prefix: string;
  keyId: string;
  secret: string;
}

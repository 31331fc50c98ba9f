/** The current release, `major.minor.patch`; the test of `/healthz` compares it with package.json. */
export const PRODUCT_VERSION = '1.5.0';

/** The release that is being made, `major.minor.patch`; the test of `/healthz` holds it to what package.json says. */
export const PRODUCT_VERSION = '1.5.0';

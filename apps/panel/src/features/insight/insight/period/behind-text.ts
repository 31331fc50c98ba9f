/**
 * Shown while the server computes the sums of past orders: after the first start, an import, or an upgrade
 * that adds a sum.
 */
export const behindText = 'Ainda estamos somando pedidos antigos. Os números crescem até terminar.';

/** Shown while the server sums past orders: after a first start, an import, or an upgrade with a new sum. */
export const behindText = 'Ainda estamos somando pedidos antigos. Os números crescem até terminar.';

/** While past orders are being summed up: after a first start, an import, or an upgrade that sums anew. */
export const behindText = 'Ainda estamos somando pedidos antigos. Os números crescem até terminar.';

import { formatPostalCode } from '../../../kit/places/postal-code.ts';
import { districtOf, houseOf } from '../../addresses/address-lines.ts';
import { labelledTexts, type OrderAddress } from '../../orders/order-address.ts';
import type { TicketLayout } from '../print-settings.ts';
import type { PrintedOrder } from './printed-order.ts';
import type { TicketRow } from './ticket.ts';

/**
 * The rows about the customer. Layout 2 shows only the district of the address, layout 3 only the customer's
 * name.
 */
export function customerRows(order: PrintedOrder, layout: TicketLayout): TicketRow[] {
  const name: TicketRow = { kind: 'text', text: order.customerName, size: 'large', isBold: true };
  if (layout === '3') return [name];
  const rows = [name];
  if (order.customerPhone !== null) rows.push({ kind: 'text', text: `Tel.: ${order.customerPhone}` });
  if (order.isFirstInStore) rows.push({ kind: 'text', text: 'Primeiro pedido na loja', isBold: true });
  const district = order.address?.district || order.district;
  if (layout === '1' && order.address !== null) return [...rows, ...addressRows(order.address)];
  if (district) rows.push({ kind: 'text', text: `Bairro: ${district}` });
  return rows;
}

function addressRows(address: OrderAddress): TicketRow[] {
  const { street, complement, city, state, postalCode, reference } = address;
  const town = [city, state].filter(Boolean).join('/');
  const rows: TicketRow[] = [];
  const line = (text: string, isBold = false) => {
    if (text !== '') rows.push({ kind: 'text', text, isBold });
  };
  // Without a street, the partner's formatted address is the only text.
  line(street === '' ? address.formatted : houseOf(address), true);
  line(complement?.replaceAll('\n', ', ') ?? '', true);
  line([street === '' ? address.district : districtOf(address), town].filter(Boolean).join(' - '));
  line(postalCode === null ? '' : `CEP ${formatPostalCode(postalCode)}`);
  for (const text of labelledTexts(address)) line(text, true);
  line(reference === null ? '' : `Referência: ${reference.replaceAll('\n', ', ')}`, true);
  return rows;
}

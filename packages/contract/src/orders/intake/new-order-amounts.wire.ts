import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { feeLabel } from '@comanda/domain/orders/orders/fees';
import type {
  DiscountShare,
  DocumentDiscount,
  DocumentFee,
} from '@comanda/domain/orders/orders/order-document';
import { paidBySponsor, sponsorName } from '@comanda/domain/store/store/sponsors';
import type { OpenDeliveryOrder } from './open-delivery-order.wire.ts';
import { blankToNull, optionalField } from './optional-field.ts';

type Discount = NonNullable<OpenDeliveryOrder['discounts']>[number];
type Sponsorship = NonNullable<Discount['sponsorshipValues']>[number];

/** The fees of the order, e.g. for delivery. */
export function feesFrom(order: OpenDeliveryOrder): DocumentFee[] {
  return (order.otherFees ?? []).map((fee) => ({
    label: feeLabel(fee.type, blankToNull(fee.name)),
    cents: centsFromReais(fee.price.value),
    type: fee.type,
    ...optionalField('receivedBy', blankToNull(fee.receivedBy)),
  }));
}

/** 'Desconto (cupom BEMVINDO, pago pela plataforma)'; if several parties pay, with the part of each. */
export function discountFrom(discount: Discount): DocumentDiscount {
  const given = discount.sponsorshipValues ?? [];
  const sponsors = given.filter(({ name }) => blankToNull(name) !== null);
  const shares = sponsors.filter(({ amount }) => amount != null);
  const coupon = given.find((value) => value.discountCode)?.discountCode;
  const payers =
    sponsors.length > 1 && shares.length === sponsors.length
      ? shares
          .map(
            ({ name, amount }) =>
              `${sponsorName(name ?? '')} ${formatCents(centsFromReais(amount?.value ?? 0))}`,
          )
          .join(' · ')
      : sponsors.map(({ name }) => paidBySponsor(name ?? '')).join(' e ');
  const words = [coupon ? `cupom ${coupon}` : '', payers].filter(Boolean);
  return {
    label: words.length === 0 ? 'Desconto' : `Desconto (${words.join(', ')})`,
    cents: centsFromReais(discount.amount.value),
    sponsors: sponsors.map(({ name }) => name ?? ''),
    ...(shares.length === 0
      ? {}
      : { sharedCents: shares.reduce((sum, { amount }) => sum + centsFromReais(amount?.value ?? 0), 0) }),
    ...(discount.target === 'DELIVERY_FEE' ? { isOnDelivery: true } : {}),
    ...(given.length === 0 ? {} : { shares: given.map(shareFrom) }),
  };
}

function shareFrom({ name, amount, discountCode }: Sponsorship): DiscountShare {
  return {
    sponsor: blankToNull(name),
    cents: amount == null ? null : centsFromReais(amount.value),
    coupon: blankToNull(discountCode),
  };
}

import { centsFromReais } from '@comanda/domain/money/cents';
import type { NewOrder } from '@comanda/domain/orders/new-order';
import type { LabelledAmount, OrderAddress, OrderPayment } from '@comanda/domain/orders/order';
import type { DocumentDiscount, DocumentItem } from '@comanda/domain/orders/order-document';
import { optionalEpochOf } from '../wire-types.ts';
import type { OpenDeliveryOrder } from './open-delivery-order.wire.ts';

type Item = OpenDeliveryOrder['items'][number];
type PaymentMethod = OpenDeliveryOrder['payments']['methods'][number];
type Address = NonNullable<OpenDeliveryOrder['delivery']>['deliveryAddress'];

const PAYMENT_LABELS: Record<string, string> = {
  CREDIT: 'Cartão de crédito',
  DEBIT: 'Cartão de débito',
  CREDIT_DEBIT: 'Cartão',
  MEAL_VOUCHER: 'Vale-refeição',
  FOOD_VOUCHER: 'Vale-alimentação',
  DIGITAL_WALLET: 'Carteira digital',
  PIX: 'Pix',
  CASH: 'Dinheiro',
  COUPON: 'Cupom',
  REDEEM: 'Resgate',
  PREPAID_REDEEM: 'Resgate',
};

const FEE_LABELS: Record<string, string> = {
  DELIVERY_FEE: 'Entrega',
  SERVICE_FEE: 'Taxa de serviço',
  TIP: 'Gorjeta',
  MIN_ORDER_FEE: 'Taxa de pedido mínimo',
};

const SPONSOR_LABELS: Record<string, string> = {
  MARKETPLACE: 'pago pela plataforma',
  MERCHANT: 'pago pela loja',
  CHAIN: 'pago pela rede',
};

function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function itemFrom(item: Item): DocumentItem {
  return {
    name: item.name.trim(),
    quantity: item.quantity,
    unit: item.unit ?? 'UN',
    unitPriceCents: centsFromReais(item.unitPrice.value),
    optionsPriceCents: centsFromReais(item.optionsPrice?.value ?? 0),
    totalCents: centsFromReais(item.totalPrice.value),
    externalCode: blankToNull(item.externalCode),
    note: blankToNull(item.specialInstructions),
    options: (item.options ?? []).map((option) => ({
      name: option.name.trim(),
      quantity: option.quantity,
      unitPriceCents: centsFromReais(option.unitPrice.value),
      totalCents: centsFromReais(option.totalPrice.value),
      note: blankToNull(option.specialInstructions),
    })),
  };
}

function paymentFrom(method: PaymentMethod): OrderPayment {
  const name =
    PAYMENT_LABELS[method.method] ??
    blankToNull(method.methodInfo) ??
    `Outro (${method.method.toLowerCase()})`;
  const brand = blankToNull(method.brand);
  return {
    method: method.method,
    label: brand === null ? name : `${name} ${brand}`,
    isPrepaid: method.type === 'PREPAID',
    cents: centsFromReais(method.value),
    changeForCents:
      method.changeFor == null || method.changeFor === 0 ? null : centsFromReais(method.changeFor),
  };
}

function discountFrom(discount: NonNullable<OpenDeliveryOrder['discounts']>[number]): DocumentDiscount {
  const sponsors = (discount.sponsorshipValues ?? []).map((value) => value.name ?? '').filter(Boolean);
  const coupon = discount.sponsorshipValues?.find((value) => value.discountCode)?.discountCode;
  const words = [
    coupon ? `cupom ${coupon}` : '',
    sponsors.map((name) => SPONSOR_LABELS[name] ?? `pago por ${name}`).join(' e '),
  ].filter(Boolean);
  return {
    label: words.length === 0 ? 'Desconto' : `Desconto (${words.join(', ')})`,
    cents: centsFromReais(discount.amount.value),
    sponsors,
  };
}

function addressFrom(address: Address): OrderAddress {
  const complement = blankToNull(address.complement);
  const postalCode = blankToNull(address.postalCode);
  const state = (address.state ?? '').replace(/^BR-/, '');
  const formatted =
    blankToNull(address.formattedAddress) ??
    `${address.street}, ${address.number}${complement ? `, ${complement}` : ''} - ${address.district}, ${address.city}${state ? ` - ${state}` : ''}`;
  return {
    street: address.street.trim(),
    number: address.number.trim(),
    complement,
    district: address.district.trim(),
    city: address.city.trim(),
    state,
    postalCode,
    reference: blankToNull(address.reference),
    formatted,
    latitude: address.coordinates?.latitude ?? null,
    longitude: address.coordinates?.longitude ?? null,
  };
}

/** `(11) 98765-4321` for Brazilian numbers, others as they came; call-centre numbers keep their locator. */
export function phoneForPeople(
  phone: { number: string; extension?: string | null } | null | undefined,
): string | null {
  const raw = blankToNull(phone?.number);
  if (raw === null) return null;
  const digits = raw.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  const shown = /^0/.test(digits)
    ? digits.replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
  const extension = blankToNull(phone?.extension);
  return extension === null ? shown || raw : `${shown || raw} (localizador ${extension})`;
}

function feesFrom(order: OpenDeliveryOrder): LabelledAmount[] {
  return (order.otherFees ?? []).map((fee) => ({
    label: FEE_LABELS[fee.type] ?? blankToNull(fee.name) ?? 'Taxa',
    cents: centsFromReais(fee.price.value),
  }));
}

/** The order as our own words have it. Amounts become cents, decimals of partners included. */
export function newOrderFrom(order: OpenDeliveryOrder): NewOrder {
  const isDelivery = order.type === 'DELIVERY';
  const ordersBefore = order.customer?.ordersCountOnMerchant ?? null;
  const promisedIso = isDelivery
    ? (order.delivery?.deliveryDateTime ?? order.delivery?.estimatedDeliveryDateTime ?? null)
    : (order.takeout?.takeoutDateTime ?? null);
  const place = [order.indoor?.place, order.indoor?.tab].map(blankToNull).filter((word) => word !== null);
  return {
    externalId: order.id,
    code: order.displayId.trim(),
    createdAt: Date.parse(order.createdAt),
    fulfilment: isDelivery ? 'delivery' : 'pickup',
    promisedFor: optionalEpochOf(order.schedule?.scheduledDateTimeStart ?? promisedIso),
    customerId: blankToNull(order.customer?.id),
    customerName: blankToNull(order.customer?.name) ?? 'Cliente não identificado',
    customerPhone: phoneForPeople(order.customer?.phone),
    isPhoneVerified: order.customer?.phoneVerified ?? false,
    isFirstInApp: order.customer?.firstOrderOnApp ?? false,
    isFirstInStore: ordersBefore === 0,
    origin: blankToNull(order.salesChannel) ?? blankToNull(order.sourceAppId),
    isDeliveredByStore: isDelivery && order.delivery?.deliveredBy !== 'MARKETPLACE',
    document: {
      items: order.items.map(itemFrom),
      itemsCents: centsFromReais(order.total.itemsPrice.value),
      fees: feesFrom(order),
      discounts: (order.discounts ?? []).map(discountFrom),
      totalCents: centsFromReais(order.total.orderAmount.value),
      payments: order.payments.methods.map(paymentFrom),
      address: isDelivery && order.delivery ? addressFrom(order.delivery.deliveryAddress) : null,
      notes: notesFrom(order, place),
      pickupCode: blankToNull(order.delivery?.pickupCode),
      scheduledFor: optionalEpochOf(order.schedule?.scheduledDateTimeStart ?? null),
      customerOrderCount: ordersBefore ?? 0,
      place: place.length === 0 ? null : place.join(' · '),
    },
  };
}

function notesFrom(order: OpenDeliveryOrder, place: string[]): string | null {
  const lines = [place.length === 0 ? null : `No local: ${place.join(' · ')}`, blankToNull(order.extraInfo)];
  return lines.filter((line) => line !== null).join('\n') || null;
}

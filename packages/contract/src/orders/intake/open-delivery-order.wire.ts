import { tidyLines, tidyName } from '@comanda/domain/kit/text/tidy-name';
import { ADDED_TEXTS } from '@comanda/domain/orders/orders/order-address';
import * as z from 'zod/mini';
import { wireInstant, writable } from '../../kit/wire-types.ts';
import { asStandard } from './as-standard.ts';

/** Maximum length of a partner's order id, in characters. */
export const LONGEST_EXTERNAL_ID = 500;

/**
 * The Order document of Open Delivery v1.7.0 (Abrasel, January 2026), as partners send it. The standard requires that
 * we ignore unknown fields and accept unknown enum values. The fields to cook, deliver and charge must be present and
 * valid.
 */

const MAX_ITEMS = 2000;
const MAX_OPTIONS = 1000;
const MAX_PARTS = 200;
const MAX_INSTALMENTS = 99;

/** A text of any length. The database saves the whole text; only screens cut a long text, with a mark. */
const text = z.string().check(writable, z.overwrite(tidyLines));
const requiredText = z.string().check(writable, z.overwrite(tidyLines), z.trim(), z.minLength(1));
const word = requiredText;
/** Partners' programs write `null` for a missing text. */
const optionalText = z.optional(z.nullable(text));
const optionalWord = () => z.optional(z.nullable(word));
/**
 * A text that is useful but not required. An invalid value counts as missing, because an order must not be
 * refused for it.
 */
const hint = z.optional(z.catch(z.nullable(text), null));
/** An id: must not be cut, so a longer text is refused. */
const id = z.string().check(writable, z.trim(), z.minLength(1), z.maxLength(LONGEST_EXTERNAL_ID));
const instant = wireInstant;
/** The expected time. An invalid moment counts as missing, and the store's own estimate then applies. */
const expected = z.optional(z.catch(z.nullable(instant), null));
/** The order code, without the '#' that screens and tickets add. Empty if it has no visible character. */
const displayId = z.string().check(
  writable,
  z.trim(),
  z.overwrite((code) => tidyName(code).replace(/^[#\s]+/, '')),
);

/** Amount in reais with decimals; finite, and small enough for exact sums. */
const reais = z.number().check(z.gte(-9_999_999), z.lte(9_999_999));
const price = z.looseObject({ value: reais, currency: optionalText });
const positivePrice = z.looseObject({
  value: z.number().check(z.gte(0), z.lte(9_999_999)),
  currency: optionalText,
});
const quantity = z.number().check(z.gt(0), z.lte(100_000));

const option = z.looseObject({
  name: requiredText,
  quantity,
  unitPrice: positivePrice,
  totalPrice: positivePrice,
  specialInstructions: optionalText,
  // Not in the standard, but some marketplaces write remarks into it, and an allergy must not be lost.
  observations: hint,
  externalCode: hint,
});

const item = z.looseObject({
  name: requiredText,
  externalCode: optionalText,
  unit: optionalWord(),
  quantity,
  unitPrice: positivePrice,
  optionsPrice: z.optional(z.nullable(positivePrice)),
  totalPrice: positivePrice,
  specialInstructions: optionalText,
  observations: hint,
  options: z.optional(z.nullable(z.array(option).check(z.maxLength(MAX_OPTIONS)))),
});

const address = z.looseObject({
  state: optionalText,
  city: text,
  district: text,
  // Some partners send the district in this field.
  neighborhood: hint,
  street: text,
  number: text,
  complement: optionalText,
  reference: optionalText,
  formattedAddress: optionalText,
  postalCode: optionalText,
  // Invalid coordinates count as missing, because couriers can use the street.
  coordinates: z.optional(
    z.catch(
      z.nullable(
        z.looseObject({
          latitude: z.number().check(z.gte(-90), z.lte(90)),
          longitude: z.number().check(z.gte(-180), z.lte(180)),
        }),
      ),
      null,
    ),
  ),
  ...Object.fromEntries(ADDED_TEXTS.map(({ sent }) => [sent, hint])),
});

/** A courier must be able to find the address. */
function isWritten({ street, formattedAddress }: z.infer<typeof address>): boolean {
  return street.trim() !== '' || (formattedAddress ?? '').trim() !== '';
}

const customer = z.looseObject({
  id: optionalText,
  name: text,
  phone: z.optional(z.nullable(z.looseObject({ number: text, extension: optionalText }))),
  // Two extensions by us; the standard does not define these fields.
  phoneVerified: z.optional(z.nullable(z.boolean())),
  firstOrderOnApp: z.optional(z.nullable(z.boolean())),
  ordersCountOnMerchant: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))),
});

const standardOrder = z
  .looseObject({
    id,
    type: word,
    displayId,
    createdAt: instant,
    orderTiming: optionalWord(),
    preparationStartDateTime: expected,
    merchant: z.optional(z.nullable(z.looseObject({ id: optionalText, name: optionalText }))),
    items: z.array(item).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    otherFees: z.optional(
      z.nullable(
        z
          .array(z.looseObject({ name: optionalText, type: word, price, receivedBy: hint }))
          .check(z.maxLength(MAX_PARTS)),
      ),
    ),
    discounts: z.optional(
      z.nullable(
        z
          .array(
            z.looseObject({
              amount: positivePrice,
              target: optionalWord(),
              sponsorshipValues: z.optional(
                z.nullable(
                  z.array(
                    z.looseObject({
                      name: optionalText,
                      amount: z.optional(z.nullable(positivePrice)),
                      discountCode: optionalText,
                    }),
                  ),
                ),
              ),
            }),
          )
          .check(z.maxLength(MAX_PARTS)),
      ),
    ),
    total: z.looseObject({
      itemsPrice: positivePrice,
      otherFees: z.optional(z.nullable(price)),
      discount: z.optional(z.nullable(price)),
      orderAmount: positivePrice,
    }),
    payments: z.looseObject({
      prepaid: z.optional(z.nullable(reais)),
      pending: z.optional(z.nullable(reais)),
      // Extension by us: `POST order/{id}/cobranca` charges the prepaid part, and the order waits for the
      // payment.
      onlineCharge: z.optional(z.nullable(z.boolean())),
      methods: z
        .array(
          z.looseObject({
            value: z.number().check(z.gte(0), z.lte(9_999_999)),
            type: word,
            method: word,
            currency: hint,
            brand: optionalText,
            methodInfo: optionalText,
            // Extension by us; the standard does not define this field.
            installments: z.optional(
              z.catch(z.nullable(z.int().check(z.gte(1), z.lte(MAX_INSTALMENTS))), null),
            ),
            changeFor: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(9_999_999)))),
          }),
        )
        .check(z.maxLength(MAX_PARTS)),
    }),
    customer: z.optional(z.nullable(customer)),
    schedule: z.optional(
      z.nullable(
        z.looseObject({
          scheduledDateTimeStart: z.optional(z.nullable(instant)),
          scheduledDateTimeEnd: expected,
        }),
      ),
    ),
    delivery: z.optional(
      z.nullable(
        z.looseObject({
          deliveredBy: optionalWord(),
          deliveryAddress: address,
          estimatedDeliveryDateTime: expected,
          deliveryDateTime: expected,
          pickupCode: optionalText,
          observations: hint,
        }),
      ),
    ),
    takeout: z.optional(z.nullable(z.looseObject({ mode: optionalWord(), takeoutDateTime: expected }))),
    indoor: z.optional(
      z.nullable(
        z.looseObject({
          mode: optionalWord(),
          indoorDateTime: expected,
          place: optionalText,
          // Some partners send the place in this field.
          table: hint,
          tab: optionalText,
          seat: optionalText,
          waiterCode: optionalText,
        }),
      ),
    ),
    salesChannel: optionalText,
    sourceAppId: optionalText,
    extraInfo: optionalText,
    observations: hint,
  })
  .check(
    z.refine((order) => order.type !== 'DELIVERY' || order.delivery != null, {
      path: ['delivery'],
      message: 'Obrigatório em pedidos de entrega.',
    }),
    z.refine((order) => order.type !== 'DELIVERY' || order.customer != null, {
      path: ['customer'],
      message: 'Obrigatório em pedidos de entrega.',
    }),
    z.refine(({ delivery }) => delivery == null || isWritten(delivery.deliveryAddress), {
      path: ['delivery', 'deliveryAddress', 'street'],
      message: 'Campo obrigatório.',
    }),
    z.refine((order) => order.orderTiming !== 'SCHEDULED' || order.schedule != null, {
      path: ['schedule'],
      message: 'Obrigatório em pedidos agendados.',
    }),
    z.refine(
      ({ orderTiming, schedule }) =>
        orderTiming !== 'SCHEDULED' || schedule == null || schedule.scheduledDateTimeStart != null,
      { path: ['schedule', 'scheduledDateTimeStart'], message: 'Campo obrigatório.' },
    ),
  );
export type OpenDeliveryOrder = z.infer<typeof standardOrder>;

export const openDeliveryOrderWire = z.pipe(
  z.transform((sent) => asStandard(sent) as z.input<typeof standardOrder>),
  standardOrder,
);

import * as z from 'zod/mini';
import { wireInstant } from '../wire-types.ts';

/**
 * The Order document of Open Delivery v1.7.0 (Abrasel, January 2026), as partners send it.
 * Unknown fields are kept out, unknown enum values are accepted (the standard asks for both);
 * what we need to cook, deliver and charge must be there and sane.
 */

const MAX_ITEMS = 500;
const MAX_OPTIONS = 200;

const text = (max: number) => z.string().check(z.maxLength(max));
const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optionalText = (max: number) => z.optional(z.nullable(text(max)));
const instant = wireInstant;
const word = z.string().check(z.minLength(1), z.maxLength(60));

/** Decimal reais, finite and within what we can add up exactly. */
const reais = z.number().check(z.gte(-9_999_999), z.lte(9_999_999));
const price = z.looseObject({ value: reais, currency: optionalText(3) });
const positivePrice = z.looseObject({
  value: z.number().check(z.gte(0), z.lte(9_999_999)),
  currency: optionalText(3),
});
const quantity = z.number().check(z.gt(0), z.lte(100_000));

const option = z.looseObject({
  name: requiredText(200),
  quantity,
  unitPrice: positivePrice,
  totalPrice: positivePrice,
  specialInstructions: optionalText(500),
});

const item = z.looseObject({
  name: requiredText(200),
  externalCode: optionalText(100),
  unit: z.optional(word),
  quantity,
  unitPrice: positivePrice,
  optionsPrice: z.optional(z.nullable(positivePrice)),
  totalPrice: positivePrice,
  specialInstructions: optionalText(500),
  options: z.optional(z.nullable(z.array(option).check(z.maxLength(MAX_OPTIONS)))),
});

const address = z.looseObject({
  state: optionalText(10),
  city: requiredText(120),
  district: requiredText(120),
  street: requiredText(200),
  number: text(20),
  complement: optionalText(200),
  reference: optionalText(300),
  formattedAddress: optionalText(400),
  postalCode: optionalText(12),
  coordinates: z.optional(
    z.nullable(
      z.looseObject({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
  ),
});

const customer = z.looseObject({
  id: optionalText(100),
  name: requiredText(200),
  phone: z.optional(z.nullable(z.looseObject({ number: text(30), extension: optionalText(20) }))),
  // Two extensions of ours: the standard has no field for them.
  phoneVerified: z.optional(z.nullable(z.boolean())),
  firstOrderOnApp: z.optional(z.nullable(z.boolean())),
  ordersCountOnMerchant: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))),
});

export const openDeliveryOrderWire = z
  .looseObject({
    id: requiredText(100),
    type: word,
    displayId: requiredText(20),
    createdAt: instant,
    orderTiming: z.optional(word),
    preparationStartDateTime: z.optional(z.nullable(instant)),
    merchant: z.optional(z.looseObject({ id: optionalText(100), name: optionalText(200) })),
    items: z.array(item).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    otherFees: z.optional(
      z.nullable(
        z.array(z.looseObject({ name: optionalText(120), type: word, price })).check(z.maxLength(50)),
      ),
    ),
    discounts: z.optional(
      z.nullable(
        z
          .array(
            z.looseObject({
              amount: positivePrice,
              target: z.optional(word),
              sponsorshipValues: z.optional(
                z.nullable(
                  z.array(
                    z.looseObject({
                      name: optionalText(60),
                      amount: z.optional(z.nullable(positivePrice)),
                      discountCode: optionalText(60),
                    }),
                  ),
                ),
              ),
            }),
          )
          .check(z.maxLength(50)),
      ),
    ),
    total: z.looseObject({
      itemsPrice: positivePrice,
      otherFees: z.optional(price),
      discount: z.optional(price),
      orderAmount: positivePrice,
    }),
    payments: z.looseObject({
      prepaid: z.optional(z.nullable(reais)),
      pending: z.optional(z.nullable(reais)),
      methods: z
        .array(
          z.looseObject({
            value: z.number().check(z.gte(0), z.lte(9_999_999)),
            type: word,
            method: word,
            brand: optionalText(60),
            methodInfo: optionalText(120),
            changeFor: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(9_999_999)))),
          }),
        )
        .check(z.maxLength(20)),
    }),
    customer: z.optional(z.nullable(customer)),
    schedule: z.optional(
      z.nullable(
        z.looseObject({ scheduledDateTimeStart: instant, scheduledDateTimeEnd: z.optional(instant) }),
      ),
    ),
    delivery: z.optional(
      z.nullable(
        z.looseObject({
          deliveredBy: z.optional(word),
          deliveryAddress: address,
          estimatedDeliveryDateTime: z.optional(z.nullable(instant)),
          deliveryDateTime: z.optional(z.nullable(instant)),
          pickupCode: optionalText(40),
        }),
      ),
    ),
    takeout: z.optional(
      z.nullable(z.looseObject({ mode: z.optional(word), takeoutDateTime: z.optional(z.nullable(instant)) })),
    ),
    indoor: z.optional(
      z.nullable(z.looseObject({ mode: z.optional(word), place: optionalText(120), tab: optionalText(120) })),
    ),
    salesChannel: optionalText(100),
    sourceAppId: optionalText(100),
    extraInfo: optionalText(2000),
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
    z.refine((order) => order.orderTiming !== 'SCHEDULED' || order.schedule != null, {
      path: ['schedule'],
      message: 'Obrigatório em pedidos agendados.',
    }),
  );
export type OpenDeliveryOrder = z.infer<typeof openDeliveryOrderWire>;

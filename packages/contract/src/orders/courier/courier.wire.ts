import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { AgreedPrice } from '@comanda/domain/orders/courier/courier-quote';
import type { CoverageArea } from '@comanda/domain/orders/courier/coverage-area';
import type { CourierPerson, OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { CourierStatus } from '@comanda/domain/orders/orders/order-status';
import * as z from 'zod/mini';
import { bool, id, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { answer, list, nullable, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { epochOf, instant, wireId } from '../../kit/wire-types.ts';
import { courierPerson, courierRequest, NOT_REPORTED } from '../orders/order-courier.wire.ts';
import { courierStatusOf, courierWord } from '../orders/status-letters.wire.ts';

/** A step of an order's couriers; the list is oldest first. */
export interface CourierStep {
  at: number;
  status: CourierStatus;
  person: CourierPerson | null;
}

const deliveryMan = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  vehicle: z.object({ model: z.string(), plate: z.string() }),
});

/**
 * The names of the vehicle's fields are our own, because the specification only says "vehicle model and
 * plate".
 */
export const courierStepsAnswer = shape(
  z.object({
    status: z.literal(true),
    externalDeliveryStatusList: z.array(
      z.object({
        date: z.string(),
        status: z.string(),
        meta_data: z.object({ deliveryMan: z.nullable(deliveryMan) }),
      }),
    ),
  }),
  {
    decode: (wire): CourierStep[] =>
      wire.externalDeliveryStatusList.map(({ date, status, meta_data: { deliveryMan: reported } }) => ({
        at: epochOf(date),
        status: courierStatusOf(status) ?? 'searching',
        person: reported && {
          name: reported.name === '' ? null : reported.name,
          vehicle: reported.vehicle.model === NOT_REPORTED ? null : reported.vehicle.model,
          plate: reported.vehicle.plate === NOT_REPORTED ? null : reported.vehicle.plate,
          phone: reported.phone,
        },
      })),
    encode: (steps: CourierStep[]) => ({
      status: true as const,
      externalDeliveryStatusList: steps.map(({ at, status, person }) => ({
        date: instant(at),
        status: courierWord(status) ?? '',
        meta_data: {
          deliveryMan: person && {
            name: person.name ?? '',
            phone: person.phone,
            vehicle: { model: person.vehicle ?? NOT_REPORTED, plate: person.plate ?? NOT_REPORTED },
          },
        },
      })),
    }),
  },
);

const coverageArea = record({
  areaId: ['coverageAreaID', plainNumber],
  isEnabled: ['enabled', bool],
  priceCents: ['price', plainReais],
  place: [
    'coverageArea',
    record({ name: ['name', plainText], city: ['city', record({ name: ['name', plainText] })] }),
  ],
});

/** In the specification, an area's city is inside its district. */
const areaOfPlace = shape(coverageArea.wire, {
  decode(wire): CoverageArea {
    const { place, ...area } = coverageArea.decode(wire);
    return { ...area, name: place.name, city: place.city.name };
  },
  encode: ({ name, city, ...area }: CoverageArea) =>
    coverageArea.encode({ ...area, place: { name, city: { name: city } } }),
});

export const coverageAreasAnswer = answer('coverageAreas', list(areaOfPlace));

/** The area of an order's district (`endereco_id_bairro`), which the dialog preselects. */
export const areaOfDistrictAnswer = answer('area', record({ areaId: ['external_id', plainNumber] }));

export const districtInput = record({ districtId: ['neighbourhoodId', id] });

/**
 * A request for one courier: a courier of the service (with area and displayed price), or the store's own
 * courier.
 */
export type CourierInput =
  | {
      kind: 'service';
      orderId: number;
      areaId: number | null;
      priceCents: number | null;
      agreed: AgreedPrice | null;
    }
  | { kind: 'own'; orderId: number; courierName: string | null };

/** Value of `external_provider` that asks for a link code instead of a courier of the service. */
const OWN_PROVIDER = 'proprio';

const reais = z.number().check(z.gte(0), z.lte(99_999));

export const LONGEST_COURIER_NAME = 80;

/**
 * `quoted_price` is the price that the service quoted before (`v2/delivery/availability`), with the
 * percentage above the list price. `coverage_area_id` and `price` belong to a courier of the service.
 * `external_provider: 'proprio'` requests a link code, with the courier's `name` if the store knows it. The
 * server makes the codes and ignores a `code` in the request.
 */
export const courierInput = shape(
  z.object({
    id_pedido: wireId,
    coverage_area_id: z.optional(z.nullable(wireId)),
    price: z.optional(z.nullable(reais)),
    quoted_price: z.optional(z.nullable(reais)),
    additional_price_percent: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000)))),
    name: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_COURIER_NAME)))),
    external_provider: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    code: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  }),
  {
    decode: (wire): CourierInput =>
      wire.external_provider === OWN_PROVIDER
        ? { kind: 'own', orderId: wire.id_pedido, courierName: wire.name?.trim() || null }
        : {
            kind: 'service',
            orderId: wire.id_pedido,
            areaId: wire.coverage_area_id ?? null,
            priceCents: wire.price === undefined || wire.price === null ? null : centsFromReais(wire.price),
            agreed:
              wire.quoted_price == null
                ? null
                : {
                    priceCents: centsFromReais(wire.quoted_price),
                    additionalPercent: wire.additional_price_percent ?? 0,
                  },
          },
    encode: (input: CourierInput) =>
      input.kind === 'own'
        ? { id_pedido: input.orderId, external_provider: OWN_PROVIDER, name: input.courierName }
        : {
            id_pedido: input.orderId,
            coverage_area_id: input.areaId,
            price: input.priceCents === null ? null : reaisFromCents(input.priceCents),
            ...(input.agreed === null
              ? {}
              : {
                  quoted_price: reaisFromCents(input.agreed.priceCents),
                  additional_price_percent: input.agreed.additionalPercent,
                }),
          },
  },
);

/** Result of the request. `message` is for people. If the service has not answered yet, the server asks again. */
export interface RequestedCourier {
  message: string;
  courier: OrderCourier;
}

const requested = answer(
  record({
    message: ['mensagem', plainText],
    deliveryId: ['externalDeliveryId', plainText],
    linkCode: ['externalDeliveryWithCode', nullable(plainText)],
    person: ['entregador', courierPerson],
    request: ['solicitacao_entregador', courierRequest],
  }),
);

/** The answer repeats id and code under the names of the specification. */
export const requestedCourierAnswer = shape(requested.wire, {
  decode(wire): RequestedCourier {
    const { message, request, person } = requested.decode(wire);
    return { message, courier: { ...request, person } };
  },
  encode: ({ message, courier }: RequestedCourier) =>
    requested.encode({
      message,
      deliveryId: String(courier.requestId),
      linkCode: courier.linkCode,
      person: courier.person,
      request: courier,
    }),
});

export const courierOrderInput = record({ orderId: ['orderId', id] });
export const courierRequestIdInput = record({ requestId: ['id', id] });

export const courierCancelledAnswer = shape(
  z.object({ status: z.literal(true), message: z.literal('ORDER_CANCELED'), mensagem: z.string() }),
  {
    decode: (wire) => ({ message: wire.mensagem }),
    encode: (answer: { message: string }) => ({
      status: true as const,
      message: 'ORDER_CANCELED' as const,
      mensagem: answer.message,
    }),
  },
);

/** The panel never gets the service's credentials: the answer only confirms that the service accepted the server. */
export const courierAuthAnswer = answer(record({ expiresInSeconds: ['expires_in', plainNumber] }));

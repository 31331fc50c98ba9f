import type { AgreedPrice } from '@comanda/domain/courier/courier-quote';
import type { CourierPerson, OrderCourier } from '@comanda/domain/courier/courier-request';
import type { CoverageArea } from '@comanda/domain/courier/coverage-area';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import type { CourierStatus } from '@comanda/domain/orders/order-status';
import * as z from 'zod/mini';
import { courierStatusOf, courierWord } from '../orders/status-letters.wire.ts';
import { shape } from '../shape.ts';
import { epochOf, instant, wireId } from '../wire-types.ts';
import {
  courierPersonToWire,
  courierPersonWire,
  NOT_TOLD,
  orderCourierFromWire,
  orderCourierToWire,
  orderCourierWire,
} from './order-courier.wire.ts';

/** One step of an order's way with its couriers, oldest first. */
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

/** Field names of the vehicle are ours: the specification says "vehicle model and plate". */
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
      wire.externalDeliveryStatusList.map(({ date, status, meta_data: { deliveryMan: told } }) => ({
        at: epochOf(date),
        status: courierStatusOf(status) ?? 'searching',
        person: told && {
          name: told.name === '' ? null : told.name,
          vehicle: told.vehicle.model === NOT_TOLD ? null : told.vehicle.model,
          plate: told.vehicle.plate === NOT_TOLD ? null : told.vehicle.plate,
          phone: told.phone,
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
            vehicle: { model: person.vehicle ?? NOT_TOLD, plate: person.plate ?? NOT_TOLD },
          },
        },
      })),
    }),
  },
);

const coverageAreaWire = z.object({
  coverageAreaID: z.number(),
  enabled: z.boolean(),
  /** Reais. */
  price: z.number(),
  coverageArea: z.object({ name: z.string(), city: z.object({ name: z.string() }) }),
});

export const coverageAreasAnswer = shape(
  z.object({ status: z.literal(true), coverageAreas: z.array(coverageAreaWire) }),
  {
    decode: (wire): CoverageArea[] =>
      wire.coverageAreas.map((area) => ({
        areaId: area.coverageAreaID,
        name: area.coverageArea.name,
        city: area.coverageArea.city.name,
        priceCents: centsFromReais(area.price),
        isEnabled: area.enabled,
      })),
    encode: (areas: CoverageArea[]) => ({
      status: true as const,
      coverageAreas: areas.map((area) => ({
        coverageAreaID: area.areaId,
        enabled: area.isEnabled,
        price: reaisFromCents(area.priceCents),
        coverageArea: { name: area.name, city: { name: area.city } },
      })),
    }),
  },
);

/** The area of an order's district (`endereco_id_bairro`): what the dialog starts with. */
export const areaOfDistrictAnswer = shape(
  z.object({ status: z.literal(true), area: z.object({ external_id: z.number() }) }),
  {
    decode: (wire) => ({ areaId: wire.area.external_id }),
    encode: (found: { areaId: number }) => ({
      status: true as const,
      area: { external_id: found.areaId },
    }),
  },
);

export const districtInput = shape(z.object({ neighbourhoodId: wireId }), {
  decode: (wire) => ({ districtId: wire.neighbourhoodId }),
  encode: (input: { districtId: number }) => ({ neighbourhoodId: input.districtId }),
});

/** A wish for one courier: from the service (area and the price the person saw), or one of the store's own. */
export type CourierWish =
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

/**
 * `quoted_price` is what the service itself named before (`v2/delivery/availability`), with its percent above the list.
 * `coverage_area_id` and `price` go with a courier of the service; `external_provider: 'proprio'` asks for a link code,
 * with the courier's `name` if the store knows it. Codes are made by the server: a `code` that is sent is not used.
 */
export const courierWishInput = shape(
  z.object({
    id_pedido: wireId,
    coverage_area_id: z.optional(z.nullable(wireId)),
    price: z.optional(z.nullable(reais)),
    quoted_price: z.optional(z.nullable(reais)),
    additional_price_percent: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000)))),
    name: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    external_provider: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    code: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  }),
  {
    decode: (wire): CourierWish =>
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
    encode: (wish: CourierWish) =>
      wish.kind === 'own'
        ? { id_pedido: wish.orderId, external_provider: OWN_PROVIDER, name: wish.courierName }
        : {
            id_pedido: wish.orderId,
            coverage_area_id: wish.areaId,
            price: wish.priceCents === null ? null : reaisFromCents(wish.priceCents),
            ...(wish.agreed === null
              ? {}
              : {
                  quoted_price: reaisFromCents(wish.agreed.priceCents),
                  additional_price_percent: wish.agreed.additionalPercent,
                }),
          },
  },
);

/** What came of the wish. `message` is for people; a service that has not answered yet is still being asked. */
export interface RequestedCourier {
  message: string;
  courier: OrderCourier;
}

export const requestedCourierAnswer = shape(
  z.object({
    status: z.literal(true),
    mensagem: z.string(),
    externalDeliveryId: z.string(),
    externalDeliveryWithCode: z.nullable(z.string()),
    entregador: courierPersonWire,
    solicitacao_entregador: orderCourierWire,
  }),
  {
    decode: (wire): RequestedCourier => ({
      message: wire.mensagem,
      courier: orderCourierFromWire(wire.solicitacao_entregador, wire.entregador),
    }),
    encode: ({ message, courier }: RequestedCourier) => ({
      status: true as const,
      mensagem: message,
      externalDeliveryId: String(courier.requestId),
      externalDeliveryWithCode: courier.linkCode,
      entregador: courier.person && courierPersonToWire(courier.person),
      solicitacao_entregador: orderCourierToWire(courier),
    }),
  },
);

export const courierRequestIdInput = shape(z.object({ id: wireId }), {
  decode: (wire) => ({ requestId: wire.id }),
  encode: (input: { requestId: number }) => ({ id: input.requestId }),
});

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

/** The panel never holds the service's credentials: it only hears that the server is let in. */
export const courierAuthAnswer = shape(z.object({ status: z.literal(true), expires_in: z.number() }), {
  decode: (wire) => ({ expiresInSeconds: wire.expires_in }),
  encode: (answer: { expiresInSeconds: number }) => ({
    status: true as const,
    expires_in: answer.expiresInSeconds,
  }),
});

import type { AgentConfig } from '@comanda/contract/orders/printing/print-agent-events';
import { deviceRoutes } from '@comanda/contract/orders/printing/print-device.wire';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { PrintPlan } from '../print-plans.ts';

type PlannedDevice = PrintPlan['devices'][number];

/** A device of the plan; null when the store does not have it. */
export function findPlannedDevice(plan: PrintPlan, deviceId: number): PlannedDevice | null {
  return plan.devices.find((device) => device.deviceId === deviceId) ?? null;
}

/** A device of the plan. Throws `printing.device-not-found`. */
export function plannedDevice(plan: PrintPlan, deviceId: number): PlannedDevice {
  const device = findPlannedDevice(plan, deviceId);
  if (device === null) throw new AppError('printing.device-not-found');
  return device;
}

/** The configuration that an agent gets for its printers. */
export function configOf({ storeName }: { storeName: string }, { name, routes }: PlannedDevice): AgentConfig {
  return { loja: storeName, dispositivo: name, rotas: deviceRoutes.encode(routes) };
}

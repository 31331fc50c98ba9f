import type { AuditArea } from '@comanda/domain/people/audit/audit-area';
import {
  IconBook2,
  IconBuildingStore,
  IconClock,
  IconCreditCard,
  IconId,
  IconLogin2,
  IconMapPin,
  IconMotorbike,
  IconPrinter,
  IconReceipt,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';

/** Icons by the area of an entry; the area's name is next to each icon. */
export const areaIcons: Readonly<Record<AuditArea, typeof IconUsers>> = {
  people: IconUsers,
  access: IconLogin2,
  store: IconBuildingStore,
  registration: IconId,
  hours: IconClock,
  payments: IconCreditCard,
  'delivery-areas': IconMapPin,
  courier: IconMotorbike,
  printing: IconPrinter,
  catalogue: IconBook2,
  finance: IconReceipt,
  privacy: IconShieldLock,
};

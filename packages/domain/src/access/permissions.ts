/** The two roles of a store. Names on the wire are 'Lojista Admin' and 'Lojista Operador'. */
export const ROLES = ['admin', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Role names as people and the wire know them. Unknown names grant nothing. */
export const ROLE_NAMES: Record<Role, string> = { admin: 'Lojista Admin', operator: 'Lojista Operador' };

export function roleFromName(name: string): Role | null {
  return ROLES.find((role) => ROLE_NAMES[role] === name) ?? null;
}

/** Everything a person of a store may be allowed to do or see. Deny by default: only the table grants. */
export const PERMISSIONS = [
  'orders.read',
  'orders.change-status',
  'orders.cancel',
  'orders.request-courier',
  'orders.chat',
  'customers.see',
  'store.read',
  'store.open-close',
  'store.change-estimate',
  'catalogue.use',
  'settings.use',
  'hours.manage',
  'payment-methods.manage',
  'delivery-areas.manage',
  'bulk-upload.use',
  'ratings.read',
  'ratings.menu',
  'catalogue.menu',
  'software.manage',
  'users.manage',
  'registration.manage',
  'agreements.sign',
  'online-payment.switch',
  'finance.read',
  'reports.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const OPERATOR: readonly Permission[] = [
  'orders.read',
  'orders.change-status',
  'orders.cancel',
  'orders.request-courier',
  'orders.chat',
  'store.read',
  'store.open-close',
  'store.change-estimate',
  'catalogue.use',
  'catalogue.menu',
  'settings.use',
  'bulk-upload.use',
  'ratings.read',
  'ratings.menu',
];

/** What roles grant together, in the order of the table. No roles, no permission. */
export function grantsOf(roles: readonly Role[]): Permission[] {
  if (roles.includes('admin')) return [...PERMISSIONS];
  return roles.includes('operator') ? [...OPERATOR] : [];
}

/** Whoever is in, with what they were granted. */
export interface Granted {
  permissions: readonly string[];
}

/** True when somebody is in who was granted the permission. */
export function can(who: Granted | null, permission: Permission): boolean {
  return who?.permissions.includes(permission) ?? false;
}

/** Of names that came from elsewhere, those that are permissions: names we do not know grant nothing. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

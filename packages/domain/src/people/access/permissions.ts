/** The two roles of a store. Their API names are 'Lojista Admin' and 'Lojista Operador'. */
export const ROLES = ['admin', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Role names on screens and in the API. A user gets no permissions from an unknown name. */
export const ROLE_NAMES: Record<Role, string> = { admin: 'Lojista Admin', operator: 'Lojista Operador' };

export function roleFromName(name: string): Role | null {
  return ROLES.find((role) => ROLE_NAMES[role] === name) ?? null;
}

/** All permissions of a store's users. A user has only permissions that this table grants. */
export const PERMISSIONS = [
  'account.use',
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
  'catalogue.edit',
  'settings.use',
  'hours.manage',
  'payment-methods.manage',
  'delivery-areas.manage',
  'bulk-upload.use',
  'ratings.read',
  'ratings.reply',
  'software.manage',
  'users.manage',
  'history.read',
  'registration.manage',
  'agreements.sign',
  'online-payment.switch',
  'online-payment.manage',
  'finance.read',
  'reports.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that every operator has, with any settings of the store. */
const OPERATORS_ALWAYS: readonly Permission[] = ['account.use', 'orders.read', 'store.read'];

/**
 * Permissions that a store can grant to its operators. All others are for administrators only: people, the store's
 * registration and history, finance, reports, contracts, software.
 */
export const GRANTABLE = [
  'orders.change-status',
  'orders.cancel',
  'orders.request-courier',
  'orders.chat',
  'customers.see',
  'store.open-close',
  'store.change-estimate',
  'catalogue.use',
  'catalogue.edit',
  'bulk-upload.use',
  'ratings.read',
  'ratings.reply',
  'settings.use',
  'hours.manage',
  'payment-methods.manage',
  'online-payment.switch',
  'delivery-areas.manage',
] as const satisfies readonly Permission[];
export type GrantablePermission = (typeof GRANTABLE)[number];

/** Permissions of operators as long as the store has not changed them. */
export const FIRST_GRANTS: readonly GrantablePermission[] = [
  'orders.change-status',
  'orders.cancel',
  'orders.request-courier',
  'orders.chat',
  'store.open-close',
  'store.change-estimate',
  'catalogue.use',
  'ratings.read',
  'settings.use',
];

/**
 * The permissions of a user's roles, in the sequence of the table. `granted`: the permissions that the store
 * gives its operators; only grantable permissions count. No permissions without a role.
 */
export function grantsOf(roles: readonly Role[], granted: readonly string[] = FIRST_GRANTS): Permission[] {
  if (roles.includes('admin')) return [...PERMISSIONS];
  if (!roles.includes('operator')) return [];
  const all = new Set<string>([...OPERATORS_ALWAYS, ...tidyGrants(granted)]);
  return PERMISSIONS.filter((permission) => all.has(permission));
}

/**
 * The permission that another permission requires: the permission for its screen, or a more general
 * permission.
 */
const NEEDS: Partial<Record<GrantablePermission, GrantablePermission>> = {
  'hours.manage': 'settings.use',
  'payment-methods.manage': 'settings.use',
  'online-payment.switch': 'settings.use',
  'delivery-areas.manage': 'settings.use',
  'catalogue.edit': 'catalogue.use',
  'bulk-upload.use': 'catalogue.edit',
  'ratings.reply': 'ratings.read',
};

/** Returns a permission, preceded by all permissions that it requires. */
function withNeeds(permission: GrantablePermission): GrantablePermission[] {
  const needed = NEEDS[permission];
  return needed === undefined ? [permission] : [...withNeeds(needed), permission];
}

/**
 * The grantable permissions in a list of names, without duplicates, in the sequence of the table. A
 * permission is removed if the permission that it requires is missing.
 */
export function tidyGrants(names: readonly string[]): GrantablePermission[] {
  return GRANTABLE.filter((permission) => withNeeds(permission).every((each) => names.includes(each)));
}

/**
 * The grants after a user switched one permission. Switching on also adds the permissions that it requires;
 * switching off also removes the permissions that require it.
 */
export function switchGrant(
  granted: readonly GrantablePermission[],
  permission: GrantablePermission,
  isOn: boolean,
): GrantablePermission[] {
  if (!isOn) return tidyGrants(granted.filter((each) => each !== permission));
  return tidyGrants([...granted, ...withNeeds(permission)]);
}

/** A session with its permissions. */
export interface Granted {
  permissions: readonly string[];
}

/** True when a session exists and has the permission. */
export function can(who: Granted | null, permission: Permission): boolean {
  return who?.permissions.includes(permission) ?? false;
}

/** The known permissions in a list of names from outside. Unknown names are ignored. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

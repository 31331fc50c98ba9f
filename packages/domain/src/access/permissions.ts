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

/** What nobody can work without: an operator has it whatever their store says. */
const OPERATORS_ALWAYS: readonly Permission[] = ['account.use', 'orders.read', 'store.read'];

/**
 * What a store decides for its operators. All the rest is for administrators only: people, the store's registration and history,
 * finance, reports, contracts, software.
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

/** What operators may do while their store has said nothing. */
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
 * What roles grant together, in the order of the table; `granted` is what the store allows its operators, of which
 * nothing counts that is no store's to allow. No roles, no permission.
 */
export function grantsOf(roles: readonly Role[], granted: readonly string[] = FIRST_GRANTS): Permission[] {
  if (roles.includes('admin')) return [...PERMISSIONS];
  if (!roles.includes('operator')) return [];
  const all = new Set<string>([...OPERATORS_ALWAYS, ...tidyGrants(granted)]);
  return PERMISSIONS.filter((permission) => all.has(permission));
}

/** What one of them is worth nothing without: the screen it is done on, or what it does at large. */
const NEEDS: Partial<Record<GrantablePermission, GrantablePermission>> = {
  'hours.manage': 'settings.use',
  'payment-methods.manage': 'settings.use',
  'online-payment.switch': 'settings.use',
  'delivery-areas.manage': 'settings.use',
  'catalogue.edit': 'catalogue.use',
  'bulk-upload.use': 'catalogue.edit',
  'ratings.reply': 'ratings.read',
};

/** A permission, and before it all that it needs. */
function withNeeds(permission: GrantablePermission): GrantablePermission[] {
  const needed = NEEDS[permission];
  return needed === undefined ? [permission] : [...withNeeds(needed), permission];
}

/** Of names, those a store may grant, once each and in their order; without what would need one that is not among them. */
export function tidyGrants(names: readonly string[]): GrantablePermission[] {
  return GRANTABLE.filter((permission) => withNeeds(permission).every((each) => names.includes(each)));
}

/** What is granted after one of them was switched: nothing stands without what it needs, nothing is left behind. */
export function switchGrant(
  granted: readonly GrantablePermission[],
  permission: GrantablePermission,
  isOn: boolean,
): GrantablePermission[] {
  if (!isOn) return tidyGrants(granted.filter((each) => each !== permission));
  return tidyGrants([...granted, ...withNeeds(permission)]);
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

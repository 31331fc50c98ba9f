/** The two roles of the provider's team. */
export const PROVIDER_ROLES = ['admin', 'support'] as const;
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

/** Role names on screens and in the API. */
export const PROVIDER_ROLE_NAMES = {
  admin: 'Administração',
  support: 'Suporte',
} as const satisfies Record<ProviderRole, string>;

/** All permissions of the provider's team. Every member has `own.account`, even before setting up a second factor. */
export const PROVIDER_PERMISSIONS = [
  'own.account',
  'stores.read',
  'stores.manage',
  'people.manage',
  'registrations.handle',
  'changes.review',
  'services.manage',
  'finance.read',
  'customers.privacy',
  'audit.read',
  'support.visit',
  'team.manage',
] as const;
export type ProviderPermission = (typeof PROVIDER_PERMISSIONS)[number];

const SUPPORT: readonly ProviderPermission[] = [
  'own.account',
  'stores.read',
  'registrations.handle',
  'changes.review',
  'audit.read',
  'support.visit',
];

/**
 * Permissions of a team member: the permissions of the role. Before a second factor is set up, only access to
 * the own account.
 */
export function providerPermissionsOf({
  role,
  mustSetUpFactor,
}: {
  role: ProviderRole;
  mustSetUpFactor: boolean;
}): ProviderPermission[] {
  return mustSetUpFactor ? ['own.account'] : providerGrantsOf(role);
}

/** Permissions of a role, in the sequence of the table. */
export function providerGrantsOf(role: ProviderRole): ProviderPermission[] {
  return role === 'admin' ? [...PROVIDER_PERMISSIONS] : [...SUPPORT];
}

/** True when a session of the provider's team exists and has the permission. */
export function providerMay(
  who: { permissions: readonly ProviderPermission[] } | null,
  permission: ProviderPermission,
): boolean {
  return who?.permissions.includes(permission) ?? false;
}

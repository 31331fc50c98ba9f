/** The two roles of the provider's own people. */
export const PROVIDER_ROLES = ['admin', 'support'] as const;
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

/** Role names as people and the wire know them. */
export const PROVIDER_ROLE_NAMES = {
  admin: 'Administração',
  support: 'Suporte',
} as const satisfies Record<ProviderRole, string>;

/**
 * Everything a person of the provider may be allowed to do or see. `own.account` is everybody's, also before they have set
 * up their second factor.
 */
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

/** What somebody may do: everything of their role, or nothing but their own account before they set up their second factor. */
export function providerPermissionsOf({
  role,
  mustSetUpFactor,
}: {
  role: ProviderRole;
  mustSetUpFactor: boolean;
}): ProviderPermission[] {
  return mustSetUpFactor ? ['own.account'] : providerGrantsOf(role);
}

/** What a role grants, in the order of the table. */
export function providerGrantsOf(role: ProviderRole): ProviderPermission[] {
  return role === 'admin' ? [...PROVIDER_PERMISSIONS] : [...SUPPORT];
}

/** True when a person of the provider is in who was granted the permission. */
export function providerMay(
  who: { permissions: readonly ProviderPermission[] } | null,
  permission: ProviderPermission,
): boolean {
  return who?.permissions.includes(permission) ?? false;
}

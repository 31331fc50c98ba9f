/**
 * Access to 'Pagamento online': only administrators of the store. Operators see only if online payments are
 * on.
 */
export const MANAGE = { kind: 'session', permission: 'online-payment.manage' } as const;
/**
 * Access to calls that change the destination of money. They require a recent password and, if set up, the code of the
 * second factor.
 */
export const PROVEN = { ...MANAGE, isSensitive: true } as const;

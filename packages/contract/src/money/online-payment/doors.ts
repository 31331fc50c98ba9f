/** All of 'Pagamento online' is for administrators of the store; operators see whether it is switched on. */
export const MANAGE = { kind: 'session', permission: 'online-payment.manage' } as const;
/**
 * For the destination of money: the password, and the code of a second factor if there is one, were typed
 * recently.
 */
export const PROVEN = { ...MANAGE, isSensitive: true } as const;

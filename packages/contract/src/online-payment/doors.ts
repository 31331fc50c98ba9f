/** All of 'Pagamento online' is for administrators of the store; operators see whether it is switched on. */
export const MANAGE = { kind: 'session', permission: 'online-payment.manage' } as const;
/** Where money goes: the password, and the code of who has a second factor, were typed lately. */
export const PROVEN = { ...MANAGE, isSensitive: true } as const;

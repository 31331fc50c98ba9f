/** Only administrators of the store use 'Pagamento online'; operators see whether it is on. */
export const MANAGE = { kind: 'session', permission: 'online-payment.manage' } as const;
/** For the destination of money: the password and, if set up, the code of the second factor were typed recently. */
export const PROVEN = { ...MANAGE, isSensitive: true } as const;

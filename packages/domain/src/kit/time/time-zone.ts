/** Stores are in many time zones. The provider's team sees all times in this one. */
export const PROVIDER_TIME_ZONE = 'America/Sao_Paulo';

/** Stores are in many zones; the provider's people read all times in this one. */
export const PROVIDER_TIME_ZONE = 'America/Sao_Paulo';

/** The one time zone for all times on the screens of the provider's team, because stores are in several zones. */
export const PROVIDER_TIME_ZONE = 'America/Sao_Paulo';

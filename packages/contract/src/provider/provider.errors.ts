import type { FailureRow } from '../failure-row.ts';

/** Failures of the provider's console. */
export const PROVIDER_ERRORS = {
  'provider.bad-credentials': { status: 401, text: 'Usuário ou senha não conferem.' },
  'provider.unknown-store': { status: 404, text: 'Não há loja com este número.' },
} as const satisfies Record<string, FailureRow>;

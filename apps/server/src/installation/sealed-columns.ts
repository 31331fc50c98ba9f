import { cardSealer } from '../areas/money/payments/public.ts';
import { courierSealer } from '../areas/orders/courier/public.ts';
import { qzSealer } from '../areas/orders/printing/public.ts';
import { factorSealer } from '../areas/people/access/public.ts';
import { teamFactorSealer } from '../areas/people/provider/public.ts';
import { mailSealer } from '../platform/mail/mail-queue.ts';
import type { Sealer } from '../platform/sealed-text.ts';
import type { Directory } from './installation-row.ts';

/**
 * A column with values that are encrypted with the server's secret, and how to recover if the secret is lost.
 */
interface SealedColumn {
  table: string;
  column: string;
  /** False for a table without store ids. Its sealer then ignores `storeId`. */
  isOfStores: boolean;
  sealer(secret: string, storeId: number): Sealer;
  /** Makes a sentence about the lost values and how to set them up again. Null when they expire soon anyway. */
  again: ((count: number) => string) | null;
}

/** All columns with encrypted values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'provider_people',
    column: 'factor_secret',
    isOfStores: false,
    sealer: teamFactorSealer,
    again: (count) =>
      `segundo fator de ${count} da equipe: npm run provedor -- equipe fator <usuário>, e cada pessoa liga outro ao entrar`,
  },
  {
    table: 'second_factors',
    column: 'sealed_secret',
    isOfStores: true,
    sealer: (secret, storeId) => factorSealer({ secret }, storeId),
    again: (count) =>
      `segundo fator de ${count} das lojas: npm run provedor -- pessoa segundo-fator-desligar <loja> <login>, e cada pessoa liga outro em Minha conta`,
  },
  {
    table: 'second_factors',
    column: 'pending_secret',
    isOfStores: true,
    sealer: (secret, storeId) => factorSealer({ secret }, storeId),
    again: null,
  },
  {
    table: 'courier_accounts',
    column: 'client_secret',
    isOfStores: true,
    sealer: courierSealer,
    again: (count) =>
      `contas de entrega de ${count} lojas: npm run provedor -- entregas configurar <loja> … --trocar-segredo`,
  },
  {
    table: 'print_qz_keys',
    column: 'private_key',
    isOfStores: true,
    sealer: qzSealer,
    again: (count) => `chaves do QZ de ${count} lojas: cada loja envia a sua de novo, em Impressoras`,
  },
  {
    table: 'mails_out',
    column: 'sealed',
    isOfStores: true,
    sealer: mailSealer,
    again: (count) =>
      `${count} e-mails à espera não saem mais: veja em E-mails, no console, o que pedir de novo`,
  },
  {
    table: 'payment_charges',
    column: 'card_token',
    isOfStores: true,
    sealer: cardSealer,
    again: (count) => `${count} pagamentos com cartão a caminho: o cliente paga de novo`,
  },
];

/** Maximum number of rows tested per column. A secret that decrypts none of them is wrong. */
const MAX_CHECKED = 1_000;

/** Number of encrypted values, and number of values that a secret decrypts. */
export interface SealedHere {
  sealed: number;
  opened: number;
}

/**
 * Counts the values of one column, up to {@link MAX_CHECKED} rows. If `secret` is null, no value counts as
 * decrypted.
 */
export async function countOpened(
  directory: Directory,
  { table, column, isOfStores, sealer }: SealedColumn,
  secret: string | null,
): Promise<SealedHere> {
  const storeId = isOfStores ? 'store_id' : '0';
  const rows = await directory<{ storeId: number; sealed: Buffer }>({
    text: `select ${storeId} as "storeId", ${column} as sealed from ${table} where ${column} is not null limit $1`,
    values: [MAX_CHECKED],
  });
  const opens = ({ storeId, sealed }: { storeId: number; sealed: Buffer }) =>
    secret !== null && sealer(secret, storeId).unseal(sealed) !== null;
  return { sealed: rows.length, opened: rows.filter(opens).length };
}

/** Counts the encrypted values of the database, and the values that the secret decrypts. */
export async function trySecret(directory: Directory, secret: string | null): Promise<SealedHere> {
  const all: SealedHere = { sealed: 0, opened: 0 };
  for (const column of SEALED_COLUMNS) {
    const { sealed, opened } = await countOpened(directory, column, secret);
    all.sealed += sealed;
    all.opened += opened;
  }
  return all;
}

/** Lists the values that the secret does not decrypt and that must be set up again, one line each. */
export async function listToSetUpAgain(directory: Directory, secret: string): Promise<string[]> {
  const lines: string[] = [];
  for (const column of SEALED_COLUMNS) {
    const { sealed, opened } = await countOpened(directory, column, secret);
    if (sealed > opened && column.again !== null) lines.push(column.again(sealed - opened));
  }
  return lines;
}

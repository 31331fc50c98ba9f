import { checksumOf } from '@comanda/domain/money/banking/emv-objects';
import { writePixCode } from '@comanda/domain/money/banking/pix-code';
import { type Bank, Refusal } from '../bank.ts';

const OUR_KEY = 'recebimentos@gaivota.example';
const CITY = '6009SAO PAULO';
const WITH_ACCENT = { 'accent-as-character': '6007Goiânia', 'accent-as-bytes': '6008Goiânia' } as const;

/** The Pix code of a charge or boleto for its whole amount, in the configured form. */
export function pixCodeOf({ behaviour: { pixCodes } }: Bank, reference: string, amountCents: number): string {
  const txid = reference.replaceAll(/[^A-Za-z\d]/g, '').slice(-25);
  const written = writePixCode({
    payee: { key: OUR_KEY },
    name: 'GAIVOTA PAGAMENTOS',
    city: 'SAO PAULO',
    amountCents: pixCodes === 'other-amount' ? amountCents + 1 : amountCents,
    txid,
  });
  if (!written.ok) throw new Refusal(`código Pix: ${written.reason}`);
  const code = written.value;
  if (pixCodes === 'broken') return code.replace('GAIVOTA', 'GAIVOT');
  if (pixCodes === 'ascii' || pixCodes === 'other-amount') return code;
  const start = code.slice(0, -4).replace(CITY, WITH_ACCENT[pixCodes]);
  return start + checksumOf(Buffer.from(start).toString('latin1'));
}

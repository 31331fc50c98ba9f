import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './emv-objects.ts';
import { doubtOfPixCode, type PixCode, readPixCode, writePixCode } from './pix-code.ts';

const INVOICE: PixCode = {
  payee: { key: 'financeiro@provedor.example' },
  name: 'PROVEDOR EXEMPLO',
  city: 'SAO PAULO',
  amountCents: 5_487,
  txid: 'S1F11A1',
};
const INVOICE_CODE =
  '00020126490014br.gov.bcb.pix0127financeiro@provedor.example520400005303986540554.875802BR5916PROVEDOR EXEMPLO6009SAO PAULO62110507S1F11A1630460FE';
const LONGEST_KEY = `${'a'.repeat(68)}@b.exampl`;

function written(charge: PixCode): string {
  const code = writePixCode(charge);
  if (!code.ok) throw new Error(code.reason);
  return code.value;
}

/** Appends the correct checksum. */
const checked = (start: string) => `${start}6304${checksumOf(`${start}6304`)}`;

describe('a Pix code', () => {
  it('is written exactly', () => {
    expect(written(INVOICE)).toBe(INVOICE_CODE);
    const order = { key: 'fulano@example.com' };
    expect(
      written({
        payee: order,
        name: 'PIZZARIA DO ZÉ',
        city: 'São Paulo',
        amountCents: 5_490,
        txid: 'PEDIDO123',
      }),
    ).toBe(
      '00020126400014br.gov.bcb.pix0118fulano@example.com520400005303986540554.905802BR5914PIZZARIA DO ZE6009Sao Paulo62130509PEDIDO1236304781D',
    );
  });

  it.each<[string, Partial<PixCode>, Partial<PixCode>]>([
    ['of an invoice', {}, {}],
    ['without an amount', { amountCents: null }, {}],
    ['of one cent', { amountCents: 1 }, {}],
    ['of the largest amount', { amountCents: 999_999_999 }, {}],
    ['without a txid', { txid: null }, {}],
    ['with the longest txid', { txid: 'Z'.repeat(25) }, {}],
    ['for the longest key', { payee: { key: LONGEST_KEY } }, {}],
    ['for a phone', { payee: { key: '+5511987654021' } }, {}],
    ['of a charge somewhere', { payee: { location: 'pix.provedor.example/qr/v2/8b3d' }, txid: null }, {}],
    [
      'of a long name with accents',
      { name: 'Açaí & Pão  de Açúcar – Comércio de Alimentos', city: 'São José do Rio Preto' },
      { name: 'Acai & Pao de Acucar Come', city: 'Sao Jose do Rio' },
    ],
  ])('%s is read back, also by another reader', (_, changes, inAscii) => {
    const charge = { ...INVOICE, ...changes };
    const code = written(charge);
    const expected = { ...charge, ...inAscii };
    expect(readPixCode(code)).toEqual({ ok: true, value: expected });
    const isDynamic = 'location' in charge.payee;
    expect(getPixPayloadInfo(code)).toMatchObject({
      ...('location' in charge.payee ? { url: charge.payee.location } : { key: charge.payee.key }),
      merchantName: expected.name,
      merchantCity: expected.city,
      pointOfInitiation: isDynamic ? 'dynamic' : 'static',
      // A dynamic code contains no amount; the amount is in its charge, which the compared library does not
      // fetch.
      ...(isDynamic || charge.amountCents === null ? {} : { amount: charge.amountCents / 100 }),
      ...(charge.txid === null ? {} : { txid: charge.txid }),
    });
  });

  it.each<[string, Partial<PixCode>]>([
    ['key', { payee: { key: '' } }],
    ['key', { payee: { key: `a${LONGEST_KEY}` } }],
    ['key', { payee: { key: 'joão@provedor.example' } }],
    ['location', { payee: { location: 'https://pix.provedor.example/1' }, txid: null }],
    ['location', { payee: { location: `pix.example/${'1'.repeat(70)}` }, txid: null }],
    ['amount', { amountCents: 0 }],
    ['amount', { amountCents: -1 }],
    ['amount', { amountCents: 54.87 }],
    ['amount', { amountCents: 1_000_000_000 }],
    ['txid', { txid: '' }],
    ['txid', { txid: 'Z'.repeat(26) }],
    ['txid', { txid: 's1-f11' }],
    ['txid', { payee: { location: 'pix.provedor.example/1' }, txid: 'S1F11A1' }],
    ['name', { name: '東京' }],
    ['city', { city: ' ' }],
  ])('is not written where its %s is none: %j', (reason, changes) => {
    expect(writePixCode({ ...INVOICE, ...changes })).toEqual({ ok: false, reason });
  });

  it('is refused with any one character changed or lost', () => {
    for (const place of INVOICE_CODE.split('').keys()) {
      const [start, end] = [INVOICE_CODE.slice(0, place), INVOICE_CODE.slice(place + 1)];
      const other = INVOICE_CODE[place] === '7' ? '8' : '7';
      expect(readPixCode(start + other + end).ok, `place ${place}`).toBe(false);
      expect(readPixCode(start + end).ok, `place ${place} lost`).toBe(false);
    }
    expect(readPixCode(INVOICE_CODE.replace('financeiro', 'financeira'))).toEqual({
      ok: false,
      reason: 'wrong-checksum',
    });
  });

  it.each([
    ['no text', ''],
    ['a link', 'https://provedor.example/pay'],
    ['dollars', checked(INVOICE_CODE.slice(0, -8).replace('5303986', '5303840'))],
    ['another scheme', checked(INVOICE_CODE.slice(0, -8).replace('br.gov', 'us.gov'))],
    ['no key', checked(INVOICE_CODE.slice(0, -8).replace('0127fin', '0227fin'))],
    ['an amount that is none', checked(INVOICE_CODE.slice(0, -8).replace('54.87', '5,487'))],
    ['the same object twice', checked(`${INVOICE_CODE.slice(0, -8)}5802BR`)],
    ['a length beyond the end', checked(INVOICE_CODE.slice(0, -8).replace('62110507', '62990507'))],
    ['what cannot be seen', checked(INVOICE_CODE.slice(0, -8).replace('SAO', 'S\u200bO'))],
    ['a book', '0'.repeat(1_000_000)],
  ])('is not read out of %s', (_, text) => {
    expect(readPixCode(text)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it.each([
    ['54.9', 5_490],
    ['54', 5_400],
    ['0.00', null],
  ])(
    'is read from a bank that writes the amount as %s, also with blanks around the code',
    (amount, amountCents) => {
      const start = INVOICE_CODE.slice(0, -8).replace('540554.87', `540${amount.length}${amount}`);
      expect(readPixCode(` ${checked(start)}\n`)).toEqual({ ok: true, value: { ...INVOICE, amountCents } });
    },
  );

  /** Makes a code with this city. Lengths and checksum count the city's letters as characters or as bytes. */
  function ofCity(city: string, lengthIn: 'characters' | 'bytes', sumIn: 'characters' | 'bytes') {
    const bytes = (text: string) => Buffer.from(text).toString('latin1');
    const length = String((lengthIn === 'bytes' ? bytes(city) : city).length).padStart(2, '0');
    const start = `${INVOICE_CODE.slice(0, -8).replace('6009SAO PAULO', `60${length}${city}`)}6304`;
    return start + checksumOf(sumIn === 'bytes' ? bytes(start) : start);
  }

  it.each(['Goiânia', 'São José', 'Ñandú', 'ASCII'])(
    'is read for %s, if its bank counts characters or bytes',
    (city) => {
      for (const lengthIn of ['characters', 'bytes'] as const)
        for (const sumIn of ['characters', 'bytes'] as const) {
          const code = ofCity(city, lengthIn, sumIn);
          expect(readPixCode(code)).toEqual({ ok: true, value: { ...INVOICE, city } });
          expect(doubtOfPixCode(code, 5_487)).toBeNull();
          expect(doubtOfPixCode(code, 5_488)).toBe('other-amount');
          expect(doubtOfPixCode(code.replace('54.87', '54.88'), 5_488)).toBe('wrong-checksum');
        }
    },
  );

  it('with two amounts, depending on the counting, has none', () => {
    const account = INVOICE_CODE.slice(0, INVOICE_CODE.indexOf('5204'));
    const middle = '5204000053039865802BR5903LOJ6001X';
    // Counted in bytes, object 81 is 'éé', 54 is 10.00, and 82 contains the rest. Counted in characters, 81
    // is 'éé54', 05 contains 82, and 54 is 20.00.
    const start = `${account}${middle}8104éé540510.008212abc540520.00`;
    expect(readPixCode(checked(start))).toEqual({ ok: false, reason: 'unreadable' });
    expect(readPixCode(checked(start.replace('20.00', '10.00')))).toMatchObject({
      value: { amountCents: 1_000 },
    });
  });
});

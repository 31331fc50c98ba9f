/** Common names of the most frequent banks, by code. In the sequence of the screen: alphabetical. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  '121': 'Agibank',
  '001': 'Banco do Brasil',
  '041': 'Banrisul',
  '237': 'Bradesco',
  '208': 'BTG Pactual',
  '336': 'C6 Bank',
  '104': 'Caixa',
  '403': 'Cora',
  '077': 'Inter',
  '341': 'Itaú',
  '323': 'Mercado Pago',
  '536': 'Neon',
  '260': 'Nubank',
  '212': 'Original',
  '290': 'PagBank (PagSeguro)',
  '380': 'PicPay',
  '422': 'Safra',
  '033': 'Santander',
  '756': 'Sicoob',
  '748': 'Sicredi',
  '197': 'Stone',
  '348': 'XP',
};

/** An institution in the Central Bank's list. Some have an ISPB and no code. */
interface ListedBank {
  code: string;
  ispb: string;
  name: string;
}

/** Institutions without customer accounts: banks in liquidation, and the guarantee fund. */
const HAS_NO_ACCOUNTS = /em liquida[cç][aã]o|fundo garantidor/i;

/**
 * The banks to choose from: usual banks first, with their common name, then all others by code. Banks without
 * customer accounts are not offered, unless such a bank is already chosen.
 */
export function banksToChoose(
  banks: readonly ListedBank[],
  chosen: string,
): { value: string; label: string }[] {
  const options = banks
    .map(({ code, ispb, name }) => ({ value: code === '' ? ispb : code, code, name }))
    .filter(({ value, name }) => value === chosen || !HAS_NO_ACCOUNTS.test(name));
  const labelOf = ({ code, name }: { code: string; name: string }) =>
    code === '' ? name : `${code} – ${name}`;
  const usual = options
    .flatMap((option) => {
      const defaultName = USUAL_NAMES[option.code];
      return defaultName === undefined ? [] : [{ ...option, defaultName }];
    })
    .toSorted((one, other) => one.defaultName.localeCompare(other.defaultName, 'pt-BR'));
  return [
    ...usual.map((bank) => ({ value: bank.value, label: `${bank.defaultName} · ${labelOf(bank)}` })),
    ...options
      .filter(({ code }) => USUAL_NAMES[code] === undefined)
      .map((bank) => ({ value: bank.value, label: labelOf(bank) })),
  ];
}

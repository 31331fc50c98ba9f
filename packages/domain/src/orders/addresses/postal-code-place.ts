/** The place of a postal code. The city is known only if the code's range belongs to one city. */
export interface PostalCodePlace {
  state: string;
  city: string | null;
}

type Range = readonly [first: number, last: number, state: string, city?: string];

/**
 * Ranges of the postal service's public table, by the first five digits. Ranges of cities come before the range of
 * their state.
 */
const RANGES: readonly Range[] = [
  [1000, 5999, 'SP', 'São Paulo'],
  [8000, 8499, 'SP', 'São Paulo'],
  [13000, 13139, 'SP', 'Campinas'],
  [1000, 19999, 'SP'],
  [20000, 23799, 'RJ', 'Rio de Janeiro'],
  [20000, 28999, 'RJ'],
  [29000, 29099, 'ES', 'Vitória'],
  [29000, 29999, 'ES'],
  [30000, 31999, 'MG', 'Belo Horizonte'],
  [30000, 39999, 'MG'],
  [40000, 42599, 'BA', 'Salvador'],
  [40000, 48999, 'BA'],
  [49000, 49098, 'SE', 'Aracaju'],
  [49000, 49999, 'SE'],
  [50000, 52999, 'PE', 'Recife'],
  [50000, 56999, 'PE'],
  [57000, 57099, 'AL', 'Maceió'],
  [57000, 57999, 'AL'],
  [58000, 58099, 'PB', 'João Pessoa'],
  [58000, 58999, 'PB'],
  [59000, 59139, 'RN', 'Natal'],
  [59000, 59999, 'RN'],
  [60000, 61599, 'CE', 'Fortaleza'],
  [60000, 63999, 'CE'],
  [64000, 64099, 'PI', 'Teresina'],
  [64000, 64999, 'PI'],
  [65000, 65109, 'MA', 'São Luís'],
  [65000, 65999, 'MA'],
  [66000, 66999, 'PA', 'Belém'],
  [66000, 68899, 'PA'],
  [68900, 68911, 'AP', 'Macapá'],
  [68900, 68999, 'AP'],
  [69000, 69099, 'AM', 'Manaus'],
  [69000, 69299, 'AM'],
  [69300, 69339, 'RR', 'Boa Vista'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69923, 'AC', 'Rio Branco'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF', 'Brasília'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF', 'Brasília'],
  [74000, 74899, 'GO', 'Goiânia'],
  [73700, 76799, 'GO'],
  [76800, 76834, 'RO', 'Porto Velho'],
  [76800, 76999, 'RO'],
  [77000, 77249, 'TO', 'Palmas'],
  [77000, 77999, 'TO'],
  [78000, 78099, 'MT', 'Cuiabá'],
  [78000, 78899, 'MT'],
  [79000, 79124, 'MS', 'Campo Grande'],
  [79000, 79999, 'MS'],
  [80000, 82999, 'PR', 'Curitiba'],
  [80000, 87999, 'PR'],
  [88000, 88099, 'SC', 'Florianópolis'],
  [88000, 89999, 'SC'],
  [90000, 91999, 'RS', 'Porto Alegre'],
  [90000, 99999, 'RS'],
];

/** The state of a postal code, and the city if known. Null for an unassigned code. */
export function placeOfPostalCode(code: string): PostalCodePlace | null {
  const digits = code.replace(/\D/g, '');
  if (digits.length !== 8) return null;
  const prefix = Number(digits.slice(0, 5));
  const range = RANGES.find(([first, last]) => prefix >= first && prefix <= last);
  return range === undefined ? null : { state: range[2], city: range[3] ?? null };
}

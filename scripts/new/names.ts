const FLOORS = ['people', 'store', 'menu', 'orders', 'money', 'insight', 'retention'];
const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ADDRESS = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** The name of an area, in several spellings. */
export interface AreaNames {
  /** Path of the area: `<floor>/<area>`. */
  path: string;
  area: string;
  /** Name as an identifier: `giftCards`. */
  camel: string;
}

/** The name of a screen with one list, in several spellings. */
export interface ScreenNames {
  /** Path of the area that the screen belongs to: `<floor>/<area>`. */
  path: string;
  area: string;
  /** Names of many rows and of one row: `gift-cards`, `gift-card`. */
  names: string;
  name: string;
  /**
   * The same names as identifiers and in SQL: `GiftCards`, `GiftCard`, `giftCard`, `gift_cards`, `gift_card`.
   */
  Pascals: string;
  Pascal: string;
  camel: string;
  snakes: string;
  snake: string;
  /** Name of the screen in the menu. */
  title: string;
  /** Address of the screen without the first slash, and path of its call: `relatorio/cupons`. */
  route: string;
}

const camelOf = (word: string) => word.replace(/-(\w)/g, (_mark, letter: string) => letter.toUpperCase());
const pascalOf = (word: string) => camelOf(`-${word}`);
const snakeOf = (word: string) => word.replaceAll('-', '_');

/** Reads an area's path. Throws a sentence for an unknown floor or an unusual name. */
export function areaOf(place: string): AreaNames {
  const [floor = '', area = '', ...rest] = place.split('/');
  if (!FLOORS.includes(floor)) throw new Error(`'${floor}' is no floor: ${FLOORS.join(', ')}`);
  if (!WORD.test(area) || rest.length > 0) throw new Error(`'${place}' is no <floor>/<area> in kebab-case`);
  return { path: `${floor}/${area}`, area, camel: camelOf(area) };
}

/**
 * Reads the path of an area and the name of a list: see {@link areaOf}. If title or address are not given,
 * the name of the list is used.
 */
export function screenOf(place: string, title?: string, address?: string): ScreenNames {
  const [floor = '', area = '', names = '', ...rest] = place.split('/');
  const { path } = areaOf(`${floor}/${area}`);
  if (!WORD.test(names) || !names.endsWith('s') || rest.length > 0)
    throw new Error(`'${place}' is no <floor>/<area>/<names> with a plural in kebab-case`);
  if (address !== undefined && !ADDRESS.test(address))
    throw new Error(`'${address}' is no address such as /relatorio/cupons`);
  const name = names.replace(/ies$/, 'y').replace(/s$/, '');
  const words = names.replaceAll('-', ' ');
  return {
    ...{ path, area, names, name },
    ...{ Pascals: pascalOf(names), Pascal: pascalOf(name), camel: camelOf(name) },
    ...{ snakes: snakeOf(names), snake: snakeOf(name) },
    title: title ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    route: address?.slice(1) ?? names,
  };
}

/** Pictograms that people write instead of a word that the cook needs. All other pictograms are decoration. */
const PICTURES: Readonly<Record<string, string>> = {
  '🚫': 'não',
  '❌': 'não',
  '⛔': 'não',
  '🧅': 'cebola',
  '🧄': 'alho',
  '🍅': 'tomate',
  '🌶': 'pimenta',
  '🥜': 'amendoim',
  '🌰': 'castanha',
  '🧀': 'queijo',
  '🥓': 'bacon',
  '🥚': 'ovo',
  '🍳': 'ovo',
  '🥛': 'leite',
  '🦐': 'camarão',
  '🐟': 'peixe',
  '🍄': 'cogumelo',
  '🥑': 'abacate',
  '🌽': 'milho',
  '🫒': 'azeitona',
  '🥒': 'pepino',
  '🥬': 'folhas',
  '🍍': 'abacaxi',
  '🍌': 'banana',
  '🍓': 'morango',
  '🍫': 'chocolate',
  '🌾': 'trigo',
};

const ANY_PICTURE = new RegExp(`(?:${Object.keys(PICTURES).join('|')})\\uFE0F?`, 'gu');

/** Replaces pictograms of ingredients and prohibitions with words in brackets: 'sem 🧅' → 'sem (cebola)'. */
export function wordsOfPictures(text: string): string {
  return text.replace(ANY_PICTURE, (picture) => ` (${PICTURES[picture.replace('\uFE0F', '')] ?? ''}) `);
}

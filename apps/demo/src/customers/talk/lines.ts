import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import type { Random } from '../../world/random.ts';

const OPENINGS = [
  'Oi, boa noite! Dá pra caprichar no ponto?',
  'Oi! Vocês conseguem mandar sachê de ketchup e maionese?',
  'Boa noite, o interfone tá com defeito. Me liga quando chegar, por favor 🙏',
  'Oii, esqueci de pedir talheres, consegue mandar?',
  'Oi, tudo bem? Tem previsão de quanto tempo?',
  'Pode tirar a cebola de um deles? Esqueci de marcar',
  'Se não tiver guaraná pode ser coca, tá?',
  'Oi! É presente, dá pra mandar um bilhete escrito "parabéns, Lu"?',
];
const PICKUP_OPENINGS = [
  'Oi! Posso buscar daqui a 20 minutos?',
  'Boa noite, tem onde estacionar aí na frente?',
  'Quem vai buscar é meu marido, pode deixar no nome dele? Rafael',
];
const ANSWERS = [
  'Perfeito, obrigada!',
  'Combinado 👍',
  'Pode sim, sem problema',
  'Show, valeu demais!',
  'Ah que bom, fico no aguardo então',
  'Tranquilo, pode ser',
];
const ANSWERS_TO_QUESTIONS = [
  'Pode sim!',
  'Isso mesmo',
  'Tanto faz, o que for mais rápido pra vocês',
  'Apartamento 41, bloco B',
  'Pode deixar na portaria',
  'Sim, é no mesmo endereço',
];
const AFTER_DELIVERY = [
  'Chegou tudo quentinho, obrigada! 😋',
  'Recebi, tava uma delícia!',
  'Chegou certinho, valeu!',
  'Faltou o molho 😕 mas tava muito bom',
];
const ON_THE_WAY = [
  'O motoboy já saiu?',
  'Vi que saiu pra entrega, já desço na portaria',
  'Oba, já tá vindo!',
];
const CHANGED_MIND = [
  'Gente, desculpa, pedi no endereço errado. Vou cancelar',
  'Desculpa, acabei pedindo duas vezes',
];

/** The customer's first message. */
export function openingLine(random: Random, order: CustomerOrder): string {
  return random.pick(
    order.fulfilment === 'pickup' ? [...PICKUP_OPENINGS, ...OPENINGS.slice(4, 6)] : OPENINGS,
  );
}

/** The customer's answer to the store. */
export function answerLine(random: Random, message: string): string {
  return random.pick(message.includes('?') ? ANSWERS_TO_QUESTIONS : ANSWERS);
}

export const deliveredLine = (random: Random): string => random.pick(AFTER_DELIVERY);
export const onTheWayLine = (random: Random): string => random.pick(ON_THE_WAY);
export const changedMindLine = (random: Random): string => random.pick(CHANGED_MIND);

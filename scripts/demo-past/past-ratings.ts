import {
  contestRating,
  decideContest,
  replyToRating,
} from '@comanda/server/src/areas/orders/ratings/answer-rating.ts';
import { rateOrder } from '@comanda/server/src/areas/orders/ratings/rate-order.ts';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import type { Session } from '@comanda/server/src/platform/http/requester.ts';
import type { Services } from '@comanda/server/src/services.ts';
import { chanceOf, pickOf } from './chance.ts';
import type { PastSale } from './past-day.ts';

const HOUR_MS = 3_600_000;
/** Share of customers who rate their order. */
const SHARE = 0.012;

const PRAISE = [
  'Massa fina e bem assada, chegou quente. Recomendo!',
  'Sempre perfeito, a família adora.',
  'Chegou antes do prazo e super bem embalado.',
  'Melhor do bairro, de longe.',
  'Muito bom, como sempre 😍',
  'Atendimento nota dez, entregador educado.',
  'Porção generosa, valeu cada centavo.',
];
const COMPLAINTS = [
  'Chegou fria e demorou mais de uma hora.',
  'Veio sem a borda recheada que eu paguei.',
  'Faltou o refrigerante do combo.',
  'O sabor estava bom, mas a embalagem veio amassada.',
  'Pedi sem cebola e veio com cebola.',
];
const THANKS = [
  'Que bom que gostou! Até a próxima.',
  'Obrigada pelo carinho, volte sempre!',
  'Ficamos felizes. Um abraço de toda a equipe!',
];
const SORRY = [
  'Sentimos muito. Chame a gente no próximo pedido, que vamos caprichar.',
  'Obrigada por avisar, já conversamos com a cozinha.',
];

/**
 * Customers of one day rate their orders, at night or on the next morning. The store answers most ratings.
 */
export async function ratePastDay(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  sales: readonly PastSale[],
  session: Session,
): Promise<void> {
  const rated = sales.filter(({ externalId }) => chanceOf(externalId, 'rated') < SHARE);
  if (rated.length === 0) return;
  await database.inStore(session.storeId, async (tx) => {
    for (const { orderId, externalId, deliveredAt } of rated) {
      if (
        (await tx.maybeRow(
          sql`select 1 from ratings where store_id = ${tx.storeId} and order_id = ${orderId}`,
        )) !== null
      )
        continue;
      const at = deliveredAt + (0.4 + 13 * chanceOf(externalId, 'when')) * HOUR_MS;
      if (at > clock.now()) continue;
      const isGood = chanceOf(externalId, 'good') < 0.82;
      const score = (what: string) =>
        isGood
          ? 4 + Number(chanceOf(externalId, what) < 0.7)
          : 1 + Math.floor(chanceOf(externalId, what) * 3);
      const hasComment = chanceOf(externalId, 'comment') < (isGood ? 0.5 : 0.9);
      const comment = hasComment ? pickOf(isGood ? PRAISE : COMPLAINTS, externalId, 'words') : null;
      const scores = { food: score('food'), delivery: score('delivery'), overall: score('overall') };
      await rateOrder(tx, orderId, { ...scores, comment }, at);
      if (comment === null || chanceOf(externalId, 'reply') > 0.75) continue;
      const reply = pickOf(isGood ? THANKS : SORRY, externalId, 'reply words');
      await replyToRating(
        tx,
        { orderId, reply, known: null },
        session,
        at + (1 + 5 * chanceOf(externalId, 'reply when')) * HOUR_MS,
      );
    }
  });
}

/** The store asks to remove two ratings. The team removes one of them; the other request still waits. */
export async function contestPastRatings(
  { database, system, clock }: Pick<Services, 'database' | 'system' | 'clock'>,
  session: Session,
  operator: string,
): Promise<void> {
  const now = clock.now();
  await database.inStore(session.storeId, async (tx) => {
    const bad = await tx.rows<{ orderId: number }>(sql`
      select order_id as "orderId" from ratings
       where store_id = ${tx.storeId} and overall = 1 and contested_at is null order by rated_at desc limit 2`);
    for (const { orderId } of bad)
      await contestRating(
        tx,
        { orderId, reason: 'O cliente avaliou outra loja: este pedido não tinha borda.' },
        session,
        now,
      );
  });
  await system.inStore(session.storeId, async (tx) => {
    const contested = await tx.maybeRow<{ orderId: number }>(sql`
      select order_id as "orderId" from ratings
       where store_id = ${tx.storeId} and contested_at is not null and decision is null order by rated_at limit 1`);
    if (contested === null) return;
    const words = 'O comentário fala de outra loja.';
    await decideContest(tx, { ...contested, isRemoved: true, words }, { operator, now: now + HOUR_MS });
  });
}

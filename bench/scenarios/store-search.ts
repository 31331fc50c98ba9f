import { providerHeaders } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import type { World } from '@comanda/testkit/running/world';
import { figuresOfBar } from '../support/figure.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const STORES = 100_000;
const TIMES = 20;

/**
 * Searches of the provider's team: common and rare, with and without results, letter by letter, with and
 * without filters.
 */
const SEARCHES = [
  '',
  'busca=p',
  'busca=pi',
  'busca=piz',
  'busca=pizzaria',
  'busca=pizzaria%20sao%20joao',
  'busca=restaurante%20central%20recife',
  'busca=padaria%2042',
  'busca=99.144.900/0001-00',
  'busca=99144900000100',
  'busca=(11)%2990000-3100',
  'busca=54321',
  'busca=dona.777',
  'busca=contato12345',
  'busca=gmail',
  'busca=com',
  'busca=ltda&situacao=suspensas',
  'busca=pizzaria&situacao=fechadas&antes=50000',
  'busca=loja&antes=300',
  'busca=nenhuma%20tem%20este%20nome',
  'busca=zq',
  'situacao=suspensas',
  'situacao=alteracoes',
  'situacao=abertas&antes=20000',
] as const;

/** Measures the console's search over a hundred thousand stores with their users. */
export const storeSearch: Scenario = {
  name: 'store-search',
  run: async (bench) => {
    return bench.withWorld({ name: 'store_search', sockets: 2 }, async (world, http) => {
      await fill(world);
      const headers = await providerHeaders(world, 'admin');
      const times: number[] = [];
      const slowest = { search: '', ms: 0 };
      for (let time = 0; time < (bench.isQuick ? 2 : TIMES); time += 1)
        for (const search of SEARCHES) {
          const startedAt = performance.now();
          const answer = await http.send('GET', `/api/provedor/lojas?${search}`, headers);
          const ms = performance.now() - startedAt;
          if (answer.status !== 200) throw new Error(`${search}: ${answer.text}`);
          times.push(ms);
          if (time > 0 && ms > slowest.ms) Object.assign(slowest, { search, ms });
        }
      const figure = figuresOfBar('C1');
      const { p50, p95, max } = summarize(times);
      return {
        figures: [
          figure(`store searched for among ${STORES}, p95`, 'ms', p95, 100),
          figure(`store searched for among ${STORES}, p50`, 'ms', p50, null),
          figure(`store searched for among ${STORES}, slowest`, 'ms', max, null),
        ],
        notes: [
          `${SEARCHES.length} searches in turn, ${TIMES} times each, one after the other; two logins a store. Slowest after the first round: \`${slowest.search || 'no words'}\`.`,
        ],
      };
    });
  },
};

/**
 * Creates stores as after years of use: repeated names, cities, documents, two logins each. One in a thousand
 * is suspended.
 */
async function fill({ urls }: World): Promise<void> {
  await runStatement(
    urls.system,
    `insert into stores (store_id, company, name, legal_name, document, district, city, state, channel, is_suspended,
       is_open, created_at, email, mobile, word_is_open, word_end)
     select n, 'comanda',
       (array['Pizzaria','Hamburgueria','Sushi','Marmitaria','Padaria','Restaurante','Lanchonete','Açaí'])[1 + n % 8]
         || ' ' || (array['do Zé','da Ana','Bella Napoli','São João','Sabor & Cia','Central','Vila Nova','Imperial',
         'Dois Irmãos','Estrela'])[1 + n / 8 % 10] || ' ' || n,
       'Empresa ' || md5(n::text) || ' Alimentos Ltda',
       lpad((n * 7919::bigint % 100000000)::text, 8, '0') || '0001' || lpad((n % 100)::text, 2, '0'), 'Centro',
       (array['São Paulo','Campinas','Santos','Curitiba','Recife','Belo Horizonte','Manaus','Natal'])[1 + n / 80 % 8],
       'SP', n::text, n % 1000 = 0, n % 3 <> 0, now() - ($1::integer - n) * interval '20 minutes',
       'contato' || n || '@loja.example.com', '119' || lpad((n * 31 % 100000000)::text, 8, '0'), n % 3 <> 0,
       case when n % 3 = 0 then 'by-hand' end
      from generate_series(1, $1::integer) n`,
    [STORES],
  );
  await runStatement(
    urls.system,
    `insert into login_names (login, store_id, user_id)
     select 'dona.' || n, n, 1 from generate_series(1, $1::integer) n
     union all select 'balcao' || n || '@gmail.com', n, 2 from generate_series(1, $1::integer) n`,
    [STORES],
  );
  // Does the maintenance that the database does by itself within minutes.
  await runStatement(urls.owner, 'vacuum analyze stores');
  await runStatement(urls.owner, 'vacuum analyze login_names');
}

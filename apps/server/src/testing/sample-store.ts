import type { Call } from '@comanda/contract/kit/define-call';
import { fieldsOf } from '@comanda/contract/testing/sample-of';
import type { TestServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import type pg from 'pg';
import { ALL_SAMPLES } from './all-samples.ts';
import type { Sample, Sampled, SampledStore, Wire } from './sample.ts';

/** Creates a store of `server` with rows of each kind that areas save. Call `end` after the tests. */
export async function sampleStore(server: TestServer) {
  const store = await server.createStore();
  const stops: (() => Promise<void>)[] = [];
  const samples: Readonly<Record<string, Sample>> = ALL_SAMPLES;
  const made = new Map<string, Promise<Sampled>>();
  const sampledOf = (area: string): Promise<Sampled> => {
    const sampled = made.get(area) ?? samples[area]?.(shop);
    if (sampled === undefined) throw new Error(`${area} has no sample`);
    made.set(area, sampled);
    return sampled;
  };
  const shop: SampledStore = {
    ...{ server, store },
    admin: await server.as(store.adminLogin),
    operator: await server.as(store.operatorLogin),
    run: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      (await runStatement<Row>(server.urls.owner, statement, [store.storeId, ...values])).rows,
    numbersOf: async (area) => (await sampledOf(area)).numbers ?? {},
    atEnd: (stop) => stops.push(stop),
  };
  const all: Sampled[] = [];
  for (const area of Object.keys(samples)) all.push(await sampledOf(area));
  const inputs: Record<string, Wire> = Object.assign({}, ...all.map((each) => each.inputs));
  return {
    ...shop,
    numbers: Object.assign({}, ...all.map((each) => each.numbers)) as Record<string, unknown>,
    marks: all.flatMap((each) => each.marks ?? []),
    ofCustomers: all.flatMap((each) => each.ofCustomers ?? []),
    /** Fields of a call besides numbers. These are valid, so that only a number can be wrong. */
    inputsOf: ({ name, input }: Call<unknown, unknown>): Wire => {
      const ofArea = Object.entries(inputs[name.replace(/\..*/, '.*')] ?? {});
      const fields = fieldsOf(input.wire) ?? {};
      return { ...Object.fromEntries(ofArea.filter(([field]) => field in fields)), ...inputs[name] };
    },
    end: async () => {
      for (const stop of stops) await stop();
    },
  };
}

export type SampleStore = Awaited<ReturnType<typeof sampleStore>>;

import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '../s3-settings.ts';

/** Simulated faults of the bucket's network. */
export interface Faults {
  /** Number of requests that get 503. */
  refuses: number;
  /** Number of the next GET answers that get status 200, but wrong bytes. */
  damages: number;
}

/** A request as the bucket received it. */
export type BucketRequest = Pick<IncomingMessage, 'method' | 'headers'> & { path: string | undefined };

/** An S3 service with one bucket for one test, behind a proxy that simulates faults. */
export async function testBucket(): Promise<{
  settings: S3Settings;
  faults: Faults;
  requested: BucketRequest[];
}> {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folderOfTest(),
    configureBuckets: [{ name: 'comanda', configs: [] }],
  });
  const { port } = await service.run();
  const faults: Faults = { refuses: 0, damages: 0 };
  const requested: BucketRequest[] = [];
  const proxy = createServer((from, answer) => {
    requested.push({ method: from.method, path: from.url, headers: from.headers });
    if (faults.refuses > 0) {
      faults.refuses -= 1;
      from.resume();
      answer.writeHead(503).end();
      return;
    }
    const { method, url: path, headers } = from;
    const onward = request({ port, method, path, headers, host: '127.0.0.1' }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      const isDamaged = method === 'GET' && faults.damages > 0;
      if (isDamaged) faults.damages -= 1;
      back.on('data', (part: Buffer) => answer.write(isDamaged ? part.map((byte) => byte ^ 1) : part));
      back.on('end', () => answer.end());
    });
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await service.close();
  });
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    settings: {
      ...{ url, region: 'us-east-1', bucket: 'comanda', prefix: 'loja/', keyId: 'S3RVER', secret: 'S3RVER' },
    },
    faults,
    requested,
  };
}

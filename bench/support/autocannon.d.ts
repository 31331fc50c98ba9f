/** As much of autocannon as the benches use; the package brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface CannonRequest {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      /** Makes each request anew. */
      setupRequest?(request: CannonRequest): CannonRequest;
    }

    interface CannonResult {
      /** Per second. */
      requests: { average: number; total: number };
      /** Milliseconds. */
      latency: { p50: number; p99: number; max: number };
      /** Seconds. */
      duration: number;
      non2xx: number;
      errors: number;
    }

    interface CannonOptions {
      url: string;
      connections: number;
      duration: number;
      requests: CannonRequest[];
      /** Seconds. */
      timeout?: number;
      /** Requests a second, of all connections together. */
      overallRate?: number;
      /** Threads that send. */
      workers?: number;
    }
  }
  function autocannon(options: autocannon.CannonOptions): Promise<autocannon.CannonResult>;
  export = autocannon;
}

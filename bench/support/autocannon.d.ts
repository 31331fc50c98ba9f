/** The part of autocannon's types that the benches use; the package has none. */
declare module 'autocannon' {
  namespace autocannon {
    interface CannonRequest {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      /** Makes each request. */
      setupRequest?(request: CannonRequest): CannonRequest;
    }

    interface CannonResult {
      /** Calls per second. */
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
      /** Requests per second, of all connections together. */
      overallRate?: number;
      /** Threads that send. */
      workers?: number;
    }
  }
  function autocannon(options: autocannon.CannonOptions): Promise<autocannon.CannonResult>;
  export = autocannon;
}

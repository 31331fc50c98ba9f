/** Types of autocannon, which has none of its own. Only the part that the benches use. */
declare module 'autocannon' {
  namespace autocannon {
    interface CannonRequest {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      /** Changes each request before it is sent. */
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
      /** Requests per second of all connections together. */
      overallRate?: number;
      /** Number of threads that send requests. */
      workers?: number;
    }
  }
  function autocannon(options: autocannon.CannonOptions): Promise<autocannon.CannonResult>;
  export = autocannon;
}

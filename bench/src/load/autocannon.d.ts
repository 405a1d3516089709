/** What is used here of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    /** Requests; in place of `duration`. */
    amount?: number;
    /** s */
    duration?: number;
    /** Requests per second. */
    overallRate?: number;
    /** s */
    timeout?: number;
    requests: { path?: string; setupRequest?: (request: object) => object }[];
  }
  interface Result {
    requests: { total: number };
    /** ms */
    latency: { p50: number; p97_5: number; p99: number; max: number };
    '2xx': number;
    '4xx': number;
    non2xx: number;
    /** No answer, time-outs among them. */
    errors: number;
    /** s */
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

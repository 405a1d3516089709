/** What is used here of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    amount: number;
    /** s */
    timeout: number;
    requests: { setupRequest: (request: object) => object }[];
  }
  interface Result {
    requests: { total: number };
    '2xx': number;
    '4xx': number;
    /** s */
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name of an object; undefined = the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** True for what the store writes only to find out about the service. */
  isProbe?: boolean;
  /** Of an object that has more bytes, the first `most + 1` are read, and the connection is ended. */
  most?: number;
  /** Statuses that the caller understands; any other one is a ReleaseProblem. */
  accept: readonly number[];
}

export interface BucketAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

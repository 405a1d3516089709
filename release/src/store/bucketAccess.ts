import { ReleaseProblem } from './releaseProblem.ts';
import { checkedPrefix } from './storeKeys.ts';

/** Where a bucket is, and what opens it. */
export interface BucketAccess {
  /** `s3://bucket/prefix`, for messages. */
  address: string;
  /** The bucket's URL, without a slash at the end. */
  url: string;
  /** What every key in the bucket begins with: '' or a path with a slash at the end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

export const isBucketAddress = (address: string) => address.startsWith('s3://');

/**
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @param env with the variables that AWS's own tools read
 * @throws ReleaseProblem `usage` when the address is no such address, or a variable is missing or wrong
 */
export function readBucketAccess(address: string, env: NodeJS.ProcessEnv): BucketAccess {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(address) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ReleaseProblem('usage', `"${address}" does not name a bucket: write s3://bucket or s3://bucket/prefix.`);
  }
  const prefix = checkedPrefix(path).replace(/([^/])$/, '$1/');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new ReleaseProblem(
      'usage',
      `The release store ${address} needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN with temporary ones).`,
    );
  }
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  if (!region) {
    throw new ReleaseProblem(
      'usage',
      `The release store ${address} needs a region: set AWS_REGION for a bucket at AWS, or AWS_ENDPOINT_URL for another service.`,
    );
  }
  const url = endpoint ? `${checkedEndpoint(endpoint)}/${bucket}` : amazonUrl(bucket, region);
  return { address, url, prefix, region, accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN || undefined };
}

function checkedEndpoint(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (isPlain) return url.href.replace(/\/+$/, '');
  throw new ReleaseProblem(
    'usage',
    'AWS_ENDPOINT_URL is wrong: write the address of the service without the bucket, such as https://s3.example.com.',
  );
}

/** A name with a dot does not fit the certificate of Amazon's `bucket.s3.…` hosts. */
function amazonUrl(bucket: string, region: string): string {
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}

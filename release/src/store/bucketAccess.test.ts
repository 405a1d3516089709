import { readBucketAccess } from './bucketAccess.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['s3://shop', { AWS_REGION: 'eu-central-1' }, 'https://shop.s3.eu-central-1.amazonaws.com', ''],
  ['s3://my.shop/', { AWS_REGION: 'eu-central-1' }, 'https://s3.eu-central-1.amazonaws.com/my.shop', ''],
  ['s3://shop/a/b', { AWS_ENDPOINT_URL: 'https://s3.example.com/' }, 'https://s3.example.com/shop', 'a/b/'],
  ['s3://shop/a/', { AWS_ENDPOINT_URL_S3: 'http://s3', AWS_ENDPOINT_URL: 'http://all' }, 'http://s3/shop', 'a/'],
])('%s with %j is at %s', (address, env, url, prefix) => {
  expect(readBucketAccess(address, { ...keys, ...env })).toMatchObject({ address, url, prefix });
});

test.each([
  ['s3://', {}, 'write s3://bucket or s3://bucket/prefix'],
  ['s3://Shop', {}, 'does not name a bucket'],
  ['s3://shop/../x', {}, 'is not a valid key of the release store'],
  ['s3://shop', { AWS_SECRET_ACCESS_KEY: '' }, 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ['s3://shop', {}, 'set AWS_REGION for a bucket at AWS, or AWS_ENDPOINT_URL'],
  ['s3://shop', { AWS_ENDPOINT_URL: 's3.example.com' }, 'such as https://s3.example.com'],
])('%s with %j is a sentence with the fix', (address, env, fix) => {
  expect(() => readBucketAccess(address, { ...keys, ...env })).toThrow(fix);
});

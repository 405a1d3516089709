/**
 * A release store in a bucket of Ceph's gateway, for a test that forks this with the folder of a store. It sends
 * `{ env, count }` once the bucket has a copy of each object, or `{}` where Ceph is not installed, and ends when its parent does.
 */
import { openStore } from '../../release/src/store/openStore.ts';
import { BUCKET, hasCeph, startCeph } from '../../release/src/testing/startCeph.ts';

const [folder = ''] = process.argv.slice(2);
if (hasCeph()) {
  const ceph = await startCeph();
  const env = { ...ceph.env, AWS_REGION: 'us-east-1', RELEASE_STORE: `s3://${BUCKET}/shop` };
  process.once('disconnect', ceph.stop);
  const [from, to] = [openStore(folder), openStore(env.RELEASE_STORE, env)];
  // The shells of the shop that was copied do not run here.
  const keys = (await from.list('')).filter((key) => !key.startsWith('running/'));
  for (const key of keys) await to.putIfAbsent(key, (await from.get(key)) ?? '');
  process.send?.({ env, count: keys.length });
} else {
  process.send?.({});
  process.disconnect?.();
}

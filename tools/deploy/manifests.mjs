import { join } from 'node:path';
import { root } from '../root.mjs';
import { runTool } from './runTool.mjs';

const source = join(root, 'deploy/kubernetes');

/** The text of all manifests, as `kubectl apply -k` would send it. */
export function buildManifests() {
  const { status, output } = runTool('kubectl', ['kustomize', source]);
  if (status !== 0) throw new Error(output);
  return output;
}

/** The objects of such a text, as they are written. */
export function readManifests(text) {
  const args = ['label', '--local', '-f', '-', 'paw-dailies=read', '-o', 'json'];
  const { status, output } = runTool('kubectl', args, { input: text });
  if (status !== 0) throw new Error(output);
  return output.split(/^(?=\{$)/m).map((one) => JSON.parse(one));
}

/** The same, as Kubernetes understands it: fields that its types do not have are gone. Only for what runs pods. */
export function readTyped(objects) {
  const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects });
  const args = ['set', 'image', '--local', '-f', '-', '*=understood', '-o', 'json'];
  const { status, output } = runTool('kubectl', args, { input: list });
  if (status !== 0) throw new Error(output);
  return output.split(/^(?=\{$)/m).map((one) => JSON.parse(one));
}

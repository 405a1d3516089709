import { readRole } from '../start/readRole.mjs';
import { roles } from '../start/roles.mjs';
import { settingsOf } from '../start/settingsOf.mjs';
import { buildManifests, readManifests, readTyped } from './manifests.mjs';
import { describeWith } from './describeWith.mjs';

const describeKubernetes = describeWith('kubectl', ['version', '--client'], 'apt-get install kubernetes-client');
let text;
let objects;
const ofKind = (kind) => objects.filter((one) => one.kind === kind);
const podOf = (deployment) => deployment.spec.template.spec;

/** The path of each value in an object: `spec.replicas`. */
const pathsIn = (value, path = '') =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key))
    : [path];

const findUnknown = (written) => {
  const typed = readTyped(written);
  return written.flatMap((one, n) => {
    const known = new Set(pathsIn(typed[n]));
    return pathsIn(one).filter((path) => !known.has(path));
  });
};

describeKubernetes('Kubernetes', () => {
  beforeAll(() => {
    text = buildManifests();
    objects = readManifests(text);
  });

  test('kubectl builds the manifests, and knows each field of what runs pods', () => {
    expect(
      ofKind('Deployment')
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    ).toEqual(Object.keys(roles).toSorted());
    expect(findUnknown(ofKind('Deployment'))).toEqual([]);
    const misspelled = readManifests(text.replace('readOnlyRootFilesystem', 'readonlyRootFilesystem'));
    expect(findUnknown(misspelled.filter(({ kind }) => kind === 'Deployment'))).toEqual([
      'spec.template.spec.containers.0.securityContext.readonlyRootFilesystem',
    ]);
  });

  test('each pod runs without root, capabilities, a writable file system or a token of the cluster', () => {
    for (const deployment of ofKind('Deployment')) {
      const pod = podOf(deployment);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.containers).toHaveLength(1);
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('each pod has settings of its role alone', () => {
    const maps = new Map(ofKind('ConfigMap').map(({ metadata, data }) => [metadata.name, data]));
    for (const deployment of ofKind('Deployment')) {
      const role = deployment.metadata.name;
      const [{ env, envFrom, args }] = podOf(deployment).containers;
      const given = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      for (const { configMapRef } of envFrom) Object.assign(given, configMapRef && maps.get(configMapRef.name));
      const secrets = envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
      expect(secrets.filter((name) => name !== `paw-${role}`)).toEqual([]);
      expect([role, Object.keys(given).filter((name) => !settingsOf(role).includes(name))]).toEqual([role, []]);
      expect(readRole(args, given)).toBe(roles[role]);
    }
  });

  test('services, budgets, routes and policies name roles and ports that exist', () => {
    const ports = new Map(ofKind('Deployment').map((one) => [one.metadata.name, podOf(one).containers[0].ports[0]]));
    for (const { metadata, spec } of ofKind('Service')) {
      expect(spec.selector.role).toBe(metadata.name);
      expect(spec.ports).toEqual([{ name: 'http', port: ports.get(metadata.name).containerPort, targetPort: 'http' }]);
    }
    const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.role);
    expect(new Set(budgets)).toEqual(new Set(ports.keys()));
    const named = ofKind('NetworkPolicy').flatMap(({ spec }) => [
      ...(spec.podSelector.matchExpressions?.[0].values ?? []),
      ...(spec.ingress ?? []).flatMap(({ from }) => from.flatMap((one) => one.podSelector?.matchLabels.role ?? [])),
    ]);
    const routed = ofKind('Ingress').flatMap(({ spec }) => spec.rules.map(({ http }) => http.paths[0].backend.service));
    for (const role of [...named, ...routed.map(({ name }) => name)]) expect([...ports.keys()]).toContain(role);
    expect(routed.map(({ port }) => port.name)).toEqual(['http', 'http']);
  });
});
